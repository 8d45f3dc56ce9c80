import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { colourOf, DICE, type FallingRocksState } from './position.js';

/** How far a player's dice have come to their finish edge, on average: 1 when all six lie there. */
export function fallingRocksWorth({ board }: DeepReadonly<FallingRocksState>, player: number): number {
  const rows = diceCells(board, colourOf(player)).map((cell) => PLATE_EDGE - 1 - coordinate(cell, playerAxis(player)));
  return rows.reduce((sum, row) => sum + row, 0) / (DICE * (PLATE_EDGE - 1));
}
