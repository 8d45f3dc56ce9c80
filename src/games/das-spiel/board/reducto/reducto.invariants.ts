import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells, isOccupied } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { jumpsOver } from '../plate.js';
import { pointsOf, type ReductoState } from './position.js';
import type { ReductoAction } from './reducto.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What holds in every position of Reducto and in every step between two. */
export const reductoInvariants: readonly Invariant<ReductoState, ReductoAction>[] = [
  {
    name: 'a die that lies keeps its funnel, and its pose unless it is rolled anew',
    clause: 'RED-10',
    holds: ({ board, poses }, step) => {
      if (step === undefined || step.action.type === 'build') return true;
      const { before, action } = step;
      const rolled = action.type === 'reroll' ? cellNamed(action.cell) : -1;
      return [...board].every((die, cell) => {
        if (isOccupied(board, cell) !== isOccupied(poses, cell)) return false;
        return die === '.' || (die === before.board[cell] && (cell === rolled || poses[cell] === before.poses[cell]));
      });
    },
  },
  {
    name: 'a player who jumps takes the die that jumped, and nobody else takes anything',
    clause: 'RED-9',
    holds: ({ board, taken }, step) => {
      if (step === undefined) return sum(taken.map(sum)) === 0;
      const { before, action } = step;
      const from = action.type === 'jump' ? cellNamed(action.from) : -1;
      const colour = 'rgk'.indexOf(before.board[from] ?? '-');
      if (action.type === 'jump' && (colour < 0 || isOccupied(board, from))) return false;
      return taken.every((counts, player) =>
        counts.every((count, i) => {
          const gained = player === action.player && i === colour && action.type === 'jump' ? 1 : 0;
          return count === (before.taken[player]?.[i] ?? 0) + gained;
        }),
      );
    },
  },
  {
    name: 'a jump lands in an empty funnel, and the funnel that it starts from counts as empty',
    clause: 'RED-6',
    holds: (_, step) =>
      step?.action.type !== 'jump' ||
      step.action.path.every(
        (cell) => cell === (step.action as { from: string }).from || !isOccupied(step.before.board, cellNamed(cell)),
      ),
  },
  {
    name: 'several hops are made only with 15 dice or fewer, three only with five or fewer and no die rolled anew',
    clause: 'RED-13',
    holds: (_, step) => {
      if (step?.action.type !== 'jump') return true;
      const { length } = step.action.path;
      const dice = countDice(step.before.board);
      if (length === 1) return true;
      if (step.before.rolled !== null) return length === 2 && dice <= 5;
      return dice <= (length === 3 ? 5 : 15);
    },
  },
  {
    name: 'every turn is followed by the next player’s, except one that goes on after a roll',
    clause: 'RED-4',
    holds: ({ toPlay, turns, rolled, players }, step) => {
      if (step === undefined || step.before.phase !== 'play') return turns === 0;
      if (rolled !== null) return toPlay === step.action.player && turns === step.before.turns;
      return turns === step.before.turns + 1 && (toPlay === null || toPlay === (step.action.player + 1) % players);
    },
  },
  {
    name: 'green dice count 3 points, red 2, black 1',
    clause: 'RED-16',
    holds: (state) =>
      pointsOf(state).every((points, player) => {
        const [red = 0, green = 0, black = 0] = state.taken[player] ?? [];
        return points === 3 * green + 2 * red + black;
      }),
  },
  {
    name: 'the game goes on while a die could jump with a 2 over its neighbour, unless the turn limit is reached',
    clause: 'RED-15',
    holds: ({ board, toPlay, options, turns }) =>
      toPlay !== null ||
      options.turnLimit === turns ||
      !diceCells(board).some((cell) => jumpsOver(board, cell).length > 0),
  },
];
