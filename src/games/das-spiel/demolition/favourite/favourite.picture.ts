import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { diceLeft, takenLines } from '../picture.js';
import { type FavouriteState, favourite, favouritePoints } from './favourite.js';

/** A position of Favourite as a picture: the pyramid, the dice that everybody has taken, and their points. */
export function favouritePicture(view: DeepReadonly<FavouriteState>, options: PictureOptions = {}): Picture {
  const { phase, board, taken, toPlay, players } = view;
  const name = nameOf(toPlay ?? 0, options);
  return tablePicture(
    {
      title: favourite.title,
      players,
      acting: favourite.playersToAct(view),
      result: favourite.result(view),
      todo: phase === 'build' ? `${name} builds the pyramid.` : `${name} takes a die. ${diceLeft(board)}`,
      board,
      // Three colours play: red, green, black.
      lines: [...takenLines(taken, playerColours), { label: 'Points', values: favouritePoints(taken) }],
    },
    options,
  );
}
