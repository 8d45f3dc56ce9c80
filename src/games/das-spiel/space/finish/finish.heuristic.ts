import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { bestJump } from '../../kit/jumping.js';
import { DICE, distance, type FinishState, letterOf } from './position.js';

/** The greatest distance from a line, in half rows. */
const FARTHEST = 2 * (PLATE_EDGE - 1);
/** How much of its best jump a player may hope to make: others are in the way before. */
const HOPE = 1 / 2;

/**
 * How near a player's dice are to their finish line, on average, with half of what their best jump would gain: 1 when all
 * seven lie on the line.
 */
export function finishWorth({ board }: DeepReadonly<FinishState>, player: number): number {
  const letter = letterOf(player);
  const away = diceCells(board, letter).reduce((sum, cell) => sum + distance(cell, player), 0);
  const gain = bestJump(board, letter, ({ from, to }) => distance(from, player) - distance(to, player));
  return 1 - (away - HOPE * gain) / (DICE * FARTHEST);
}
