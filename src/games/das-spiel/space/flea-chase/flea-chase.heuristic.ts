import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { chanceToLead } from '../../kit/lead.js';
import { advance, type FleaChaseState, isTarget, letterOf, scoresOf, TARGET_FROM } from './position.js';

/** What a row costs that a die still has to go, in points: half a turn, as many jumps are long. */
const ROW = 1 / 2;
/** By how many points the end sways. */
const OPEN = 10;

/** Rows that a player's dice have to go before they stand at the target, and one more for each that carries another. */
function rowsToGo(board: string, player: number): number {
  let rows = 0;
  for (const cell of diceCells(board, letterOf(player))) {
    if (!isTarget(cell)) rows += TARGET_FROM - 1 - advance(cell) + Number(!isFree(board, cell));
  }
  return rows;
}

/**
 * The chance to end with most points, by what would be scored now, less half a point for each row that a die outside has to
 * go to the foot of the target, and for each die outside that is blocked.
 */
export function fleaChaseWorth({ board, late }: DeepReadonly<FleaChaseState>, player: number): number {
  const points = scoresOf({ board, late }).map((score, one) => score - ROW * rowsToGo(board, one));
  return chanceToLead(points, player, OPEN);
}
