import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import type { Colour } from '../../../../pyramid/stock.js';
import { valuedWorth } from '../valued.heuristic.js';
import type { ElDadoState } from './el-dado.js';

/** As in all games of dice with values; the most that can be taken is the best free die. */
export function elDadoWorth(view: DeepReadonly<ElDadoState>, player: number): number {
  const { board, options } = view;
  const free = freeCells(board).map((cell) => options.values[dieAt(board, cell) as Colour]);
  return valuedWorth(view, player, free.length === 0 ? 0 : Math.max(...free));
}
