import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureOptions } from '../../../../picture/picture.js';
import { dieAt } from '../../../../pyramid/board.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { finish } from './finish.js';
import { dueJumps, type FinishState, finishLine, letterOf } from './position.js';

const TONES: readonly PictureColor[] = ['red', 'green', 'black'];

/** A position of Finish as a picture: each finish line is marked with its player's colour and number. */
export function finishPicture(view: DeepReadonly<FinishState>, options: PictureOptions = {}): Picture {
  const { board, toPlay, players } = view;
  const name = nameOf(toPlay ?? 0, options);
  const mustLift = toPlay !== null && dueJumps(board, toPlay).length > 0;
  const marks = [0, 1, 2].flatMap((player) =>
    finishLine(player).map((cell) => ({ cell, tone: TONES[player], text: String(player + 1) })),
  );
  const arrived = (player: number): number =>
    finishLine(player).filter((cell) => dieAt(board, cell) === letterOf(player)).length;
  return tablePicture(
    {
      title: finish.title,
      colours: playerColours,
      players,
      acting: finish.playersToAct(view),
      result: finish.result(view),
      todo: mustLift ? `${name} lifts a blockade.` : `${name} jumps.`,
      board,
      boardOptions: { marks },
      lines: [{ label: 'Dice on the finish line', values: [0, 1, 2].map(arrived) }],
    },
    options,
  );
}
