import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { pointsOf, type ReductoState } from './position.js';
import { reducto } from './reducto.js';

function todoOf({ phase, rolled, toPlay }: DeepReadonly<ReductoState>, options: PictureOptions): string {
  const name = nameOf(toPlay ?? 0, options);
  if (phase === 'build') return `${name} fills the plate.`;
  if (phase === 'remove') return `${name} takes a die away with closed eyes.`;
  return rolled === null ? `${name} jumps, or rolls a die anew.` : `${name} jumps with the die of ${rolled}, or not.`;
}

/** A position of Reducto as a picture: the plate with the numbers of its dice, and what everybody has taken. */
export function reductoPicture(view: DeepReadonly<ReductoState>, options: PictureOptions = {}): Picture {
  const { board, poses, players, taken, rolled } = view;
  const dice = (colour: number) => taken.map((counts) => counts[colour] ?? 0);
  return tablePicture(
    {
      title: reducto.title,
      players,
      acting: reducto.playersToAct(view),
      result: reducto.result(view),
      todo: todoOf(view, options),
      board,
      boardOptions: {
        poses,
        hand: view.options.hand,
        marks: rolled === null ? [] : [{ cell: cellNamed(rolled), tone: 'gold' }],
      },
      lines: [
        { label: 'Green dice', values: dice(1) },
        { label: 'Red dice', values: dice(0) },
        { label: 'Black dice', values: dice(2) },
        { label: 'Points', values: pointsOf(view) },
      ],
    },
    options,
  );
}
