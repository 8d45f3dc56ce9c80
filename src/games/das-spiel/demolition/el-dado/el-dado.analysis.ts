/** The mathematics of El Dado: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { Colour } from '../../../../pyramid/stock.js';
import type { ElDadoAction, ElDadoState } from './el-dado.js';

/** Bots of El Dado, by the names by which tournaments know them. */
export const elDadoBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<ElDadoState, ElDadoAction>('Take the free die that counts most.', ({ board, options }, action) =>
    action.type === 'remove' ? options.values[dieAt(board, cellNamed(action.cell)) as Colour] : 0,
  ),
};
