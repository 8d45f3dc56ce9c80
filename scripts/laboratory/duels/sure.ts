import type { Interval } from '../../../src/analysis/interval.js';

// Who looks after every few games, and stops as soon as an interval of the usual kind is on one side, is misled far more often
// than one time in twenty. What is bet here holds however often one looks: a gambler who stakes parts of what they have on the
// mean being higher than m, or lower, can't be expected to win if it is m; that they ever have twenty times as much has a
// chance of one in twenty at most (Ville's inequality). The interval is of those m at which they have not. Nothing is taken
// for granted of the values but that they lie between 0 and 1. (Waudby-Smith and Ramdas, "Estimating means of bounded random
// variables by betting", 2024; the stakes are mixed here, so that the order of the values does not matter.)

/** Parts of the most that can be staked, in steps of one by this many. */
const STAKES = 40;

/**
 * What a gambler who began with 1 has in the end, on average over all stakes, half of them on a higher mean, half on a lower
 * one.
 */
function capital(values: ReadonlyMap<number, number>, mean: number): number {
  let sum = 0;
  for (let stake = 1; stake < STAKES; stake++) {
    let higher = 0;
    let lower = 0;
    for (const [value, count] of values) {
      higher += count * Math.log1p((stake / STAKES) * (value / mean - 1));
      lower += count * Math.log1p((stake / STAKES) * ((1 - value) / (1 - mean) - 1));
    }
    sum += Math.exp(higher) + Math.exp(lower);
  }
  return sum / (2 * (STAKES - 1));
}

/** Halvings by which an end of the interval is found: to less than a thousandth. */
const HALVINGS = 12;

/**
 * Where the mean lies of what values from 0 to 1 were drawn from, independently: with a chance of 19 in 20 in all the
 * intervals together that are looked at while values are added. So you may stop whenever you like.
 */
export function sureInterval(values: readonly number[]): Interval {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const mean = values.length === 0 ? 1 / 2 : values.reduce((sum, value) => sum + value, 0) / values.length;
  /** Between what is possible and what is not. */
  const edge = (possible: number, end: number): number => {
    let [inside, outside] = [possible, end];
    for (let halving = 0; halving < HALVINGS; halving++) {
      const middle = (inside + outside) / 2;
      if (middle > 0 && middle < 1 && capital(counts, middle) < 20) inside = middle;
      else outside = middle;
    }
    // What is not shown to be impossible stays in.
    return Math.abs(outside - end) < 1e-3 ? end : outside;
  };
  return { low: edge(mean, 0), high: edge(mean, 1) };
}
