import type { DeepReadonly } from '../../../../kernel/types.js';
import { bestJump } from '../../kit/jumping.js';
import { meanWorth, worthOf } from '../rebuilding.heuristic.js';
import { EDGE, letterOf, type MoundMoverState, targetAxis } from './position.js';

/** How much of its best jump a player may hope to make: others are in the way before. */
const HOPE = 1 / 5;

/**
 * How near a player's dice are to the next corner, on average, and not on others' dice, which want to get out, with a fifth of
 * what their best jump would gain: 1 when their pyramid stands there.
 */
export function moundMoverWorth({ board }: DeepReadonly<MoundMoverState>, player: number): number {
  const [letter, axis] = [letterOf(player), targetAxis(player)];
  const rowsAt = (cell: number): number => worthOf(board, cell, letter, axis, EDGE, 'b');
  const gain = bestJump(board, letter, ({ from, to }) => rowsAt(to) - rowsAt(from));
  return meanWorth(board, letter, axis, EDGE, 'b', HOPE * gain);
}
