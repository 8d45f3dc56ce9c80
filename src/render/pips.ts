/** Where the pips of a face stand, in a grid of three by three, numbered by rows from the upper left corner. */
const layouts: readonly (readonly number[])[] = [
  [],
  [4],
  [2, 6],
  [2, 4, 6],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
  [0, 2, 3, 4, 5, 6, 8],
  [0, 1, 2, 3, 5, 6, 7, 8],
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
];

/** The places (0-8) of `count` pips, or `undefined` where a face doesn't show that many. */
export function pipPlaces(count: number): readonly number[] | undefined {
  return layouts[count];
}
