import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish } from '../../kit/lead.js';
import { allowed, allowedLate } from './counting.js';
import type { LookoutState } from './state.js';

/** What a die that will be placed in this round counts of one that lies. */
const PLACEABLE = 0.9;

/**
 * The dice that a player will place in this round: whoever has the golden die stops it when their own lie (LOO-11), by when the
 * others have placed about as many.
 */
function willPlace(view: DeepReadonly<LookoutState>, player: number): number {
  const { phase, gold } = view;
  if (phase === 'late') return allowedLate(view, player);
  return gold === null ? 0 : Math.min(allowed(view, player), allowed(view, gold));
}

/** The chance to place all dice first, by those that each has left; what will be placed in this round counts nearly whole. */
export function lookoutWorth(view: DeepReadonly<LookoutState>, player: number): number {
  const left = view.supply.map((dice, one) => dice - PLACEABLE * willPlace(view, one));
  return chanceToFinish(left, player);
}
