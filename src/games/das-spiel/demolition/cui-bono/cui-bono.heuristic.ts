import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { chanceToLead } from '../../kit/lead.js';
import { cuiBonoPoints } from './cui-bono.js';
import type { CuiBonoState } from './position.js';

/** The chance to end with fewest penalty points, by those that each has. */
export function cuiBonoWorth({ board, taken }: DeepReadonly<CuiBonoState>, player: number): number {
  return chanceToLead(
    cuiBonoPoints(taken).map((points) => -points),
    player,
    countDice(board),
  );
}
