import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sidesOf } from '../../kit/groups.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type TheMostSimpleGameState, theMostSimpleGame } from './the-most-simple-game.js';

/** A position of The Most Simple Game as a picture: the pyramid, the number rolled, dice left and outer faces. */
export function theMostSimpleGamePicture(
  view: DeepReadonly<TheMostSimpleGameState>,
  options: PictureOptions = {},
): Picture {
  const { board, supply, toPlay, players, rolled, left } = view;
  const sides = sidesOf(view);
  const name = nameOf(toPlay ?? 0, options);
  return tablePicture(
    {
      title: theMostSimpleGame.title,
      colours: playerColours,
      players,
      sides,
      acting: theMostSimpleGame.playersToAct(view),
      result: theMostSimpleGame.result(view),
      todo: rolled === null ? `${name} rolls.` : `${name} places ${left === 1 ? 'one more die' : `${left} more dice`}.`,
      rolled: rolled === null ? [] : [rolled],
      board,
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Outer faces', values: facesOfPlayers(board, sides.length) },
      ],
    },
    options,
  );
}
