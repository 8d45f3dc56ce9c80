/** The mathematics of Asparagus: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { Colour } from '../../../../pyramid/stock.js';
import type { AsparagusAction, AsparagusState } from './asparagus.js';

/** Bots of Asparagus, by the names by which tournaments know them. */
export const asparagusBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<AsparagusState, AsparagusAction>('Take the column that counts most.', ({ board, options }, action) => {
    if (action.type === 'build') return 0;
    return (action.count ?? 1) * options.values[dieAt(board, cellNamed(action.cell)) as Colour];
  }),
};
