import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { chanceToLead } from '../../kit/lead.js';
import type { AcquireState } from './acquire.js';

/** How far a die placed moves supplies: up to eight dice are paid for it. */
const MOVED = 5;

/** The chance to end with most dice, by those that each has; nothing for players who are out. */
export function acquireWorth({ board, supply }: DeepReadonly<AcquireState>, player: number): number {
  const left = supply.map((dice) => (dice === 0 ? -Infinity : dice));
  return chanceToLead(left, player, MOVED * (PYRAMID_CELLS - countDice(board)));
}
