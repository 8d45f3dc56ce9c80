import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { axes, levelOf } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { diceOnlyGo, emptied, posesOnlyGo, takesFreeDie } from '../invariants.js';
import type { DoublesAction } from './doubles.js';
import type { DoublesState } from './position.js';

/** What holds in every position of Doubles and in every step between two. */
export const doublesInvariants: readonly Invariant<DoublesState, DoublesAction>[] = [
  diceOnlyGo('DOU-2'),
  posesOnlyGo('DOU-3'),
  takesFreeDie('DOU-5'),
  {
    name: 'a player who takes a die has one more, and nobody else has',
    clause: 'DOU-5',
    holds: ({ board, taken }, step) => {
      const all = taken.reduce((sum, dice) => sum + dice, countDice(board));
      if (step === undefined) return all === 0;
      const { before, action } = step;
      const one = Number(action.type === 'remove');
      return all === 165 && taken.every((dice, i) => dice === (before.taken[i] ?? 0) + (i === action.player ? one : 0));
    },
  },
  {
    name: 'there are as many bonus dice as equal numbers of the funnel earn, less those already taken',
    clause: 'DOU-9',
    holds: ({ board, left }, step) => {
      if (step === undefined || step.action.type === 'build') return left === 0;
      const { before, action } = step;
      if (action.type === 'done') return left === 0 && before.left > 0;
      const [cell = 0] = emptied(before.board, board);
      const numbers = supports(cell).map((below, i) => {
        return upperNumbers(before.poses[below] ?? '', before.options.hand)[axes[i] ?? 0];
      });
      const bonus = levelOf(cell) === 0 ? 0 : 3 - new Set(numbers).size;
      return left === Math.min(Math.max(before.left - 1, 0) + bonus, countDice(board));
    },
  },
  {
    name: 'a player goes on while bonus dice are left; then it is the next one’s turn',
    clause: 'DOU-4',
    holds: ({ toPlay, left, players }, step) => {
      if (step === undefined || step.action.type === 'build' || toPlay === null) return true;
      const { player } = step.action;
      return toPlay === (left > 0 ? player : (player + 1) % players);
    },
  },
];
