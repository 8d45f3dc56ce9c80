import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish } from '../../kit/lead.js';
import { allowed, allowedLate } from './counting.js';
import type { LookoutState } from './state.js';

/** What a die that may still be placed in this round counts of one that lies. */
const PLACEABLE = 0.25;

/** The chance to place all dice first, by those that each has left; what may still be placed in this round counts half. */
export function lookoutWorth(view: DeepReadonly<LookoutState>, player: number): number {
  const placeable = view.phase === 'late' ? allowedLate : allowed;
  const left = view.supply.map((dice, one) => dice - PLACEABLE * placeable(view, one));
  return chanceToFinish(left, player);
}
