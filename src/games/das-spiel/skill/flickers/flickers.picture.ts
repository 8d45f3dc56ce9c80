import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { row } from '../../../../pyramid/shapes.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { dice } from '../words.js';
import { diceOnPlate, type FlickersState, flickers } from './flickers.js';

/** The z axis: a player's dice are drawn in a row of their own, since where they lie is not known (FLK-3). */
const ROWS = 2;

const rowOf = (player: number, count: number): Cell[] => row(0, ROWS, player + 1).slice(1, 1 + count);

/** A position of Flickers as a picture: how many dice of each player are on the base plate, and how many are off it. */
export function flickersPicture(view: DeepReadonly<FlickersState>, options: PictureOptions = {}): Picture {
  const { supply, toPlay, left, players } = view;
  const on = diceOnPlate(view);
  return tablePicture(
    {
      title: flickers.title,
      colours: playerColours,
      players,
      acting: flickers.playersToAct(view),
      result: flickers.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} flicks ${dice(left)}.`,
      board: on.reduce(
        (board, count, player) => placeDice(board, rowOf(player, count), playerColours[player] ?? ''),
        emptyBoard(PLATE_CELLS),
      ),
      boardOptions: { title: 'On the plate, in rows by colour' },
      lines: [
        { label: 'On the plate', values: on },
        { label: 'Off the plate', values: supply },
      ],
    },
    options,
  );
}
