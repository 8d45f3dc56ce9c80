/** The most games in a range. */
export const MOST_GAMES = 10_000;

/** How many seconds a range should take on one core: long compared with a few queries, short enough to lose with a worker. */
const AIM = 10;

/** At most this many times the timed games are planned: the first games of a process are slow. */
const GROWTH = 32;

export interface TimedRange {
  readonly games: number;
  readonly seconds: number;
}

/** How many games the next ranges are to have. */
export interface RangeSize {
  readonly games: number;
  /** Whether that is known well enough for all ranges to come. */
  readonly isSettled: boolean;
}

/** @param timed - the fastest of the longest ranges so far; `null` before the first */
export function nextSize(timed: TimedRange | null): RangeSize {
  if (timed === null) return { games: 1, isSettled: false };
  const { games, seconds } = timed;
  const wanted = seconds > 0 ? (games / seconds) * AIM : Number.POSITIVE_INFINITY;
  const bounded = Math.min(MOST_GAMES, Math.max(1, Math.round(wanted)));
  return { games: Math.min(bounded, games * GROWTH), isSettled: bounded <= games * GROWTH };
}
