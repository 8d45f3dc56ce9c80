import type { DeepReadonly } from '../../../../kernel/types.js';
import { EMPTY } from '../../../../pyramid/board.js';
import { chanceToLead } from '../../kit/lead.js';
import { fillingsBy, foreseen } from '../foreseen.heuristic.js';
import { fillerBy, PLAYERS } from './filler.js';
import type { RuinsState } from './ruins.js';

const fillings = /* @__PURE__ */ fillingsBy(fillerBy, /* @__PURE__ */ new Array<number>(PLAYERS).fill(0));

/**
 * The chance to have used most dice, by those that lie and those that they are likely to bring about above them; a lead counts
 * the more, the fewer cells are still open.
 */
export function ruinsWorth({ board }: DeepReadonly<RuinsState>, player: number): number {
  const used = new Array<number>(PLAYERS).fill(0);
  let open = 0;
  for (const [cell, chances] of foreseen(board, fillings).entries()) {
    for (const [side, chance] of chances.entries()) used[side] = (used[side] ?? 0) + chance;
    if (board[cell] === EMPTY) open++;
  }
  return chanceToLead(used, player, open);
}
