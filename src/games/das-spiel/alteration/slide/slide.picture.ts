import type { Picture, PictureOptions } from '../../../../kernel/picture.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { nameOf, tablePicture } from '../../picture.js';
import { spars } from '../spars.js';
import { attainedBy, numbersBeside, roofNumbers, roofOf, sparsOf } from './goals.js';
import type { SlideState } from './position.js';
import { slide } from './slide.js';

/** The dice that decide the game are gold; while it runs the spars of who is to play stand out. */
function marksOf(view: DeepReadonly<SlideState>, winners: readonly number[]): BoardMark[] {
  const { phase, toPlay } = view;
  if (phase === 'build') return [];
  if (toPlay !== null) {
    const cells = sparsOf(toPlay).flatMap((axis) => (spars[axis] ?? []).slice(0, -1));
    return cells.map((cell) => ({ cell, tone: 'accent' as const }));
  }
  const [winner] = winners;
  const attained = winner === undefined || winners.length > 1 ? undefined : attainedBy(view, winner);
  if (winner === undefined || attained === undefined) return [];
  const roof = roofOf(winner);
  return attained.places.map((place) => ({ cell: roof[place] ?? 0, tone: 'gold' as const }));
}

/** A position of Slide as a picture: the pyramid, and what every player sees on his roof and beside it. */
export function slidePicture(view: DeepReadonly<SlideState>, options: PictureOptions = {}): Picture {
  const { players, phase, board, poses, toPlay, options: rules } = view;
  const outcome = slide.outcome(view);
  const seats = [...Array(players).keys()];
  const name = nameOf(toPlay ?? 0, options);
  const isBuilt = phase !== 'build';
  return tablePicture(
    {
      title: slide.title,
      players,
      acting: slide.playersToAct(view),
      outcome,
      todo: isBuilt ? `${name} takes a green die and puts it on top.` : `${name} builds the pyramid.`,
      board,
      boardOptions: { poses, hand: rules.hand, marks: marksOf(view, outcome?.winners ?? []) },
      lines: isBuilt
        ? [
            { label: 'Roof', values: seats.map((player) => roofNumbers(view, player).join('')) },
            {
              label: 'Black beside',
              values: seats.map((player) => numbersBeside(view, player).join('').replaceAll('0', '·')),
            },
          ]
        : [],
    },
    options,
  );
}
