import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { isFree, isPlaceable } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import type { TheFireRedDevilState } from './position.js';
import type { TheFireRedDevilAction } from './the-fire-red-devil.js';

/** Whether the red die lies right on the golden one. */
function isCaught(board: string): boolean {
  const [devil, angel] = ['r', 'y'].map((die) => board.indexOf(die));
  if (devil === undefined || angel === undefined || devil < 0) return false;
  const [one, other] = [pointOf(devil), pointOf(angel)];
  const steps = one.map((part, axis) => (other[axis] ?? 0) - part);
  return steps.every((step) => step >= 0) && steps.reduce((sum, step) => sum + step, 0) === 1;
}

/** What holds in every position of The Fire-Red Devil and in every step between two. */
export const theFireRedDevilInvariants: readonly Invariant<TheFireRedDevilState, TheFireRedDevilAction>[] = [
  {
    name: 'there is one angel and one devil once they have landed, on the plate first',
    clause: 'DEV-4',
    holds: ({ board, phase }, step) => {
      const count = phase === 'setup' ? 0 : 1;
      if (countDice(board, 'y') !== count || countDice(board, 'r') !== count) return false;
      return step?.action.type !== 'land' || (board.indexOf('y') < 45 && board.indexOf('r') < 45);
    },
  },
  {
    name: 'a move takes the mover’s free die to a funnel; nothing else moves',
    clause: 'DEV-6',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'move')
        return step === undefined || step.action.type === 'land' || board === step.before.board;
      const old = step.before.board;
      const letter = 'yr'.charAt(step.action.player);
      const [from, to] = [old.indexOf(letter), board.indexOf(letter)];
      const rest = [...board].every((die, cell) => cell === from || cell === to || die === old[cell]);
      return rest && isFree(old, from) && isPlaceable(old, to);
    },
  },
  {
    name: 'a jump stays in a plane parallel to a wall: one coordinate stays, one falls, one grows',
    clause: 'DEV-7',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'move') return true;
      const letter = 'yr'.charAt(step.action.player);
      const [start, end] = [pointOf(step.before.board.indexOf(letter)), pointOf(board.indexOf(letter))];
      return (
        start
          .map((part, axis) => Math.sign((end[axis] ?? 0) - part))
          .sort()
          .join() === '-1,0,1'
      );
    },
  },
  {
    name: 'the cell that was left holds a green die, unless the angel was caught by that jump',
    clause: 'DEV-10',
    holds: ({ board, supply }, step) => {
      if (step?.action.type !== 'move') return step === undefined || supply === step.before.supply;
      const from = step.before.board.indexOf('yr'.charAt(step.action.player));
      const filled = board[from] === 'g' && supply === step.before.supply - 1;
      return isCaught(board) ? board[from] === '.' && supply === step.before.supply : filled;
    },
  },
  {
    name: 'nobody is to play once the angel is caught, or the last green die placed',
    clause: 'DEV-14',
    holds: ({ board, supply, toPlay }) => toPlay === null || (!isCaught(board) && supply > 0),
  },
];
