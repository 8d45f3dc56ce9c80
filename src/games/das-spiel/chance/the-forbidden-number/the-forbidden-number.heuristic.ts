import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { wallsOf } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import type { TheForbiddenNumberState } from './the-forbidden-number.js';

/** How much of a die is left that is free, as the forbidden number can take it off. */
const FREE = 0.5;

/** What share of all outer faces that dice show are the player's; those of dice that are free count half. */
export function theForbiddenNumberWorth(
  { board, players }: DeepReadonly<TheForbiddenNumberState>,
  player: number,
): number {
  const faces = playerColours
    .slice(0, players)
    .map((colour) =>
      diceCells(board, colour).reduce((sum, cell) => sum + wallsOf(cell).length * (isFree(board, cell) ? FREE : 1), 0),
    );
  const all = faces.reduce((sum, one) => sum + one, 0);
  return all === 0 ? 1 / players : (faces[player] ?? 0) / all;
}
