/** The mathematics of The Forbidden Number: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { wallsOf } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import type { TheForbiddenNumberAction, TheForbiddenNumberState } from './the-forbidden-number.js';

/** Bots of The Forbidden Number, by the names by which tournaments know them. */
export const theForbiddenNumberBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TheForbiddenNumberState, TheForbiddenNumberAction>(
    'Place the die where it shows most outer faces, and of such places on most dice of your own.',
    (view, action) => {
      if (action.type !== 'place') return 0;
      const cell = cellNamed(action.cell);
      const own = supports(cell).filter((below) => dieAt(view.board, below) === playerColours[action.player]);
      return 3 * wallsOf(cell).length + own.length;
    },
  ),
};
