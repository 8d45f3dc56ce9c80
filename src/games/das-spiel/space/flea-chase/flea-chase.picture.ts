import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { isEmpty } from '../../../../pyramid/board.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { cornerPyramid } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { fleaChase } from './flea-chase.js';
import { countedTurns, countIn, dueJumps, type FleaChaseState, facesOf } from './position.js';

/** A position of Flea Chase as a picture: the target is marked, its cells where a die lies or could lie. */
export function fleaChasePicture(view: DeepReadonly<FleaChaseState>, options: PictureOptions = {}): Picture {
  const { board, late, toPlay, players } = view;
  const name = nameOf(toPlay ?? 0, options);
  const mustLift = toPlay !== null && dueJumps(board, toPlay).length > 0;
  const target = cornerPyramid(2, 4).filter((cell) => !isEmpty(board, cell) || isPlaceable(board, cell));
  return tablePicture(
    {
      title: fleaChase.title,
      colours: playerColours,
      players,
      acting: fleaChase.playersToAct(view),
      result: fleaChase.result(view),
      todo: mustLift ? `${name} gives up the blockade.` : `${name} jumps.`,
      board,
      boardOptions: { marks: target.map((cell) => ({ cell, tone: 'gold' })) },
      lines: [
        { label: 'Dice in the pyramid', values: [0, 1].map((player) => countIn(board, player)) },
        { label: 'Outer faces', values: facesOf(board) },
        { label: 'Turns counted', values: countedTurns(late) },
      ],
    },
    options,
  );
}
