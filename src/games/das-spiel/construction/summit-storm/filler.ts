export const SIDES = 3;

/**
 * The side that fills a funnel, by how many of the dice round it each side has (SUM-6, SUM-7); `null` where a roll decides
 * (SUM-8).
 */
export function fillerBy(counts: readonly number[]): number | null {
  const two = counts.indexOf(2);
  if (two >= 0) return two;
  const three = counts.indexOf(3);
  return three >= 0 ? (three + 1) % SIDES : null;
}
