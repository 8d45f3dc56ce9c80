import { at, BAR, type Checkers, HOME, OFF, opposite, type Position, pipCount } from './board.js';

// What a position is worth, in pips: the race, and what blots, points and primes are worth beside it. The weights are
// rules of thumb.

/** In how many of 36 rolls one checker hits another so many pips away, when nothing stands between. */
const SHOTS = [0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3] as const;

/** What a point of one's own is worth, by its number: those before one's home board block, those in it keep out. */
const POINT_WORTH = [0, 0, 2, 3, 5, 6, 5, 5, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 4, 4, 2] as const;

/** The share of rolls, 0 to 1, with which the other hits a blot there: of several checkers the nearest counts most. */
function danger(other: Checkers, point: number): number {
  let missed = 1;
  for (let away = 1; away < SHOTS.length; away++) {
    const from = opposite(point) + away;
    if (from <= BAR && at(other, from) > 0) missed *= 1 - (SHOTS[away] ?? 0) / 36;
  }
  return 1 - missed;
}

/** The point of the rearmost checker; -1 when all are off. */
function rearOf(checkers: Checkers): number {
  let point = checkers.length - 1;
  while (checkers[point] === 0) point--;
  return point;
}

/** Whether the players can still hit each other. */
export const isContact = ({ own, other }: Position): boolean => rearOf(own) + rearOf(other) > BAR;

/** The longest row of points in front of the other's rearmost checker. */
function primeOf(own: Checkers): number {
  let longest = 0;
  let length = 0;
  for (let point = 2; point <= 12; point++) {
    length = at(own, point) >= 2 ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}

/** What a player's checkers are worth beside the race. */
function structure(own: Checkers, other: Checkers): number {
  let worth = 0;
  let closed = 0;
  for (let point = 1; point < BAR; point++) {
    const count = at(own, point);
    if (count >= 2) {
      worth += POINT_WORTH[point] ?? 0;
      if (point <= HOME) closed++;
    } else if (count === 1) worth -= danger(other, point) * (opposite(point) * 0.5 + 4);
    if (count > 4) worth -= count - 4;
  }
  const prime = primeOf(own);
  if (prime >= 4) worth += (prime - 3) * 5;
  // Who is on the bar waits before a closed home board.
  return worth + at(other, BAR) * (4 + closed * 2);
}

/** By how many pips the player who owns the position is ahead, all things taken together. */
export function advantage(position: Position): number {
  const { own, other } = position;
  const race = pipCount(other) - pipCount(own);
  if (isContact(position)) return race + structure(own, other) - structure(other, own);
  // In a race checkers that are off, and none that wait deep in the home board, save rolls.
  return race + (at(own, OFF) - at(other, OFF)) * 2 + (at(other, 1) - at(own, 1)) * 0.5;
}

/**
 * The chance, 0 to 1, that who is to roll wins, by Kleinman's count: the lead in pips, four more for the roll, against the
 * length of the race. Other advantages count as pips.
 */
export function winningChance(position: Position): number {
  const lead = advantage(position) + 4;
  const length = Math.max(8, pipCount(position.own) + pipCount(position.other) - 4);
  return 1 / (1 + Math.exp((-1.702 * Math.SQRT2 * lead) / Math.sqrt(length)));
}
