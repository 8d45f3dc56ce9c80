import { type BoardLike, dieAt } from '../../../pyramid/board.js';
import type { Axis } from '../../../pyramid/lattice.js';
import { cornerPyramid } from '../../../pyramid/shapes.js';

// What the games share in which a pyramid is moved, die by die, from one corner to another: 37 and 38.

/** How many dice of a colour lie in the corner pyramid of `edge` levels. */
export function countInCorner(board: BoardLike, colour: string, axis: Axis, edge: number): number {
  let count = 0;
  for (const cell of cornerPyramid(axis, edge)) if (dieAt(board, cell) === colour) count++;
  return count;
}
