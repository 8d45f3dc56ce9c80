import type { Invariant } from '../../../../kernel/types.js';
import { countDice, dieAt } from '../../../../pyramid/board.js';
import { axes } from '../../../../pyramid/lattice.js';
import { faceNeighbour } from '../../../../pyramid/neighbours.js';
import { numberOn, poses } from '../../../../pyramid/pose.js';
import type { StoringScoresAction, StoringScoresState } from './storing-scores.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What holds in every position of Storing Scores and in every step between two. */
export const storingScoresInvariants: readonly Invariant<StoringScoresState, StoringScoresAction>[] = [
  {
    name: 'every black die can lie so that it shows all that was seen of it',
    clause: 'STO-8',
    holds: ({ seen, options }) =>
      [...Array(45).keys()].every((die) => {
        // The cells of level 1 begin at 45.
        const above = axes
          .map((axis) => faceNeighbour(die, axis))
          .map((cell) => (cell === undefined ? null : seen[cell - 45]));
        return poses.some((pose) => {
          return axes.every(
            (axis) =>
              (above[axis]?.[axis] ?? numberOn(pose, axis, options.hand)) === numberOn(pose, axis, options.hand),
          );
        });
      }),
  },
  {
    name: 'what was seen in a funnel stays, and a lift shows one funnel',
    clause: 'STO-8',
    holds: ({ seen }, step) =>
      step === undefined ||
      (seen.every((numbers, i) => {
        const earlier = step.before.seen[i];
        return !earlier || earlier.join() === numbers?.join();
      }) &&
        seen.filter((numbers) => numbers).length - step.before.seen.filter((numbers) => numbers).length <=
          (step.action.type === 'lift' ? 1 : 0)),
  },
  {
    name: 'a green die is won exactly when the sum below it is the total, and what lies there was seen',
    clause: 'STO-9',
    holds: ({ board, taken, seen }, step) => {
      const open = seen.every((numbers, i) => dieAt(board, 45 + i) === 'g' || numbers !== null);
      if (step === undefined) return open;
      const { before, action } = step;
      const wins = action.type === 'lift' && sum(action.outcome ?? []) === sum(before.rolled);
      return (
        open &&
        taken.every((count, player) => {
          return count - (before.taken[player] ?? 0) === (wins && player === action.player ? 1 : 0);
        })
      );
    },
  },
  {
    name: 'a player who has won a die goes on without a total; if it went back, the total stands for the next',
    clause: 'STO-10',
    holds: ({ toPlay, rolled, taken, phase }, step) => {
      if (step?.action.type !== 'lift' || toPlay === null) return true;
      const { player } = step.action;
      if (sum(taken) > sum(step.before.taken)) return toPlay === player && rolled.length === 0 && phase === 'roll';
      const next = (player + 1) % taken.length;
      return toPlay === next && rolled.join() === step.before.rolled.join() && phase === 'choose';
    },
  },
  {
    name: 'nobody rolls twice for one lift',
    clause: 'STO-5',
    holds: ({ phase }, step) => step?.action.type !== 'roll' || (phase === 'lift' && step.before.phase !== 'lift'),
  },
  {
    name: 'the game is over when no green die is left, when it is decided, or at the limit',
    clause: 'STO-13',
    holds: ({ board, taken, turns, options, toPlay }) => {
      const left = countDice(board, 'g');
      // The certain winner has more than any other could have with all that are left.
      const isDecided = taken.some((count, player) =>
        taken.every((other, one) => one === player || other + left < count),
      );
      const isEnd = left === 0 || (options.ends === 'decided' && isDecided);
      return (toPlay === null) === (isEnd || turns === options.turnLimit);
    },
  },
];
