import { playerName } from '../../../../kernel/naming.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { countDice } from '../../../../pyramid/board.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { blockPart, textsBefore } from '../block-picture.js';
import { cubeOf } from './adding.js';
import { type QuadrulaRasaState, quadrulaRasa } from './quadrula-rasa.js';

/** A position of Quadrula Rasa as a picture: the pyramid, what is left of the cubes, and how many dice that is. */
export function quadrulaRasaPicture(view: DeepReadonly<QuadrulaRasaState>, options: PictureOptions = {}): Picture {
  const { board, cubes, toPlay, players } = view;
  const before = textsBefore(options.before, 'cubes');
  return tablePicture(
    {
      title: quadrulaRasa.title,
      colours: playerColours,
      players,
      acting: quadrulaRasa.playersToAct(view),
      result: quadrulaRasa.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} takes up to ten dice out of the cube and adds them to the pyramid.`,
      board,
      boardOptions: { latent: true },
      blocks: cubes.map((cube, player) =>
        blockPart(cubeOf(view.options.edge), cube, player, {
          title: playerName(player, options.names),
          before: before[player],
          placeOf: (point) => point,
          isOpen: player === toPlay,
        }),
      ),
      lines: [{ label: 'Dice left', values: cubes.map((cube) => countDice(cube)) }],
    },
    options,
  );
}
