import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { type Axis, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import type { TheGreenAmoebaState } from './the-green-amoeba.js';

/** A torn amoeba goes back to where it was, unless it is joined up again. */
const TORN = 0.5;

/**
 * How near the amoeba is to the player's home corner: the mean of its foremost die and of all of them, 0 to 1, less where
 * it is torn.
 */
export function theGreenAmoebaWorth({ board }: DeepReadonly<TheGreenAmoebaState>, player: number): number {
  const cells = diceCells(board);
  const rows = cells.map((cell) => coordinate(cell, player as Axis) / (PLATE_EDGE - 1));
  const near = (Math.max(...rows) + rows.reduce((sum, row) => sum + row, 0) / rows.length) / 2;
  return isConnected(cells, rowNeighbours) ? near : TORN * near;
}
