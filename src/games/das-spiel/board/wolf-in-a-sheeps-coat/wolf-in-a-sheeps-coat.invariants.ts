import type { Invariant } from '../../../../kernel/types.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import type { WolfInASheepsCoatState } from './position.js';
import type { WolfInASheepsCoatAction } from './wolf-in-a-sheeps-coat.js';

/** What holds in every position of Wolf in a Sheep's Coat and in every step between two. */
export const wolfInASheepsCoatInvariants: readonly Invariant<WolfInASheepsCoatState, WolfInASheepsCoatAction>[] = [
  {
    name: 'the wolf is a sheep that was not asked about, and stays where it was hidden',
    clause: 'WOL-4',
    holds: ({ board, wolf, asked, phase }, step) => {
      if ((wolf !== null) !== (phase === 'seek')) return false;
      if (wolf === null) return true;
      const hidden = step?.action.type === 'hide' ? step.action.cell : (step?.before.wolf ?? wolf);
      return board[cellNamed(wolf)] === 'k' && !asked.includes(wolf) && wolf === hidden;
    },
  },
  {
    name: 'dogs stay where they are, and so do their answers',
    clause: 'WOL-8',
    holds: ({ dogs, turns }, step) =>
      step === undefined ||
      turns > step.before.turns ||
      (dogs.length === step.before.dogs.length + (step.action.type === 'dog' ? 1 : 0) &&
        step.before.dogs.every(({ cell, sees }, i) => dogs[i]?.cell === cell && dogs[i]?.sees === sees)),
  },
  {
    name: 'a dog on the wolf sees it',
    clause: 'WOL-9',
    holds: ({ dogs, wolf, options }) => {
      if (wolf === null) return true;
      return dogs.every(({ cell, sees }) => {
        const below = options.views === 'rows' ? [cellNamed(cell)] : supports(cellNamed(cell));
        return sees || !below.includes(cellNamed(wolf));
      });
    },
  },
  {
    name: 'a dog that sees the wolf is in one line with it',
    clause: 'WOL-6',
    holds: ({ dogs, wolf, options }) => {
      if (wolf === null) return true;
      const there = pointOf(cellNamed(wolf));
      return dogs.every(({ cell, sees }) => {
        const steps = pointOf(cellNamed(cell)).map((part, axis) => part - (there[axis as 0 | 1 | 2] ?? 0));
        // Along a row one coordinate stays; along a normal two of them change alike.
        const isLine = options.views === 'rows' ? steps.includes(0) : new Set(steps).size < 3;
        return !sees || isLine;
      });
    },
  },
  {
    name: 'every dog and every question costs one, the right question too, which ends the round',
    clause: 'WOL-10',
    holds: ({ used, turns, dogs, asked }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      const isFound = action.type === 'ask' && action.cell === before.wolf;
      if (!isFound) return turns === before.turns && used.join() === before.used.join();
      const cost = before.dogs.length + before.asked.length + 1;
      return (
        turns === before.turns + 1 &&
        dogs.length + asked.length === 0 &&
        used.every((count, player) => count === (player === action.player ? cost : before.used[player]))
      );
    },
  },
];
