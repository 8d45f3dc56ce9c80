import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureColor, PictureOptions } from '../../../../picture/picture.js';
import { isEmpty } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { ownPyramid } from '../corners.js';
import { goldenCentre } from './golden-centre.js';
import { type GoldenCentreState, levelsOf } from './position.js';

const tones: readonly PictureColor[] = ['red', 'green', 'black'];

/** What is to be done now, and by whom. */
function todoOf({ phase, toPlay, left }: DeepReadonly<GoldenCentreState>, options: PictureOptions): string {
  if (phase === 'roll') return 'All players roll a die.';
  const dice = left === 1 ? 'a die' : `${left} dice`;
  return `${nameOf(toPlay ?? 0, options)} ${phase === 'place' ? 'places' : 'removes'} ${dice}.`;
}

/** A position of Golden Centre as a picture: the numbers rolled, the three pyramids on their ground, dice left. */
export function goldenCentrePicture(view: DeepReadonly<GoldenCentreState>, options: PictureOptions = {}): Picture {
  const { board, supply, rolled, players } = view;
  return tablePicture(
    {
      title: goldenCentre.title,
      colours: playerColours,
      players,
      acting: goldenCentre.playersToAct(view),
      result: goldenCentre.result(view),
      todo: todoOf(view, options),
      rolled: rolled ?? [],
      board,
      boardOptions: {
        marks: supply.flatMap((_, player) =>
          ownPyramid(player, levelsOf(view.options.dice))
            .filter((cell) => cell < PLATE_CELLS && isEmpty(board, cell))
            .map((cell) => ({ cell, tone: tones[player] })),
        ),
      },
      lines: [
        { label: 'Rolled', values: supply.map((_, player) => rolled?.[player] ?? '–') },
        { label: 'Dice left', values: supply },
      ],
    },
    options,
  );
}
