import type { Envelope } from '../kernel/types.js';
import { entriesBetween, storeError } from './entries.js';
import { type Position, positionAfter, type Rules, startOf } from './position.js';
import type { Entry, MatchStore } from './store.js';

export interface Step {
  readonly before: Position;
  readonly entry: Entry;
  readonly after: Position;
}

/** This many of the last steps are held in memory, so that sending them to subscribers needs no reading from the store. */
const RECENT = 64;

/** Which log, where, and by which rules. */
export interface Log extends Rules {
  readonly store: MatchStore;
  readonly id: string;
  readonly first: Envelope;
}

/** @throws Error `store: …` for an entry that can't stand there */
export function stepOf(rules: Rules, before: Position, entry: Entry): Step {
  let after: Position | undefined;
  try {
    after = positionAfter(rules, before, entry);
  } catch (cause) {
    throw storeError(`entry ${before.version} can’t be played`, cause);
  }
  if (after) return { before, entry, after };
  throw storeError(`entry ${before.version} can’t follow on those before it`);
}

async function* storedSteps(log: Log, from: number, to: number): AsyncGenerator<Step> {
  const kept = await log.store.latest(log.id, from);
  let position = startOf(log, log.first, kept?.snapshot);
  for await (const entries of entriesBetween(log.store, log.id, position.version, to)) {
    for (const entry of entries) {
      const step = stepOf(log, position, entry);
      position = step.after;
      if (step.before.version >= from) yield step;
    }
  }
  if (position.version < to) throw storeError(`the log ends at ${position.version}, but it had ${to} entries`);
}

export interface Journal {
  readonly position: Position;
  readonly take: (step: Step) => void;
  /** The steps from a version on, to where the position is now; asks the store for those that are no longer held. */
  readonly stepsSince: (version: number) => AsyncIterable<Step>;
}

export function journalOf(log: Log, start: Position): Journal {
  let position = start;
  let recent: Step[] = [];

  return {
    get position() {
      return position;
    },
    take(step) {
      position = step.after;
      recent = [...recent, step].slice(-RECENT);
    },
    async *stepsSince(version) {
      const held = recent;
      const heldFrom = held[0]?.before.version ?? position.version;
      if (version < heldFrom) yield* storedSteps(log, version, heldFrom);
      for (const step of held) if (step.before.version >= version) yield step;
    },
  };
}
