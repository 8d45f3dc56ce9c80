import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish } from '../../kit/lead.js';
import { emptyTouchingDiceOf, type SqueezingState } from './position.js';

/** What a player without a single open cell at their dice is behind, in dice. */
const SHUT_IN = 10;

/**
 * The chance to place all dice first, by those that each has left, without bonus dice that they may place now, and by how
 * few empty cells there are beside their dice.
 */
export function squeezingWorth(view: DeepReadonly<SqueezingState>, player: number): number {
  const left = view.supply.map((dice, one) => {
    if (view.toPlay === null) return dice;
    const open = emptyTouchingDiceOf(view.board, one, view.options.contact).length;
    return dice - (one === view.toPlay ? view.left : 0) + SHUT_IN / (1 + open);
  });
  return chanceToFinish(left, player);
}
