import { isInteger, isRecord, plainCopy } from '../kernel/plain.js';
import { readAction } from '../record/open.js';
import type { Entry, MatchStore } from './store.js';

/** How many entries are asked of a store at once. */
const MOST_AT_ONCE = 500;

export const storeError = (what: string, cause?: unknown): Error =>
  new Error(`store: ${what}`, cause === undefined ? {} : { cause });

/** @throws Error `store: …` for what is no entry */
export function readEntry(value: unknown, version: number): Entry {
  try {
    const { seat, key, sent, undo, action } = plainCopy(value, 'INVALID_RECORD', 'entry') as Record<string, unknown>;
    const submission = {
      seat: seat as number,
      ...(key !== undefined && { key: key as string, sent: sent as string }),
    };
    if (isInteger(undo, 0, version - 1)) return Object.freeze({ ...submission, undo });
    const played = readAction(action, 'entry');
    if (played.player === seat) return Object.freeze({ ...submission, action: played });
  } catch (cause) {
    throw storeError(`entry ${version} is none`, cause);
  }
  throw storeError(`entry ${version} is none`);
}

/** Entries as a store tells them, from a version on: at most so many. @throws Error `store: …` unless they follow on each other */
async function entriesAt(store: MatchStore, id: string, from: number, limit: number): Promise<Entry[]> {
  const stored = await store.read(id, from, limit);
  if (!Array.isArray(stored)) throw storeError('read gives no list');
  return stored.map((one: unknown, i) => {
    const { version, entry } = isRecord(one) ? one : {};
    if (version === from + i) return readEntry(entry, from + i);
    throw storeError(`read gives entry ${String(version)} where ${from + i} was to come`);
  });
}

/** All entries of a log from one version to another, if it goes so far, in lists. */
export async function* entriesBetween(
  store: MatchStore,
  id: string,
  from: number,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<readonly Entry[]> {
  let version = from;
  while (version < to) {
    const limit = Math.min(MOST_AT_ONCE, to - version);
    const entries = await entriesAt(store, id, version, limit);
    if (entries.length > 0) yield entries;
    if (entries.length < limit) return;
    version += entries.length;
  }
}
