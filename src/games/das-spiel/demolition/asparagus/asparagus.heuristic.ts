import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { Colour } from '../../../../pyramid/stock.js';
import { valuedWorth } from '../valued.heuristic.js';
import type { AsparagusState } from './asparagus.js';
import { harvests } from './spears.js';

/** As in all games of dice with values; the most that can be taken is the best column. */
export function asparagusWorth(view: DeepReadonly<AsparagusState>, player: number): number {
  const { board, options } = view;
  let most = -Infinity;
  for (const { cell, count = 1 } of harvests(board, options.column)) {
    most = Math.max(most, count * options.values[dieAt(board, cellNamed(cell)) as Colour]);
  }
  return valuedWorth(view, player, most === -Infinity ? 0 : most);
}
