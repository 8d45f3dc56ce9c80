import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { diceFunnels } from '../../../../pyramid/heap.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type RuinsState, ruins } from './ruins.js';

/** A position of Ruins as a picture: the pyramid with the funnels that stay open, the dice left. */
export function ruinsPicture(view: DeepReadonly<RuinsState>, options: PictureOptions = {}): Picture {
  const { board, supply, toPlay, players } = view;
  return tablePicture(
    {
      title: ruins.title,
      colours: playerColours,
      players,
      acting: ruins.playersToAct(view),
      result: ruins.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} places a die on the plate beside another.`,
      board,
      boardOptions: { marks: diceFunnels(board).map((cell) => ({ cell, tone: 'gray' })) },
      lines: [{ label: 'Dice left', values: supply }],
    },
    options,
  );
}
