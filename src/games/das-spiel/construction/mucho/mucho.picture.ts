import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureOptions } from '../../../../picture/picture.js';
import { isEmpty } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { ownPyramid } from '../corners.js';
import { mucho } from './mucho.js';
import { LEVELS, lateRounds, type MuchoState, pointsOf } from './position.js';

const tones: readonly PictureColor[] = ['red', 'green', 'black'];

/** A position of Mucho as a picture: the rolled die, the three pyramids on their ground, dice left, points as they stand. */
export function muchoPicture(view: DeepReadonly<MuchoState>, options: PictureOptions = {}): Picture {
  const { board, poses, supply, toPlay, rolled, players } = view;
  const isDomino = view.options.variant === 'domino';
  const late = view.options.lateFrom === 'turn' ? 'Turns late' : 'Rounds late';
  const place = isDomino ? 'places the die, or not' : 'places the die';
  return tablePicture(
    {
      title: mucho.title,
      colours: playerColours,
      players,
      acting: mucho.playersToAct(view),
      result: mucho.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${rolled === null ? 'rolls a die' : place}.`,
      rolledDie: rolled === null ? undefined : { colour: playerColours[toPlay ?? 0] ?? 'r', pose: rolled },
      board,
      boardOptions: {
        poses,
        hand: view.options.hand,
        marks: supply.flatMap((_, player) =>
          ownPyramid(player, LEVELS)
            .filter((cell) => cell < PLATE_CELLS && isEmpty(board, cell))
            .map((cell) => ({ cell, tone: tones[player] })),
        ),
      },
      lines: [
        { label: 'Dice left', values: supply },
        ...(isDomino ? [{ label: late, values: lateRounds(view) }] : []),
        { label: 'Points', values: pointsOf(view) },
      ],
    },
    options,
  );
}
