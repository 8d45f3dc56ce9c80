/** Standard deviations of a normal distribution: one fair position in a thousand million would be further off. */
const DEVIATIONS = 6;

/** What chi-square with these degrees of freedom hardly ever exceeds (Wilson and Hilferty 1931). */
function highest(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + DEVIATIONS * Math.sqrt(part)) ** 3;
}

/**
 * Whether counts are what chance may give when each comes as often as its weight says. Weights so small that hardly anything
 * is expected of them are put together with others.
 */
export function fits(counts: readonly number[], weights: readonly number[]): boolean {
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const share = sum(counts) / sum(weights);
  const off = weights.map((weight, i) => ((counts[i] as number) - share * weight) ** 2 / (share * weight));
  return weights.length < 2 || sum(off) <= highest(weights.length - 1);
}
