/** The checkers of one player by where they stand, as they number the board: 0 is off, 1 to 24 are points, 25 is the bar. */
export type Checkers = readonly number[];

/** Where a checker is taken from. */
export type From = number | 'bar';
/** Where a checker is put. */
export type To = number | 'off';

export const CHECKERS = 15;
export const OFF = 0;
export const BAR = 25;
/** The home board is points 1 to 6. */
export const HOME = 6;
/** Places of one player: off, 24 points, the bar. */
export const PLACES = 26;

/** Checkers at the start of a game (BGM-2): place → number. */
const START: Readonly<Record<number, number>> = { 6: 5, 8: 3, 13: 5, 24: 2 };

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const startingCheckers = (): number[] => Array.from({ length: PLACES }, (_, place) => START[place] ?? 0);

/** The number that the opponent has for a point. */
export const opposite = (point: number): number => BAR - point;

export const at = (checkers: Checkers, place: number): number => checkers[place] ?? 0;

/** Pips that are left to go until all checkers are off (BGM-3). */
export function pipCount(checkers: Checkers): number {
  let pips = 0;
  for (let place = 1; place <= BAR; place++) pips += place * at(checkers, place);
  return pips;
}

/** The place that is farthest from being off where a checker stands; 0 when all are off. */
export function rearmost(checkers: Checkers): number {
  for (let place = BAR; place > OFF; place--) if (at(checkers, place) > 0) return place;
  return OFF;
}

/** One checker moved by one die. Places are numbers here: 25 the bar, 0 off. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly die: number;
}

/** Both players' checkers, those of the player on turn first. */
export interface Position {
  readonly own: Checkers;
  readonly other: Checkers;
}

/** Whether the player may not land on a point: two or more of the opponent's checkers stand there (BGM-9). */
export const isBlocked = (other: Checkers, point: number): boolean => at(other, opposite(point)) >= 2;

/**
 * Where a die takes a checker from there; `null` when that is against the rules, whatever else could be played (BGM-9,
 * BGM-11, BGM-12).
 */
export function target({ own, other }: Position, from: number, die: number): number | null {
  if (at(own, from) === 0) return null;
  if (from !== BAR && at(own, BAR) > 0) return null;
  const to = from - die;
  if (to > OFF) return isBlocked(other, to) ? null : to;
  const last = rearmost(own);
  return last <= HOME && (to === OFF || from === last) ? OFF : null;
}

/** The position after a step. A checker that is alone where it lands is hit (BGM-10). */
export function stepped({ own, other }: Position, { from, to }: Pick<Step, 'from' | 'to'>): Position {
  const moved = [...own];
  moved[from] = at(own, from) - 1;
  moved[to] = at(own, to) + 1;
  if (to === OFF || at(other, opposite(to)) === 0) return { own: moved, other };
  const hit = [...other];
  hit[opposite(to)] = 0;
  hit[BAR] = at(other, BAR) + 1;
  return { own: moved, other: hit };
}
