import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { diceLeft } from '../picture.js';
import { doubles } from './doubles.js';
import type { DoublesState } from './position.js';

type View = DeepReadonly<DoublesState>;

function todo({ phase, board, left, options }: View, name: string): string {
  if (phase === 'build') return `${name} builds the pyramid.`;
  if (left === 0) return `${name} takes a die. ${diceLeft(board)}`;
  const verb = options.bonus === 'may' ? 'may take' : 'takes';
  return `${name} ${verb} ${left === 1 ? 'one more die' : `${left} more dice`}. ${diceLeft(board)}`;
}

/** A position of Doubles as a picture: the pyramid with its numbers, and how many dice everybody has taken. */
export function doublesPicture(view: View, options: PictureOptions = {}): Picture {
  const { board, poses, taken, toPlay, players } = view;
  return tablePicture(
    {
      title: doubles.title,
      players,
      acting: doubles.playersToAct(view),
      result: doubles.result(view),
      todo: todo(view, nameOf(toPlay ?? 0, options)),
      board,
      boardOptions: { poses, hand: view.options.hand },
      lines: [{ label: 'Dice', values: taken }],
    },
    options,
  );
}
