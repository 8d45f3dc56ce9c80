/** The mathematics of Up and Down: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import type { UpAndDownState } from './position.js';
import { colourToPlace, variantOf } from './position.js';
import type { UpAndDownAction } from './up-and-down.js';

/** Bots of Up and Down, by the names by which tournaments know them. */
export const upAndDownBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<UpAndDownState, UpAndDownAction>(
    'Cover your own dice where they are to stay, those of others where yours are to go; of values take red dice first and black ones last.',
    (view, action) => {
      const { board } = view;
      if (action.type !== 'place' && action.type !== 'remove') return 0;
      const cell = cellNamed(action.cell);
      const isPlaced = action.type === 'place';
      const colour = isPlaced ? colourToPlace(view, action.player) : dieAt(board, cell);
      const variant = variantOf(view);
      if (variant === 'values') return isPlaced ? 0 : -playerColours.indexOf(colour as Colour);
      const covered = supports(cell).reduce((sum, below) => sum + (dieAt(board, below) === colour ? 1 : -1), 0);
      return isPlaced === (variant === 'building') ? covered : -covered;
    },
  ),
};
