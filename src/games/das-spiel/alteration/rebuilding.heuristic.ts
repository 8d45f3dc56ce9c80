import { type BoardLike, dieAt, isOccupied } from '../../../pyramid/board.js';
import { type Axis, type Cell, coordinate, PLATE_EDGE } from '../../../pyramid/lattice.js';
import { pyramidUnder } from '../../../pyramid/shapes.js';

// What random play heads for where a pyramid is moved, die by die, from one corner to another: 37 and 38.

/** Rows that a die is better off elsewhere than on others' dice, in {@link worthOf}. */
const BURYING = 4;

/** Whether dice of other colours would lie anywhere under a die in the cell; those that never move don't matter. */
function buries(board: BoardLike, cell: Cell, colour: string, fixed: string): boolean {
  return pyramidUnder(cell).some((one) => {
    const die = dieAt(board, one);
    return one !== cell && die !== colour && die !== fixed && isOccupied(board, one);
  });
}

/**
 * How well a die lies in a cell that is to come into a corner's pyramid: the nearer the better, but far worse on dice of
 * others, which want to get out from under it. For random play, which without it takes tens of thousands of jumps.
 *
 * @param edge - levels of the pyramid
 * @param fixed - the letter of dice that never move
 */
export function worthOf(board: BoardLike, cell: Cell, colour: string, axis: Axis, edge: number, fixed: string): number {
  const rows = Math.min(PLATE_EDGE - edge, coordinate(cell, axis));
  return buries(board, cell, colour, fixed) ? rows - BURYING : rows;
}
