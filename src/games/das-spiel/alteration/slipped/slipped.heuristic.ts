import type { DeepReadonly } from '../../../../kernel/types.js';
import { isReady, type SlippedView } from './position.js';

/**
 * 1 for the winner, 0 for players who have lost or are out; as long as all is open, three quarters for a player who could
 * call and be right, as far as they see, and a half for everybody else.
 */
export function slippedWorth(view: DeepReadonly<SlippedView>, player: number): number {
  const { winner, out, phase } = view;
  if (winner !== null || out[player]) return winner === player ? 1 : 0;
  return phase === 'play' && isReady(view, player) ? 0.75 : 0.5;
}
