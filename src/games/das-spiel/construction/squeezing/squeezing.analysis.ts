/** The mathematics of Squeezing: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { placeDice } from '../../../../pyramid/board.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { bonusFor } from './building.js';
import { colourOf, emptyTouchingDiceOf } from './position.js';
import type { SqueezingAction, SqueezingState } from './squeezing.js';

/** Bots of Squeezing, by the names by which tournaments know them. */
export const squeezingBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SqueezingState, SqueezingAction>(
    'Build columns of four and more, open cells beside your own dice, and close those beside others.',
    (view, action) => {
      if (action.type !== 'build' && action.type !== 'place') return 0;
      const cells = cellsNamed(action.type === 'build' ? action.cells : [action.cell]);
      const board = placeDice(view.board, cells, colourOf(action.player));
      const open = view.supply.map((_, player) => emptyTouchingDiceOf(board, player, view.options.contact).length);
      const bonus = action.type === 'build' ? bonusFor(cells, view.options) : 1;
      return open.reduce((sum, count, player) => sum + (player === action.player ? count : -count), 8 * bonus);
    },
  ),
};
