import type { DeepReadonly } from '../../../../kernel/types.js';
import { placeableCells } from '../../../../pyramid/heap.js';
import { chanceToFinish } from '../../kit/lead.js';
import type { FireAndWaterState } from './fire-and-water.js';
import { keepsApart, leftOf, ownLeft } from './placing.js';

/** What a funnel that takes none of a player's dice counts, in dice. */
const CLOSED = 2;

/**
 * The chance to place all dice first, by those that each has left, and by what part of the funnels would take none of
 * them.
 */
export function fireAndWaterWorth(view: DeepReadonly<FireAndWaterState>, player: number): number {
  const funnels = placeableCells(view.board);
  const red = funnels.map((cell) => keepsApart(view, cell, 'r'));
  const green = funnels.map((cell) => keepsApart(view, cell, 'g'));
  const left = view.supply.map((own, one) => {
    if (ownLeft(own) === 0) return 0;
    const [hasRed, hasGreen] = [leftOf(view, one, 'r') > 0, leftOf(view, one, 'g') > 0];
    const open = funnels.filter((_, at) => (hasRed && red[at]) || (hasGreen && green[at])).length;
    return ownLeft(own) + (CLOSED * (funnels.length - open)) / Math.max(1, funnels.length);
  });
  return chanceToFinish(left, player);
}
