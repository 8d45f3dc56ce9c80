import { type BoardLike, isOccupied } from '../../../pyramid/board.js';
import { cellName } from '../../../pyramid/names.js';

/** Why the poses don't belong to the board, for `checkState`: every die has one, and only they. */
export function posesProblem(board: BoardLike, poses: BoardLike): string | undefined {
  for (let cell = 0; cell < board.length; cell++) {
    if (isOccupied(board, cell) === isOccupied(poses, cell)) continue;
    return isOccupied(board, cell) ? `the die in ${cellName(cell)} has no pose` : `no die lies in ${cellName(cell)}`;
  }
  return undefined;
}
