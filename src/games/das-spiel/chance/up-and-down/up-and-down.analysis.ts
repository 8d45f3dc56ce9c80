/** The mathematics of Up and Down: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { wallsOf } from '../../../../pyramid/shapes.js';
import { type Colour, playerColours } from '../../../../pyramid/stock.js';
import type { UpAndDownState } from './position.js';
import { colourToPlace, variantOf } from './position.js';
import type { UpAndDownAction } from './up-and-down.js';

/** Bots of Up and Down, by the names by which tournaments know them. */
export const upAndDownBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<UpAndDownState, UpAndDownAction>(
    'Build where your dice show most faces on the outside; where yours are to go, lie on dice of others and leave your own; and take red dice first, black ones last.',
    (view, action) => {
      const { board } = view;
      if (action.type !== 'place' && action.type !== 'remove') return 0;
      const cell = cellNamed(action.cell);
      const isPlaced = action.type === 'place';
      const colour = isPlaced ? colourToPlace(view, action.player) : dieAt(board, cell);
      const variant = variantOf(view);
      if (variant === 'values') return isPlaced ? 0 : -playerColours.indexOf(colour as Colour);
      const faces = wallsOf(cell).length;
      if (variant === 'building') return isPlaced ? faces : -faces;
      const covered = supports(cell).reduce((sum, below) => sum + (dieAt(board, below) === colour ? 1 : -1), 0);
      return isPlaced ? -covered : covered;
    },
  ),
};
