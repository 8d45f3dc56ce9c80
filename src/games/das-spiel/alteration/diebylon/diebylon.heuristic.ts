import type { BoardLike } from '../../../../pyramid/board.js';
import { type Cell, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { worthOf } from '../rebuilding.heuristic.js';
import { EDGE, letterOf, PLAYERS, targetsOf, topOf } from './position.js';

/** The row at which a corner's pyramid begins. */
const CORNER = PLATE_EDGE - EDGE;

/** In the fast game: in another corner, the nearer the better, and best on its top (DIE-14). */
const worthFast = (cell: Cell, player: number): number =>
  Math.max(
    ...targetsOf(player).map((corner) =>
      cell === topOf(corner) ? PLATE_EDGE : Math.min(CORNER, coordinate(cell, playerAxis(corner))),
    ),
  );

/** How well a die of the player lies in the cell on the way to the next corner, or to a top, for random play. */
export const worth = (board: BoardLike, cell: Cell, player: number, fast: boolean): number =>
  fast
    ? worthFast(cell, player)
    : worthOf(board, cell, letterOf(player), playerAxis((player + 1) % PLAYERS), EDGE, '.');
