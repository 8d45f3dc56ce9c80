import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { moveTargets } from '../moves.js';
import { countedFillers, moverOf, type WitchesDanceState } from './position.js';

/** The funnels that a die could get to one after the other, if nothing changed. */
function reached(board: string, from: Cell): number {
  const found = new Set([from]);
  for (const cell of found) for (const to of moveTargets(board, cell)) found.add(to);
  return found.size - 1;
}

/** What share of the fillers that lie, and of the funnels that the moving dice could still reach, are the player's. */
export function witchesDanceWorth(view: DeepReadonly<WitchesDanceState>, player: number): number {
  const sums = countedFillers(view).map((count, one) => count + reached(view.board, moverOf(view, one)));
  const all = sums.reduce((sum, one) => sum + one, 0);
  return all === 0 ? 1 / 2 : (sums[player] ?? 0) / all;
}
