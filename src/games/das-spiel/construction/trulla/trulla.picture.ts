import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sidesOf } from '../../kit/groups.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type TrullaState, trulla } from './trulla.js';

/** A position of Trulla as a picture: the pyramid, the dice left, and the outer faces as they stand. */
export function trullaPicture(view: DeepReadonly<TrullaState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players } = view;
  const sides = sidesOf(view);
  return tablePicture(
    {
      title: trulla.title,
      colours: playerColours,
      players,
      sides,
      acting: trulla.playersToAct(view),
      result: trulla.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} fills the ladle and pours.`,
      board,
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Outer faces', values: facesOfPlayers(board, sides.length) },
      ],
    },
    options,
  );
}
