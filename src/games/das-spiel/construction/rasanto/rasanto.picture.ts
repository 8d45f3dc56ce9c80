import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { sidesOf } from '../../kit/groups.js';
import { facesOfPlayers } from '../../kit/outer-faces.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type RasantoState, rasanto } from './rasanto.js';

/** A position of Rasanto as a picture: the pyramid, the dice left, and the outer faces as they stand. */
export function rasantoPicture(view: DeepReadonly<RasantoState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players } = view;
  const sides = sidesOf(view);
  return tablePicture(
    {
      title: rasanto.title,
      colours: playerColours,
      players,
      sides,
      acting: rasanto.playersToAct(view),
      result: rasanto.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} places a die on the plate.`,
      board,
      lines: [
        { label: 'Dice left', values: supply },
        { label: 'Outer faces', values: facesOfPlayers(board, sides.length) },
      ],
    },
    options,
  );
}
