import { playerName } from '../../../../kernel/naming.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { countDice } from '../../../../pyramid/board.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { makeBlock } from '../block.js';
import { blockPart, textsBefore } from '../block-picture.js';
import { COLUMNS, ROWS } from './block.js';
import { type TabulaRasaState, tabulaRasa } from './tabula-rasa.js';

const BLOCK = /* @__PURE__ */ makeBlock([COLUMNS, ROWS, 1]);

/** A position of Tabula Rasa as a picture: the pyramid, what is left of the three blocks, and how many dice that is. */
export function tabulaRasaPicture(view: DeepReadonly<TabulaRasaState>, options: PictureOptions = {}): Picture {
  const { board, blocks, toPlay, players } = view;
  const before = textsBefore(options.before, 'blocks');
  return tablePicture(
    {
      title: tabulaRasa.title,
      colours: playerColours,
      players,
      acting: tabulaRasa.playersToAct(view),
      result: tabulaRasa.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} breaks 1, 3 or 6 dice off and adds them to the pyramid.`,
      board,
      boardOptions: { latent: true },
      blocks: blocks.map((block, player) =>
        blockPart(BLOCK, block, player, {
          title: playerName(player, options.names),
          before: before[player],
          placeOf: ([column, row]) => [row, column],
          isOpen: player === toPlay,
        }),
      ),
      lines: [{ label: 'Dice left', values: blocks.map((block) => countDice(block)) }],
    },
    options,
  );
}
