import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Picture, PictureOptions } from '../../../../picture/picture.js';
import { emptyBoard, placeDice } from '../../../../pyramid/board.js';
import { axes, points } from '../../../../pyramid/lattice.js';
import type { BoardMark } from '../../../../pyramid/picture.js';
import { pyramidEdge } from '../../../../pyramid/shapes.js';
import { nameOf, tablePicture } from '../../kit/picture.js';
import { type CaptainFlintsSkeletonTrickState, captainFlintsSkeletonTrick } from './captain-flints-skeleton-trick.js';

type View = DeepReadonly<CaptainFlintsSkeletonTrickState>;

const TASKS = {
  edges: 'builds the edges of the pyramid.',
  trick: 'heaps up the pyramid, presses a finger on its top and shakes it.',
  strut: 'puts the plate against an L of 17 dice with a column of eight, and lifts it.',
};

/** What lies on the plate: the skeleton when it is made, the pyramid that is to be shaken; otherwise nothing yet. */
function boardOf({ stands, options }: View, edges: readonly number[]): string {
  if (stands) return placeDice(emptyBoard(), edges, 'r');
  return options.variant === 'trick' ? placeDice(emptyBoard(), points.keys(), 'r') : emptyBoard();
}

/** A position of Captain Flint's Skeleton Trick as a picture: what is to be made, and how often it was tried. */
export function captainFlintsSkeletonTrickPicture(view: View, options: PictureOptions = {}): Picture {
  const { made, players, stands, toPlay } = view;
  const edges = axes.flatMap((axis) => pyramidEdge(axis));
  const marks = edges.map((cell): BoardMark => ({ cell, tone: 'gold' }));
  const rounds = `Round ${Math.floor(made / players) + 1} of ${view.options.rounds}.`;
  return tablePicture(
    {
      title: captainFlintsSkeletonTrick.title,
      players,
      acting: captainFlintsSkeletonTrick.playersToAct(view),
      result: captainFlintsSkeletonTrick.result(view),
      todo: `${nameOf(toPlay ?? 0, options)} ${TASKS[view.options.variant]} ${rounds}`,
      board: boardOf(view, edges),
      boardOptions: stands ? {} : { marks },
      lines: [
        {
          label: 'Attempts',
          values: Array.from({ length: players }, (_, player) => Math.ceil((made - player) / players)),
        },
      ],
    },
    options,
  );
}
