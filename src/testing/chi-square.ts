/** Standard deviations of a normal distribution: one fair game in a thousand million positions would be further off. */
const DEVIATIONS = 6;

/** What chi-square with so many degrees of freedom hardly ever exceeds (Wilson and Hilferty 1931). */
function highest(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + DEVIATIONS * Math.sqrt(part)) ** 3;
}

/**
 * Whether counts are as chance lets them be when each comes as often as its weight says. Weights so small that hardly
 * anything is expected of them belong together with others.
 */
export function fits(counts: readonly number[], weights: readonly number[]): boolean {
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const share = sum(counts) / sum(weights);
  const off = weights.map((weight, i) => ((counts[i] as number) - share * weight) ** 2 / (share * weight));
  return weights.length < 2 || sum(off) <= highest(weights.length - 1);
}
