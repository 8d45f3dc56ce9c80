export const PLAYERS = 3;

/**
 * The player who fills a funnel, by how many of the dice round it each has (RUI-6, RUI-7); nobody, `null`, where all colours
 * meet (RUI-8).
 */
export function fillerBy(counts: readonly number[]): number | null {
  const three = counts.indexOf(3);
  if (three >= 0) return (three + 1) % PLAYERS;
  return counts.includes(2) ? counts.indexOf(0) : null;
}
