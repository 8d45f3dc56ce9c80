import type { DeepReadonly } from '../../../../kernel/types.js';
import { EMPTY } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { chanceToLead } from '../../kit/lead.js';
import type { RuinsState } from './ruins.js';

/** The chance to have used most dice, by those that each has left; a lead counts the more, the fuller the plate. */
export function ruinsWorth({ board, supply }: DeepReadonly<RuinsState>, player: number): number {
  let open = 0;
  for (let cell = 0; cell < PLATE_CELLS; cell++) if (board[cell] === EMPTY) open++;
  return chanceToLead(
    supply.map((left) => -left),
    player,
    open,
  );
}
