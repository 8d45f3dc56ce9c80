import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { fallingRocks } from './falling-rocks.js';
import { arrived, type FallingRocksState, finishCells, openStarts } from './position.js';

/** A position of Falling Rocks as a picture: the plate, the finish edge of the player on turn, and the dice that have arrived. */
export function fallingRocksPicture(view: DeepReadonly<FallingRocksState>, options: PictureOptions = {}): Picture {
  const { board, players, toPlay, captive } = view;
  const player = toPlay ?? 0;
  const task = captive === null ? 'moves a die' : `places ${nameOf(captive, options)}’s captured die`;
  const finish = toPlay === null || captive !== null ? [] : finishCells(player);
  const places = captive === null ? [] : openStarts(board, captive);
  return tablePicture(
    {
      title: fallingRocks.title,
      colours: playerColours,
      players,
      acting: fallingRocks.playersToAct(view),
      result: fallingRocks.result(view),
      todo: `${nameOf(player, options)} ${task}.`,
      board,
      boardOptions: { marks: [...finish, ...places].map((cell) => ({ cell, tone: 'gold' as const })) },
      lines: [
        { label: 'Home corner', values: ['A', 'B', 'C'] },
        { label: 'Dice that arrived', values: arrived(board) },
      ],
    },
    options,
  );
}
