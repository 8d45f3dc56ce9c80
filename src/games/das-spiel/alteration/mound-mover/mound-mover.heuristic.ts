import type { DeepReadonly } from '../../../../kernel/types.js';
import { meanWorth } from '../rebuilding.heuristic.js';
import { EDGE, letterOf, type MoundMoverState, targetAxis } from './position.js';

/**
 * How near a player's dice are to the next corner, on average, and not on others' dice, which want to get out: 1 when
 * their pyramid stands there.
 */
export const moundMoverWorth = ({ board }: DeepReadonly<MoundMoverState>, player: number): number =>
  meanWorth(board, letterOf(player), targetAxis(player), EDGE, 'b');
