import type { Invariant } from '../../../../kernel/types.js';
import { isFree } from '../../../../pyramid/heap.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { diceOnlyGo, emptied, posesOnlyGo, takesFreeDie } from '../invariants.js';
import type { GreedyGrabberAction } from './greedy-grabber.js';
import type { GreedyGrabberState } from './position.js';

/** What holds in every position of Greedy Grabber and in every step between two. */
export const greedyGrabberInvariants: readonly Invariant<GreedyGrabberState, GreedyGrabberAction>[] = [
  diceOnlyGo('GRE-2'),
  posesOnlyGo('GRE-3'),
  takesFreeDie('GRE-7'),
  {
    name: 'a die that is grabbed shows the grabber the number rolled, and is free',
    clause: 'GRE-7',
    holds: (_, step) => {
      if (step?.action.type !== 'grab') return true;
      const { before, action } = step;
      const cell = cellNamed(action.cell);
      const numbers = upperNumbers(before.poses[cell] ?? '', before.options.hand);
      return isFree(before.board, cell) && numbers[action.player] === before.rolled;
    },
  },
  {
    name: 'before the stop a grab brings one die; after it the pyramid keeps it, and the player pays two at most',
    clause: 'GRE-11',
    holds: ({ board, taken }, step) => {
      if (step?.action.type !== 'grab') return step === undefined || taken.every((n, i) => n === step.before.taken[i]);
      const { before, action } = step;
      const gains = taken.map((dice, player) => dice - (before.taken[player] ?? 0));
      const own = gains[action.player] ?? 0;
      const isLate = before.phase === 'roll';
      const rest = [1, 2].map((way) => gains[(action.player + way) % 3] ?? 0);
      if (emptied(before.board, board).length !== Number(!isLate)) return false;
      if (!isLate) return own === 1 && rest.every((gain) => gain === 0);
      const had = Math.min(before.taken[action.player] ?? 0, 2);
      return own === -had && rest[0] === Number(had > 0) && rest[1] === Number(had > 1);
    },
  },
  {
    name: 'turns end by a stop, or with the last die',
    clause: 'GRE-9',
    holds: ({ turns, board }, step) =>
      step === undefined ||
      turns ===
        step.before.turns + Number(step.action.type === 'stop' || (step.action.type === 'grab' && !/\w/.test(board))),
  },
  {
    name: 'only the player of the turn rolls and says stop',
    clause: 'GRE-4',
    holds: (_, step) =>
      (step?.action.type !== 'roll' && step?.action.type !== 'stop') || step.action.player === step.before.turns % 3,
  },
];
