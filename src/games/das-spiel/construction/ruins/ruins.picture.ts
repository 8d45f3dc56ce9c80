import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { countDice } from '../../../../pyramid/board.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type RuinsState, ruins } from './ruins.js';

/** A position of Ruins as a picture: the pyramid with the funnels that stay open, the dice left. */
export function ruinsPicture(view: DeepReadonly<RuinsState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players } = view;
  // The first die has no neighbour (RUI-4).
  const where = countDice(board) === 0 ? 'anywhere on the plate' : 'on the plate beside another';
  return tablePicture(
    {
      title: ruins.title,
      colours: playerColours,
      players,
      acting: ruins.playersToAct(view),
      result: ruins.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} places a die ${where}.`,
      board,
      boardOptions: { marks: diceFunnels(board).map((cell) => ({ cell, tone: 'gray' })) },
      lines: [{ label: 'Dice left', values: supply }],
    },
    options,
  );
}
