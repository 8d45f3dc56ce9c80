import { deepFreeze, isInteger, isRecord, plainCopy } from '../kernel/plain.js';
import { isCommitment } from '../record/fields.js';
import { footerFields, isLink } from '../record/footer-fields.js';
import { readAction } from '../record/open.js';
import { isShare } from './shared.js';
import { type Entry, HOST, type MatchStore } from './store.js';

/** How many entries a store is asked for at once. */
const MOST_AT_ONCE = 500;

export const storeError = (what: string, cause?: unknown): Error =>
  new Error(`store: ${what}`, cause === undefined ? {} : { cause });

const isEnd = (end: unknown): boolean =>
  isRecord(end) && ['ended', 'result'].every((key) => footerFields[key]?.accepts(end[key], {}));
const isReply = (reply: unknown): boolean =>
  isRecord(reply) && isInteger(reply.version, 1) && typeof reply.agrees === 'boolean';

/** Whether it has one thing that can be shared. */
function isShared({ seat, commitment, announced, link, action }: Entry): boolean {
  if (!(link === undefined || isLink(link)) || !isInteger(seat, 0)) return false;
  if (commitment !== undefined) return isCommitment(commitment);
  return announced === undefined
    ? action === undefined || readAction(action, 'entry') !== undefined
    : readAction(announced, 'entry').player === seat;
}

/** Whether it has one thing that can be done, whoever may do it. */
function isEntry(entry: Entry, version: number): boolean {
  const { seat, now, action, undo, ask, reply, end } = entry;
  const isPast = (at: unknown): boolean => isInteger(at, 0, version - 1);
  if (!isInteger(seat, HOST) || !(now === undefined || isInteger(now, 0))) return false;
  if (isShare(entry)) return isShared(entry);
  if (action !== undefined) return readAction(action, 'entry').player === seat;
  if (reply !== undefined) return isReply(reply) && (undo === undefined || isPast(undo));
  if (end !== undefined) return isEnd(end);
  return undo === undefined && ask === undefined ? now !== undefined : isPast(undo ?? ask);
}

/** @throws Error `store: …` for anything but an entry */
export function readEntry(value: unknown, version: number): Entry {
  try {
    const entry = plainCopy(value, 'INVALID_RECORD', 'entry') as Entry & Readonly<Record<string, unknown>>;
    if (isEntry(entry, version)) return deepFreeze(entry);
  } catch (cause) {
    throw storeError(`entry ${version} is none`, cause);
  }
  throw storeError(`entry ${version} is none`);
}

/** Entries from a store, from a version on: at most `limit`. @throws Error `store: …` unless they follow on each other */
async function entriesAt(store: MatchStore, id: string, from: number, limit: number): Promise<Entry[]> {
  const stored = await store.read(id, from, limit);
  if (!Array.isArray(stored)) throw storeError('read gives no list');
  return stored.map((one: unknown, i) => {
    const { version, entry } = isRecord(one) ? one : {};
    if (version === from + i) return readEntry(entry, from + i);
    throw storeError(`read gives entry ${String(version)} where ${from + i} was to come`);
  });
}

/** All entries of a log from one version to another, if it goes that far, in lists. */
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
