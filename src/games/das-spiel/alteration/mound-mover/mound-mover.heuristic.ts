import type { BoardLike } from '../../../../pyramid/board.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { worthOf } from '../rebuilding.heuristic.js';
import { EDGE, letterOf, targetAxis } from './position.js';

/** How well a die of the player lies in the cell, for random play. */
export const worth = (board: BoardLike, cell: Cell, player: number): number =>
  worthOf(board, cell, letterOf(player), targetAxis(player), EDGE, 'b');
