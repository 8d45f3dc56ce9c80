/** The mathematics of Cui Bono?: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { slideDown, slidingColumn } from '../../kit/slide.js';
import type { CuiBonoAction, CuiBonoState } from './cui-bono.js';
import { mayPut } from './position.js';
import { putCells } from './putting.js';

/** Bots of Cui Bono?, by the names by which tournaments know them. */
export const cuiBonoBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<CuiBonoState, CuiBonoAction>(
    'Take a die that you can put back, and put it back; if there is none, a green one.',
    (view, action) => {
      if (action.type !== 'take') return action.type === 'put' ? 1 : 0;
      const cell = cellNamed(action.cell);
      const colour = dieAt(view.board, cell);
      const board = slideDown(view.board, slidingColumn(view.board, cell));
      if (mayPut(view) && putCells(board, colour).next().done !== true) return 1;
      return -'gkr'.indexOf(colour);
    },
  ),
};
