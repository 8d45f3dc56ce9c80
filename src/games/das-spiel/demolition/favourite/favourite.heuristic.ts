import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice, dieAt } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { chanceToLead } from '../../kit/lead.js';
import { type FavouriteState, favouritePoints, VALUES } from './favourite.js';

/** What must be taken now: the best of the free dice. */
function due(board: string): number {
  const values = freeCells(board).map((cell) => VALUES[dieAt(board, cell) as keyof typeof VALUES]);
  return Math.max(0, ...values);
}

/**
 * The chance that the right neighbour, whose points make the player win, ends with most of them, by those that each has;
 * whoever is on turn has already got those that they must take now.
 */
export function favouriteWorth(
  { board, taken, toPlay, players }: DeepReadonly<FavouriteState>,
  player: number,
): number {
  const points = favouritePoints(taken).map((sum, one) => sum + (one === toPlay ? due(board) : 0));
  return chanceToLead(points, (player + players - 1) % players, countDice(board));
}
