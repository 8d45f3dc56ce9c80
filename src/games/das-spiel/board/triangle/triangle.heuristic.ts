import type { RandomGenerator } from '../../../../kernel/random.js';
import { axes, type Cell, coordinate, levelCells } from '../../../../pyramid/lattice.js';
import { pickTowards } from '../purpose.js';
import { winningTriangles } from './position.js';

/** How many ways a player without a plan looks at, to take the one that comes nearest to a triangle. */
const PURPOSE = 6;

let memberships: readonly (readonly number[])[] | undefined;

/** The triangles, as places in their list, to which a cell belongs. */
function trianglesAt(cell: Cell): readonly number[] {
  memberships ??= levelCells(0).map((one) =>
    winningTriangles().flatMap((cells, place) => (cells.includes(one) ? [place] : [])),
  );
  return memberships[cell] ?? [];
}

/** What is worth heading for: own dice that could stay in a triangle, and dice close together. */
export function worth(cells: readonly Cell[]): number {
  const counts = winningTriangles().map(() => 0);
  for (const cell of cells) for (const place of trianglesAt(cell)) counts[place] = (counts[place] ?? 0) + 1;
  const spread = axes.map((axis) => {
    const parts = cells.map((cell) => coordinate(cell, axis));
    return Math.max(...parts) - Math.min(...parts);
  });
  return 3 * Math.max(...counts) - spread.reduce((sum, one) => sum + one, 0);
}

/** Where some of a player's dice go. */
interface Way {
  readonly from: readonly Cell[];
  readonly to: readonly Cell[];
}

/** One of the ways for a player without a plan, who has dice in these cells: every one can be drawn. */
export const towardsTriangle = <T extends Way>(
  rng: RandomGenerator,
  own: readonly Cell[],
  ways: readonly T[],
): T | undefined =>
  pickTowards(rng, ways, PURPOSE, ({ from, to }) => worth([...own.filter((cell) => !from.includes(cell)), ...to]));
