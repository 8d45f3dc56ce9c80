import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { axes, type Cell, coordinate, levelCells, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { colourOf, DICE, LONGEST, type TriangleState, winningTriangles } from './position.js';

let memberships: readonly (readonly number[])[] | undefined;

/** The triangles, as places in their list, to which a cell belongs. */
function trianglesAt(cell: Cell): readonly number[] {
  memberships ??= levelCells(0).map((one) =>
    winningTriangles().flatMap((cells, place) => (cells.includes(one) ? [place] : [])),
  );
  return memberships[cell] ?? [];
}

/** What a die in the triangle counts, in rows by which the dice lie apart. */
const IN_PLACE = 3;
/** The dice as far apart as can be, along all axes. */
const WIDEST = axes.length * (PLATE_EDGE - 1);
/** The dice in a triangle. */
const NARROWEST = axes.length * (LONGEST - 1);

/**
 * How many of a player's dice could stay in one triangle, and how close together they lie along each axis: 1 when they are
 * a triangle.
 */
export function triangleWorth({ board }: DeepReadonly<TriangleState>, player: number): number {
  const cells = diceCells(board, colourOf(player));
  const counts = winningTriangles().map(() => 0);
  for (const cell of cells) for (const place of trianglesAt(cell)) counts[place] = (counts[place] ?? 0) + 1;
  const spread = axes.reduce<number>((sum, axis) => {
    const parts = cells.map((cell) => coordinate(cell, axis));
    return sum + Math.max(...parts) - Math.min(...parts);
  }, 0);
  return (IN_PLACE * Math.max(...counts) + WIDEST - spread) / (IN_PLACE * DICE + WIDEST - NARROWEST);
}
