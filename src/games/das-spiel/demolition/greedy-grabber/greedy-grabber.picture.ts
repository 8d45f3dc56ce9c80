import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { dieAt } from '../../../../pyramid/board.js';
import { freeCells } from '../../../../pyramid/heap.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { picturedSight } from '../../kit/sight.js';
import { diceLeft } from '../picture.js';
import { greedyGrabber } from './greedy-grabber.js';
import { type GreedyGrabberView, rollerOf } from './position.js';

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

/** A position of Greedy Grabber as a picture: the pyramid with the numbers that viewers see from their side. */
export function greedyGrabberPicture(view: View, options: PictureOptions = {}): Picture {
  const { phase, board, taken, rolled, players, options: rules } = view;
  const { digits, axis, poses, faces } = picturedSight(view, options, false);
  const isOpen = phase === 'grab' && axis !== null;
  const goals = isOpen ? freeCells(board).filter((cell) => dieAt(digits, cell) === String(rolled)) : [];
  // Dice are taken, never turned: the board shows what changed.
  const { before, ...rest } = options;
  const board0 = (before as { readonly board?: unknown } | undefined)?.board;
  return tablePicture(
    {
      title: greedyGrabber.title,
      players,
      acting: greedyGrabber.playersToAct(view),
      result: greedyGrabber.result(view),
      todo: todo(view, nameOf(phase === 'build' ? 0 : rollerOf(view), options)),
      rolled: rolled === null || phase === 'over' ? [] : [rolled],
      board,
      boardOptions: {
        poses,
        hand: rules.hand,
        faces,
        marks: goals.map((cell) => ({ cell, tone: 'gold' as const })),
      },
      lines: [{ label: 'Dice', values: taken }],
    },
    { ...rest, ...(board0 === undefined ? {} : { before: { board: board0 } }) },
  );
}
