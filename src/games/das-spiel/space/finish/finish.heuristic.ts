import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { jumpsOf } from '../../kit/jumping.js';
import { DICE, distance, type FinishState, letterOf } from './position.js';

/** The greatest distance from a line, in half rows. */
const FARTHEST = 2 * (PLATE_EDGE - 1);
/** How much of its best jump a player may hope to make: others are in the way before. */
const HOPE = 1 / 2;

/** How much nearer the longest jump of a player would bring a die. */
function bestJump(board: string, player: number): number {
  let best = 0;
  for (const { from, to } of jumpsOf(board, letterOf(player))) {
    best = Math.max(best, distance(from, player) - distance(to, player));
  }
  return best;
}

/**
 * How near a player's dice are to their finish line, on average, with half of what their best jump would gain: 1 when all
 * seven lie on the line.
 */
export function finishWorth({ board }: DeepReadonly<FinishState>, player: number): number {
  const away = diceCells(board, letterOf(player)).reduce((sum, cell) => sum + distance(cell, player), 0);
  return 1 - (away - HOPE * bestJump(board, player)) / (DICE * FARTHEST);
}
