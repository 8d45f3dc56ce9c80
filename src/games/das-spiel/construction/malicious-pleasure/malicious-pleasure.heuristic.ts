import type { DeepReadonly } from '../../../../kernel/types.js';
import { placeableCells } from '../../../../pyramid/heap.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { chanceToFinish } from '../../kit/lead.js';
import { bonusNumbers } from './bonus.js';
import type { MaliciousPleasureState } from './state.js';

/** How many dice a throw would bring the player besides its own, on average over the places where it can come to rest. */
function bonusOf({ board, poses, options }: DeepReadonly<MaliciousPleasureState>, player: number): number {
  const dice = { board, poses, hand: options.hand };
  const cells = placeableCells(board);
  const brought = cells.map((cell) => (bonusNumbers(dice, cell, playerColours[player] ?? '').at(-1) ?? 1) - 1);
  return brought.reduce((sum, one) => sum + one, 0) / Math.max(1, cells.length);
}

/**
 * The chance to place all dice first, by those that each has left, without those that they may place now and those that
 * the next throw would bring.
 */
export function maliciousPleasureWorth(view: DeepReadonly<MaliciousPleasureState>, player: number): number {
  const left = view.supply.map((dice, one) => {
    if (view.toPlay === null) return dice;
    return Math.max(0, dice - (one === view.toPlay ? view.left : 0) - bonusOf(view, one));
  });
  return chanceToFinish(left, player);
}
