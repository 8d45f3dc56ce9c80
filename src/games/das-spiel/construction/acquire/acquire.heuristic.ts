import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice, diceCells, EMPTY, isOccupied } from '../../../../pyramid/board.js';
import { PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { carried } from '../../../../pyramid/neighbours.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { chanceToLead } from '../../kit/lead.js';
import type { AcquireState } from './acquire.js';

/** How far a die placed moves supplies: up to eight dice are paid for it. */
const MOVED = 5;

/** What a die costs its owner for each place above it that is still empty: it is dearer to build on one's own. */
const BELOW = 2;

// Each position is asked about for every player.
let lastBoard = '';
let costs = [0, 0, 0];

/** The chance to end with most dice, by those that each has, less what those on the board will cost; nothing for who is out. */
export function acquireWorth({ board, supply }: DeepReadonly<AcquireState>, player: number): number {
  if (board !== lastBoard) {
    lastBoard = board;
    const open = board.indexOf(EMPTY);
    costs = playerColours.map((colour) => {
      // Dice that bear an empty place lie no deeper than a level below the first one.
      const bearing = diceCells(board, colour).filter((cell) => cell >= open - PLATE_CELLS);
      return BELOW * bearing.flatMap((cell) => carried(cell).filter((above) => !isOccupied(board, above))).length;
    });
  }
  const left = supply.map((dice, one) => (dice === 0 ? -Infinity : dice - (costs[one] ?? 0)));
  return chanceToLead(left, player, MOVED * (PYRAMID_CELLS - countDice(board)));
}
