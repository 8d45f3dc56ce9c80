import type { Shares } from './leaf.js';

// Between two players what one wins the other loses, nearly: what a player plays for is the difference of the shares, and
// what can't change it need not be looked at (alpha-beta; at chance nodes Star1, by Ballard).

/** What a player plays for: that nobody wins is better than that somebody else does. Alone, all there is. */
export function gainOf(shares: Shares, player: number): number {
  const own = shares[player] as number;
  if (shares.length === 1) return own;
  let sum = 0;
  for (const share of shares) sum += share;
  return own - sum / shares.length;
}

/** Between which gains of the first player a value matters. */
export interface Window {
  readonly low: number;
  readonly high: number;
}

/** All that a player can gain where one of two wins: half a victory more than the mean, or less. */
export const MOST = 1 / 2;

/** Everything matters. */
export const OPEN: Window = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/**
 * The window for one of several outcomes: outside it the mean is outside its own window, whatever the outcomes that are not
 * looked at yet bring.
 *
 * @param sum - weighted gains of those that were looked at
 * @param rest - the weight of those that come after it, of all; `weight` is its own
 */
export function windowOfOutcome({ low, high }: Window, sum: number, rest: number, weight: number): Window {
  return { low: (low - sum - rest * MOST) / weight, high: (high - sum + rest * MOST) / weight };
}
