import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish } from '../../kit/lead.js';
import type { DoraState } from './position.js';

/** The chance to place all dice first, by those that each has left, without those for which a funnel is open. */
export function doraWorth({ supply, open }: DeepReadonly<DoraState>, player: number): number {
  const left = supply.map((dice, one) => dice - open.filter(({ owner }) => owner === one).length);
  return chanceToFinish(left, player);
}
