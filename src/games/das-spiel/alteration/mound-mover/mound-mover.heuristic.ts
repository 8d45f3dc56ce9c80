import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { jumpsOf } from '../../kit/jumping.js';
import { BURYING, meanWorth, worthOf } from '../rebuilding.heuristic.js';
import { EDGE, letterOf, type MoundMoverState, targetAxis } from './position.js';

/** How much of its best jump a player may hope to make: others are in the way before. */
const HOPE = 1 / 5;

/** How many rows better a die of the player can lie after one jump. */
function bestJump(board: string, player: number): number {
  const well = (cell: number): number => worthOf(board, cell, letterOf(player), targetAxis(player), EDGE, 'b');
  let best = 0;
  for (const { from, to } of jumpsOf(board, letterOf(player))) best = Math.max(best, well(to) - well(from));
  return best;
}

/**
 * How near a player's dice are to the next corner, on average, and not on others' dice, which want to get out, with a fifth of
 * what their best jump would gain: 1 when their pyramid stands there.
 */
export function moundMoverWorth({ board }: DeepReadonly<MoundMoverState>, player: number): number {
  const letter = letterOf(player);
  const rows = diceCells(board, letter).length * (PLATE_EDGE - EDGE + BURYING);
  return meanWorth(board, letter, targetAxis(player), EDGE, 'b') + (HOPE * bestJump(board, player)) / rows;
}
