import type { DeepReadonly } from '../../../../kernel/types.js';
import type { SpottedCowState } from './position.js';

/** How few of the dice that all have left are the player's: 1 when they have none, 0 when all are theirs. */
export function spottedCowWorth({ supply }: DeepReadonly<SpottedCowState>, player: number): number {
  const all = supply.reduce((sum, dice) => sum + dice, 0);
  return all === 0 ? 1 : 1 - (supply[player] ?? 0) / all;
}
