/** The columns, each named after a sum of two dice. */
export const columns = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Runners on the board at the same time. */
export const RUNNERS = 3;

/** How many spaces a column has (CAN-2): 3 at the edges, two more for each column towards 7, which has 13. */
export const lengthOf = (column: number): number => 13 - 2 * Math.abs(column - 7);

/** Whether these heights reach the top of the column. */
export const topOf = (heights: readonly number[], column: number): boolean => heights[column - 2] === lengthOf(column);

/** The three ways to cut four dice into two pairs, as their sums, the lower first (CAN-4). */
export function cutsOf([a, b, c, d]: readonly number[]): [number, number][] {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
  const cuts = [
    [a + b, c + d],
    [a + c, b + d],
    [a + d, b + c],
  ] as const;
  return cuts.map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
}
