import type { AnyAction, AnyGame, Envelope, GameResult } from '../kernel/types.js';
import type { End } from '../record/ended.js';
import { isFinal } from '../record/final.js';
import { type Clock, clockAfterAction, clockAfterUndo, clockAt, clockAtStart, shownClock } from './clock.js';
import { afterShare, isHeld, isShare, type Sharing, sharesAtStart, waitingSince } from './shared.js';
import type { Shares } from './shares.js';
import type { Asked, Entry, SnapshotData, StoredSnapshot } from './store.js';
import type { Terms } from './terms.js';
import type { Around } from './types.js';

/** How many actions in a row can be taken back: the states before them are kept. */
export const MAX_UNDONE = 32;

interface Undoable {
  /** The version at which it was appended. */
  readonly version: number;
  readonly seat: number;
  readonly before: Envelope;
  /** How long it had taken; where there is a clock. */
  readonly spent?: number;
}

export interface Position {
  /** The number of entries before it. */
  readonly version: number;
  readonly state: Envelope;
  /** The version since which the state is what it is. */
  readonly since: number;
  /** The last actions that stand, all of one seat; what was done before them stays. */
  readonly undoable: readonly Undoable[];
  /** How often taking back was asked for or done since a position came that stands. */
  readonly undone: number;
  /** What the others are asked, until they have answered or someone acts. */
  readonly asked?: Asked | undefined;
  readonly clock?: Clock | undefined;
  /** What everybody has shared, where the dice are shared. */
  readonly shares?: Shares | undefined;
  /** How the match was ended, if not by its rules. */
  readonly end?: End | undefined;
}

/** The rules of a match, and whether its end makes a seed public. */
export interface Rules {
  readonly game: AnyGame;
  readonly hasSeed: boolean;
  readonly terms: Terms;
  /** Where the dice are shared. */
  readonly sharing?: Sharing | undefined;
}

/** `null` while the match runs. */
export const resultOf = ({ game }: Rules, { state, end }: Position): GameResult | null =>
  end?.result ?? game.result(state);

/** The players who may act. */
export const toActIn = ({ game }: Rules, { state, end, shares }: Position): readonly number[] =>
  end || isHeld(shares) ? [] : game.playersToAct(state);

/** What is shown of it besides the game and what is shared; its clock as of a later moment, if one is given. */
export function around(rules: Rules, position: Position, now: number | undefined = undefined): Around {
  const { asked, clock, end } = position;
  const { clock: settings } = rules.terms;
  const isRunning = now !== undefined && clock && clock.now !== null && !resultOf(rules, position);
  const timed = isRunning ? clockAt(clock, toActIn(rules, position), now) : clock;
  return {
    ...(end && { ended: end.ended }),
    ...(asked && { asked }),
    ...(timed && settings && { clock: shownClock(timed, settings) }),
  };
}

/** Whether everybody except whoever asked has agreed. */
export const haveAllAgreed = ({ agreed }: Asked, players: number): boolean => agreed.length === players - 1;

/** The open question after an entry that is no action or end; `undefined` for an impossible one. */
function answered({ state, asked }: Position, { seat, reply, undo }: Entry): Asked | null | undefined {
  if (!reply || !asked || reply.version !== asked.version) return undefined;
  if (seat === asked.seat || seat < 0 || seat >= state.players || asked.agreed.includes(seat)) return undefined;
  const agreed = { ...asked, agreed: [...asked.agreed, seat] };
  const isGranted = reply.agrees && haveAllAgreed(agreed, state.players);
  if (isGranted !== (undo !== undefined)) return undefined;
  return reply.agrees ? agreed : null;
}

function afterAction(rules: Rules, position: Position, action: AnyAction, known: Envelope | undefined): Position {
  const { game, hasSeed, terms } = rules;
  const { version, state: before, undoable, clock } = position;
  const { player: seat } = action;
  const state = known ?? game.reduce(before, action);
  const isFollowed = undoable.length > 0 && undoable.at(-1)?.seat !== seat;
  const spent = clock && { spent: clock.spent[seat] as number };
  const all = [...(isFollowed ? [] : undoable), { version, seat, before, ...spent }];
  const stays = isFinal(game, before, action, state, hasSeed);
  return {
    ...position,
    state,
    since: version + 1,
    undoable: stays ? [] : all.slice(-MAX_UNDONE),
    undone: stays || isFollowed || all.length > MAX_UNDONE ? 0 : position.undone,
    asked: undefined,
    clock: clock && terms.clock && clockAfterAction(clock, terms.clock, seat, game.playersToAct(state)),
  };
}

