import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, type TableLine, tablePicture } from '../../kit/picture.js';
import { capturedIn, greenPlayer, greenTurns, type StepsToTheThroneState, THRONE } from './position.js';
import { stepsToTheThrone } from './steps-to-the-throne.js';

type View = DeepReadonly<StepsToTheThroneState>;

const DOING = {
  roll: 'rolls the blue die',
  move: 'moves the green die, or stays',
  block: 'puts a black die beside the green one',
} as const;

/** What each has done in the role of this game, and in the game before. */
function linesOf(view: View): TableLine[] {
  const green = greenPlayer(view);
  const values = (asGreen: number | string, asBlack: number | string) =>
    green === 0 ? [asGreen, asBlack] : [asBlack, asGreen];
  const { first } = view;
  return [
    { label: 'Plays', values: values('green', 'black') },
    { label: 'Turns as green', values: first ? [first.turns, greenTurns(view.turns)] : [greenTurns(view.turns), '–'] },
    { label: 'Captured', values: first ? [first.captured, capturedIn(view)] : [capturedIn(view), '–'] },
    { label: 'Black dice placed', values: first ? [view.placed, first.placed] : ['–', view.placed] },
    { label: 'Black dice left', values: values('–', view.supply) },
  ];
}

/** A position of Steps to the Throne as a picture: the plate with the throne, the blue die, what has been done. */
export function stepsToTheThronePicture(view: View, options: PictureOptions = {}): Picture {
  const { board, players, toPlay, rolled, phase } = view;
  return tablePicture(
    {
      title: stepsToTheThrone.title,
      players,
      acting: stepsToTheThrone.playersToAct(view),
      result: stepsToTheThrone.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${DOING[phase]}.`,
      rolledDie: rolled === null ? undefined : { colour: 'b', pose: rolled },
      board,
      boardOptions: { hand: view.options.hand, marks: THRONE.map((cell) => ({ cell, tone: 'gold' })) },
      lines: linesOf(view),
    },
    options,
  );
}
