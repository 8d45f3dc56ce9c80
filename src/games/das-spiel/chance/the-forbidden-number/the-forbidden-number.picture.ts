import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type TheForbiddenNumberState, theForbiddenNumber } from './the-forbidden-number.js';

/** A position of The Forbidden Number as a picture: the pyramid, the number rolled, dice left and outer faces. */
export function theForbiddenNumberPicture(
  view: DeepReadonly<TheForbiddenNumberState>,
  options: PictureOptions = {},
): Picture {
  const { phase, forbidden, board, supply, toPlay, players, rolled, left } = view;
  const name = nameOf(toPlay ?? 0, options);
  const todo =
    rolled === null ? `${name} rolls.` : `${name} places ${left === 1 ? 'one more die' : `${left} more dice`}.`;
  return tablePicture(
    {
      title: theForbiddenNumber.title,
      colours: playerColours,
      players,
      acting: theForbiddenNumber.playersToAct(view),
      result: theForbiddenNumber.result(view),
      todo: phase === 'setup' ? `${name} rolls the forbidden number.` : `${todo} Forbidden: ${forbidden}.`,
      rolled: rolled === null ? [] : [rolled],
      board,
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Outer faces', values: facesOfPlayers(board, players) },
      ],
    },
    options,
  );
}
