import { illegal, type Violation } from '../../../kernel/errors.js';
import { type BoardLike, isOccupied } from '../../../pyramid/board.js';
import { cellName } from '../../../pyramid/names.js';

/** Why the poses don't belong to the board, for `checkState`: every die has one, and only they, as the clause says. */
export function posesProblem(clause: string, board: BoardLike, poses: BoardLike): Violation | undefined {
  for (let cell = 0; cell < board.length; cell++) {
    if (isOccupied(board, cell) === isOccupied(poses, cell)) continue;
    const name = cellName(cell);
    return illegal(clause, isOccupied(board, cell) ? `the die in ${name} has no pose` : `no die lies in ${name}`);
  }
  return undefined;
}