function afterUndo({ game, terms }: Rules, position: Position, undo: number): Position | undefined {
  const { version, undoable, clock } = position;
  const last = undoable.at(-1);
  if (last?.version !== undo) return undefined;
  const { seat, before, spent = 0 } = last;
  return {
    ...position,
    state: before,
    since: version + 1,
    undoable: undoable.slice(0, -1),
    asked: undefined,
    clock: clock && terms.clock && clockAfterUndo(clock, terms.clock, seat, spent, game.playersToAct(before)),
  };
}

/** What was shared may be the last thing due for a throw. */
function afterSharing(
  rules: Rules,
  position: Position,
  entry: Entry,
  known: Envelope | undefined,
): Position | undefined {
  const { sharing, game } = rules;
  const { shares, state } = position;
  if (!sharing || !shares || resultOf(rules, position)) return undefined;
  const step = afterShare(sharing, game, shares, state, entry, known);
  if (!step) return undefined;
  const { shares: next, played } = step;
  if (played) return afterAction(rules, { ...position, shares: next }, played.action, played.state);
  // What is announced stands: nothing before it can be taken back any more.
  const stands = entry.announced && { undoable: [], undone: 0, asked: undefined };
  return { ...position, shares: next, ...stands };
}

/** The time after which a player counts as missing runs from the first moment that the host gives. */
function sinceNow({ shares }: Position, now: number | undefined): Pick<Position, 'shares'> {
  if (!shares || now === undefined || waitingSince(shares) !== null) return {};
  const { due } = shares;
  return { shares: due ? { ...shares, due: { ...due, since: now } } : { ...shares, since: now } };
}

/** The position after an entry, its time having passed already. */
function afterEntry(rules: Rules, position: Position, entry: Entry, known: Envelope | undefined): Position | undefined {
  const { seat, action, undo, ask, reply, end } = entry;
  const { version, undoable } = position;
  const undone = position.undone + 1;
  if (isShare(entry)) return afterSharing(rules, position, entry, known);
  if (isHeld(position.shares) && !end && (action ?? undo ?? ask ?? reply) !== undefined) return undefined;
  if (action) return afterAction(rules, position, action, known);
  if (resultOf(rules, position) && (end || undo === undefined)) return undefined;
  if (end) {
    const { shares } = position;
    return {
      ...position,
      undoable: [],
      asked: undefined,
      ...(shares && { shares: { ...shares, due: undefined } }),
      end,
    };
  }
  if (reply) {
    const asked = answered(position, entry);
    if (asked === undefined) return undefined;
    return undo === undefined ? { ...position, asked: asked ?? undefined } : afterUndo(rules, position, undo);
  }
  const last = undoable.at(-1);
  if (undo !== undefined) return last?.seat === seat ? afterUndo(rules, { ...position, undone }, undo) : undefined;
  if (ask === undefined) return { ...position, ...sinceNow(position, entry.now) };
  if (last?.seat !== seat || last.version !== ask) return undefined;
  return { ...position, undone, asked: { seat, version: version + 1, agreed: [] } };
}

/**
 * The position after an entry.
 *
 * @param known - the state after it, where it has just been judged
 * @throws `GameError` what `game.reduce` throws for the action; `undefined` for an entry that can't follow
 */
export function positionAfter(rules: Rules, position: Position, entry: Entry, known?: Envelope): Position | undefined {
  const { version, clock, end } = position;
  if (end) return undefined;
  const timed = entry.now === undefined || !clock ? clock : clockAt(clock, toActIn(rules, position), entry.now);
  const after = afterEntry(rules, { ...position, clock: timed }, entry, known);
  return after && { ...after, version: version + 1 };
}

export const snapshotOf = ({ version: _, ...data }: Position): SnapshotData => data;

/**
 * The position from which a log is read: that of a snapshot, if there is one, else the first.
 *
 * @throws `GameError` `INVALID_STATE` for a snapshot of anything but a state of the game
 */
export function startOf(
  { game, terms, sharing }: Rules,
  first: Envelope,
  snapshot: StoredSnapshot | undefined,
): Position {
  const clock = terms.clock && clockAtStart(terms.clock, first.players);
  const shares = sharing && sharesAtStart(sharing, first.players);
  const begun = { ...(clock && { clock }), ...(shares && { shares }) };
  if (!snapshot) return { version: 0, since: 0, state: first, undoable: [], undone: 0, ...begun };
  const { version, data } = snapshot;
  return {
    since: version,
    undone: 0,
    ...data,
    version,
    state: game.load(data.state),
    undoable: data.undoable.map((one) => ({ ...one, before: game.load(one.before) })),
  };
}
