import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { PLATE_CELLS, PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { HIDDEN, hiderOf, knowsWolf, shepherdOf, type WolfInASheepsCoatView } from './position.js';
import { wolfInASheepsCoat } from './wolf-in-a-sheeps-coat.js';

type View = DeepReadonly<WolfInASheepsCoatView>;

function todoOf(view: View, options: PictureOptions): string {
  const hider = nameOf(hiderOf(view), options);
  if (view.phase === 'build') return `${hider} draws the bushes.`;
  if (view.phase === 'hide') return `${hider} hides the wolf.`;
  return `${nameOf(shepherdOf(view), options)} places a dog, or asks about a sheep.`;
}

/** What the dogs have shown, the sheep that are not the wolf, and the wolf for those who may see it. */
function marksOf(view: View, { viewer }: PictureOptions): BoardMark[] {
  const { dogs, asked, wolf } = view;
  // A host may draw from the whole state, too: then it matters for whom.
  const isSecret = viewer !== undefined && !knowsWolf(view, viewer);
  const marks = new Map<number, BoardMark>();
  for (const name of asked) marks.set(cellNamed(name), { cell: cellNamed(name), tone: 'gray', text: 'no' });
  if (wolf !== null && wolf !== HIDDEN && !isSecret)
    marks.set(cellNamed(wolf), { cell: cellNamed(wolf), tone: 'gold', text: 'wolf' });
  for (const { cell, sees } of dogs) {
    const at = cellNamed(cell);
    const told = marks.get(at)?.text;
    marks.set(at, { cell: at, tone: sees ? 'red' : 'blue', text: told ?? (sees ? 'yes' : 'no') });
  }
  return [...marks.values()];
}

/**
 * A position of Wolf in a Sheep's Coat as a picture: the flock with its bushes, the dogs with what they saw, and the
 * wolf only for those who know it.
 */
export function wolfInASheepsCoatPicture(view: View, options: PictureOptions = {}): Picture {
  const { players, board, dogs, asked, used, phase } = view;
  const isOnTop = view.options.views === 'faces';
  const field = board + emptyBoard(PYRAMID_CELLS - PLATE_CELLS);
  const kennels = dogs.map(({ cell }) => cellNamed(cell));
  const now = dogs.length + asked.length;
  const shepherd = phase === 'over' ? -1 : shepherdOf(view);
  return tablePicture(
    {
      title: wolfInASheepsCoat.title,
      players,
      acting: wolfInASheepsCoat.playersToAct(view),
      result: wolfInASheepsCoat.result(view),
      todo: todoOf(view, options),
      board: isOnTop ? placeDice(field, kennels, 'r') : board,
      boardOptions: { latent: true, marks: marksOf(view, options) },
      lines: [
        { label: 'Dogs used', values: used.map((count, player) => (player === shepherd ? now : count)) },
        {
          label: 'Part',
          values: used.map((_, player) =>
            player === shepherd ? 'shepherd' : phase !== 'over' && player === hiderOf(view) ? 'hides' : '–',
          ),
        },
      ],
    },
    options,
  );
}
