import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { moveTargets } from '../moves.js';
import { countedFillers, moverOf, type WitchesDanceState } from './position.js';

/** After how many moves a die could first be in each funnel, if nothing changed. */
function movesTo(board: string, from: Cell): Map<Cell, number> {
  const moves = new Map([[from, 0]]);
  for (const [cell, count] of moves) {
    for (const to of moveTargets(board, cell)) if (!moves.has(to)) moves.set(to, count + 1);
  }
  moves.delete(from);
  return moves;
}

/** What a funnel counts that the other die reaches first. */
const LATE = 1 / 4;

/**
 * What share of the fillers that lie, and of the funnels that the moving dice could still reach, are the player's; a funnel that
 * the other one reaches first counts a quarter.
 */
export function witchesDanceWorth(view: DeepReadonly<WitchesDanceState>, player: number): number {
  const fillers = countedFillers(view);
  const moves = fillers.map((_, one) => movesTo(view.board, moverOf(view, one)));
  const sums = fillers.map((count, one) => {
    const others = moves[1 - one];
    let sum = count;
    for (const [cell, own] of moves[one] ?? []) {
      const other = others?.get(cell) ?? Number.POSITIVE_INFINITY;
      sum += own < other ? 1 : own === other ? 1 / 2 : LATE;
    }
    return sum;
  });
  const all = sums.reduce((sum, one) => sum + one, 0);
  return all === 0 ? 1 / 2 : (sums[player] ?? 0) / all;
}
