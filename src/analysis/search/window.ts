// Between two players what one wins the other loses, nearly: what a player plays for is the difference of the shares, and
// what can't change it need not be looked at (alpha-beta; at chance nodes Star1 and Star2, by Ballard).

/** The gains of the first player between which a value matters, or is known to be. */
export interface Window {
  readonly low: number;
  readonly high: number;
}

/** All that a player can gain where one of two wins: half a victory more than the mean, or less. */
export const MOST = 1 / 2;

/** Everything matters. */
export const OPEN: Window = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** All there can be. */
export const ANY: Window = { low: -MOST, high: MOST };
