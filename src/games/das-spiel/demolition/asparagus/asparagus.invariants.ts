import type { Invariant } from '../../../../kernel/types.js';
import { isFree } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { diceOnlyGo, emptied, takerKeeps } from '../invariants.js';
import type { AsparagusAction, AsparagusState } from './asparagus.js';

/** What holds in every position of Asparagus and in every step between two. */
export const asparagusInvariants: readonly Invariant<AsparagusState, AsparagusAction>[] = [
  diceOnlyGo('ASP-2'),
  takerKeeps('ASP-5'),
  {
    name: 'dice taken together are of one colour, one on each level, in a line whose upper end was free',
    clause: 'ASP-6',
    holds: ({ board }, step) => {
      if (step === undefined || step.action.type === 'build') return true;
      const before = step.before.board;
      // Levels come one after the other in the order of cells, so that the last is the highest.
      const cells = emptied(before, board).reverse();
      const [top = -1] = cells;
      const colours = new Set(cells.map((cell) => before[cell]));
      const places = cells.map(pointOf);
      const [first = [0, 0, 0] as const] = places;
      const axes = [0, 1, 2].filter((axis) => places.some((place) => place[axis] !== first[axis]));
      const inLine =
        axes.length <= 1 && places.every((place, i) => axes.every((axis) => place[axis] === (first[axis] ?? 0) + i));
      return isFree(before, top) && colours.size === 1 && inLine;
    },
  },
  {
    name: 'as many dice are taken as was said',
    clause: 'ASP-6',
    holds: ({ board }, step) =>
      step?.action.type !== 'remove' || emptied(step.before.board, board).length === (step.action.count ?? 1),
  },
  {
    name: 'turns go round',
    clause: 'ASP-8',
    holds: ({ toPlay, players }, step) =>
      step?.action.type !== 'remove' || toPlay === null || toPlay === (step.action.player + 1) % players,
  },
];
