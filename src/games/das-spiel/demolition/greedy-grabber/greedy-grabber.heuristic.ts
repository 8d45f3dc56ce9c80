import type { DeepReadonly } from '../../../../kernel/types.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import type { GreedyGrabberView } from './position.js';

/** What share of the pyramid the player has grabbed, 0 to 1. */
export const greedyGrabberWorth = ({ taken }: DeepReadonly<GreedyGrabberView>, player: number): number =>
  (taken[player] ?? 0) / PYRAMID_CELLS;
