import type { AnyGame, Envelope } from '../kernel/types.js';
import { isFinal } from '../record/final.js';
import type { Entry, SnapshotData, StoredSnapshot } from './store.js';

/** How many actions in a row can be taken back: the states before them are kept. */
export const MAX_UNDONE = 32;

interface Undoable {
  /** The version at which it was appended. */
  readonly version: number;
  readonly seat: number;
  readonly before: Envelope;
}

export interface Position {
  /** The number of entries before it. */
  readonly version: number;
  readonly state: Envelope;
  /** The last actions that stand, all of one seat; what was done before them stays. */
  readonly undoable: readonly Undoable[];
}

/** The rules of a match, and whether its end makes a seed public. */
export interface Rules {
  readonly game: AnyGame;
  readonly hasSeed: boolean;
}

/**
 * The position after an entry.
 *
 * @param known - the state after it, where it has just been judged
 * @throws `GameError` what `game.reduce` says of the action; `undefined` for an undo of what can't be taken back
 */
export function positionAfter(
  { game, hasSeed }: Rules,
  position: Position,
  entry: Entry,
  known?: Envelope,
): Position | undefined {
  const { version, state: before, undoable } = position;
  const { seat } = entry;
  const last = undoable.at(-1);
  if (entry.undo !== undefined) {
    if (last?.seat !== seat || last.version !== entry.undo) return undefined;
    return { version: version + 1, state: last.before, undoable: undoable.slice(0, -1) };
  }
  const state = known ?? game.reduce(before, entry.action);
  const own = last?.seat === seat ? undoable : [];
  const stays = isFinal(game, before, entry.action, state, hasSeed);
  return {
    version: version + 1,
    state,
    undoable: stays ? [] : [...own, { version, seat, before }].slice(-MAX_UNDONE),
  };
}

export const snapshotOf = ({ state, undoable }: Position): SnapshotData => ({ state, undoable });

/**
 * The position from which a log is read: that of a snapshot, if there is one, else the first.
 *
 * @throws `GameError` `INVALID_STATE` for a snapshot of what is no state of the game
 */
export function startOf({ game }: Rules, first: Envelope, snapshot: StoredSnapshot | undefined): Position {
  if (!snapshot) return { version: 0, state: first, undoable: [] };
  const { version, data } = snapshot;
  return {
    version,
    state: game.load(data.state),
    undoable: data.undoable.map(({ version, seat, before }) => ({ version, seat, before: game.load(before) })),
  };
}
