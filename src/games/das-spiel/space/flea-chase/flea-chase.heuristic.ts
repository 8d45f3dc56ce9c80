import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { advance, DICE, type FleaChaseState, letterOf, TARGET_FROM } from './position.js';

/** How far a player's dice have come to the target, on average: 1 when all ten are in. */
export const fleaChaseWorth = ({ board }: DeepReadonly<FleaChaseState>, player: number): number =>
  diceCells(board, letterOf(player)).reduce((sum, cell) => sum + advance(cell), 0) / (DICE * TARGET_FROM);
