import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt } from '../../../../pyramid/board.js';
import { FUNNELS, funnelCells, sum } from './funnels.js';
import type { StoringScoresState } from './storing-scores.js';

/**
 * What share of the green dice the player has won, 0 to 1. For whoever is on turn, one below which the total that stands was
 * seen is as good as won.
 */
export function storingScoresWorth(view: DeepReadonly<StoringScoresState>, player: number): number {
  const { board, seen, rolled, taken, toPlay } = view;
  const isKnown = seen.some(
    (numbers, at) => numbers && sum(numbers) === sum(rolled) && dieAt(board, funnelCells[at] as number) === 'g',
  );
  return ((taken[player] ?? 0) + (player === toPlay && isKnown ? 1 : 0)) / FUNNELS;
}
