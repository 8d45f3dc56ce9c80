import type { Picture, PictureOptions } from '../../../../kernel/picture.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt, EMPTY } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { type Axis, axes } from '../../../../pyramid/lattice.js';
import { posesWith } from '../../../../pyramid/pose.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { nameOf, tablePicture } from '../../picture.js';
import { diceLeft } from '../picture.js';
import { greedyGrabber } from './greedy-grabber.js';
import { type GreedyGrabberState, type GreedyGrabberView, rollerOf } from './position.js';
import { numbersSeen } from './sight.js';

type View = DeepReadonly<GreedyGrabberView>;

function todo({ phase, board, rolled }: View, name: string): string {
  switch (phase) {
    case 'build':
      return `${name} builds the pyramid.`;
    case 'roll':
      return `${name} rolls. ${diceLeft(board)}`;
    default:
      return `All grab dice that show them a ${rolled} until ${name} says stop. ${diceLeft(board)}`;
  }
}

/** A host may draw from the whole state, too: then it depends on for whom. Letters are poses, digits what is seen. */
const isWhole = (poses: string): boolean => /[a-x]/.test(poses);

/** The digits that the viewer sees, and the axis that looks at him. */
function sightOf(view: View, { viewer }: PictureOptions): { digits: string; axis: Axis | null } {
  const axis = viewer === undefined || viewer === null ? null : playerAxis(viewer);
  if (!isWhole(view.poses)) return { digits: view.poses, axis };
  // What poses are to a state, numbers are to a view.
  return { digits: numbersSeen(view as DeepReadonly<GreedyGrabberState>, axis), axis };
}

/** A position of Greedy Grabber as a picture: the pyramid with the numbers that the viewer sees from his side. */
export function greedyGrabberPicture(view: View, options: PictureOptions = {}): Picture {
  const { phase, board, taken, rolled, players, options: rules } = view;
  const { digits, axis } = sightOf(view, options);
  const showsAll = options.viewer === undefined && isWhole(view.poses);
  const poseOf = (digit: string): string =>
    axis === null || digit === EMPTY || digit === '0'
      ? EMPTY
      : (posesWith({ [axis]: Number(digit) }, rules.hand)[0] ?? '');
  const poses = showsAll ? view.poses : Array.from(digits, poseOf).join('');
  const isOpen = phase === 'grab' && axis !== null;
  const goals = isOpen ? freeCells(board).filter((cell) => dieAt(digits, cell) === String(rolled)) : [];
  // Dice are taken, never turned: what changed is told by the board.
  const { before, ...rest } = options;
  const board0 = (before as { readonly board?: unknown } | undefined)?.board;
  return tablePicture(
    {
      title: greedyGrabber.title,
      players,
      acting: greedyGrabber.playersToAct(view),
      outcome: greedyGrabber.outcome(view),
      todo: todo(view, nameOf(phase === 'build' ? 0 : rollerOf(view), options)),
      rolled: rolled === null || phase === 'over' ? [] : [rolled],
      board,
      boardOptions: {
        poses,
        hand: rules.hand,
        faces: showsAll || axis === null ? axes : [axis],
        marks: goals.map((cell) => ({ cell, tone: 'gold' as const })),
      },
      lines: [{ label: 'Dice', values: taken }],
    },
    { ...rest, ...(board0 === undefined ? {} : { before: { board: board0 } }) },
  );
}
