import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice, dieAt, isOccupied } from '../../../../pyramid/board.js';
import { type Cell, levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { chanceToLead } from '../../kit/lead.js';
import type { RuinsState } from './ruins.js';

/** What an open funnel of the first layer counts, in dice, for each player who has none round it: it may be theirs to fill. */
const CHANCE = 0.3;

/**
 * The chance to have used most dice, by those that each has left, and by the unfinished funnels of the first layer round
 * which none of theirs lie: only such funnels can become theirs.
 */
export function ruinsWorth({ board, supply, toPlay }: DeepReadonly<RuinsState>, player: number): number {
  const isOpen = (below: readonly Cell[]): boolean => !below.every((cell) => isOccupied(board, cell));
  const open = toPlay === null ? [] : levelCells(1).map(supports).filter(isOpen);
  const used = supply.map((left, one) => {
    const free = open.filter((below) => !below.some((cell) => dieAt(board, cell) === playerColours[one]));
    return CHANCE * free.length - left;
  });
  return chanceToLead(used, player, PLATE_CELLS - countDice(board.slice(0, PLATE_CELLS)));
}
