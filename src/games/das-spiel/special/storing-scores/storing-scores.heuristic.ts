import type { DeepReadonly } from '../../../../kernel/types.js';
import { FUNNELS } from './funnels.js';
import type { StoringScoresState } from './storing-scores.js';

/** What share of the green dice the player has won, 0 to 1. */
export const storingScoresWorth = ({ taken }: DeepReadonly<StoringScoresState>, player: number): number =>
  (taken[player] ?? 0) / FUNNELS;
