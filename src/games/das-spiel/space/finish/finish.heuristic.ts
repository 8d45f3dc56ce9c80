import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { DICE, distance, type FinishState, letterOf } from './position.js';

/** The greatest distance from a line, in half rows. */
const FARTHEST = 2 * (PLATE_EDGE - 1);

/** How near a player's dice are to their finish line, on average: 1 when all seven lie on it. */
export const finishWorth = ({ board }: DeepReadonly<FinishState>, player: number): number =>
  1 - diceCells(board, letterOf(player)).reduce((sum, cell) => sum + distance(cell, player), 0) / (DICE * FARTHEST);
