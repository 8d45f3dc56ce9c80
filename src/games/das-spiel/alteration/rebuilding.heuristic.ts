import { type BoardLike, diceCells, dieAt, isOccupied } from '../../../pyramid/board.js';
import { type Axis, type Cell, coordinate, PLATE_EDGE } from '../../../pyramid/lattice.js';
import { pyramidUnder } from '../../../pyramid/shapes.js';

// What is worth heading for where a pyramid is moved, die by die, from one corner to another: 37 and 38.

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
 * others, which want to get out from under it.
 *
 * @param edge - levels of the pyramid
 * @param fixed - the letter of dice that never move
 */
export function worthOf(board: BoardLike, cell: Cell, colour: string, axis: Axis, edge: number, fixed: string): number {
  const rows = Math.min(PLATE_EDGE - edge, coordinate(cell, axis));
  return buries(board, cell, colour, fixed) ? rows - BURYING : rows;
}

/**
 * How well all dice of a colour lie for that, on average, from 0 to 1, where they have arrived.
 *
 * @param hoped - rows that all together are taken to be nearer than they are
 */
export function meanWorth(
  board: BoardLike,
  colour: string,
  axis: Axis,
  edge: number,
  fixed: string,
  hoped = 0,
): number {
  const dice = diceCells(board, colour);
  const rows = dice.reduce((sum, cell) => sum + worthOf(board, cell, colour, axis, edge, fixed) + BURYING, 0);
  const most = dice.length * (PLATE_EDGE - edge + BURYING);
  return rows / most + hoped / most;
}
