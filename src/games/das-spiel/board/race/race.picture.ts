import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { countDice, isOccupied } from '../../../../pyramid/board.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { BORDER, COLOURS, diceFor, isPlacing, OUTWARD, type RaceState, START, scoresOf } from './position.js';
import { race } from './race.js';

/** The start rows while dice are placed, and the border of the finish area with its factors where it is empty. */
function marksOf(view: DeepReadonly<RaceState>): BoardMark[] {
  const finish = BORDER.map((cell): BoardMark => {
    const row = OUTWARD.find((face) => face.cell === cell)?.row ?? 0;
    // A label would hide the numbers of a die.
    const text = isOccupied(view.board, cell) ? undefined : `×${view.options.factors[row]}`;
    return { cell, tone: 'gold', text };
  });
  return [...finish, ...(isPlacing(view) ? START.map((cell): BoardMark => ({ cell, tone: 'gray' })) : [])];
}

/** A position of Race as a picture: the plate with its start rows, the finish area with its factors, the points so far. */
export function racePicture(view: DeepReadonly<RaceState>, options: PictureOptions = {}): Picture {
  const { board, poses, players, toPlay, rolled } = view;
  const name = nameOf(toPlay ?? 0, options);
  const isFirst = view.options.poses === 'rolled' && rolled === null;
  const placing = isFirst ? `${name} rolls a die.` : `${name} places a die.`;
  return tablePicture(
    {
      title: race.title,
      colours: COLOURS,
      players,
      acting: race.playersToAct(view),
      result: race.result(view),
      todo: isPlacing(view) ? placing : `${name} rolls a die over its edge.`,
      rolledDie: rolled === null ? undefined : { colour: COLOURS[toPlay ?? 0] ?? 'r', pose: rolled },
      posedColour: isPlacing(view) && toPlay !== null ? COLOURS[toPlay] : undefined,
      board,
      boardOptions: { poses, hand: view.options.hand, marks: marksOf(view) },
      lines: [
        {
          label: 'Dice to place',
          values: COLOURS.slice(0, players).map((colour) => diceFor(players) - countDice(board, colour)),
        },
        { label: 'Points', values: scoresOf(view) },
      ],
    },
    options,
  );
}
