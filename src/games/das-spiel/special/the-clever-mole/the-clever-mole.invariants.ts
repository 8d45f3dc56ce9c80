import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { axes } from '../../../../pyramid/lattice.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import { wallCells } from '../../../../pyramid/score.js';
import { hillCells, hillTops } from './hills.js';
import type { TheCleverMoleState } from './position.js';
import type { TheCleverMoleAction } from './the-clever-mole.js';

type State = DeepReadonly<TheCleverMoleState>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** What a clue measures on a hill, counted die by die; the hill that it means has the least. `null`: words. */
function measure({ board, poses, clue, options }: State, hill: number): number | null {
  const cells = hillCells[hill] ?? [];
  const top = hillTops[hill] ?? 0;
  const upper = (cell: number) => upperNumbers(poses.charAt(cell), options.hand);
  switch (clue?.kind) {
    case 'fewest':
      return cells.filter((cell) => board[cell] === clue.colour).length;
    case 'most':
      return cells.filter((cell) => board[cell] !== clue.colour).length;
    case 'below':
      return sum(upper(top).map((number) => 7 - number)) === clue.points ? 0 : 1;
    case 'total':
    case 'nearest': {
      const walls = clue.wall === 'all' ? axes : axes.filter((axis) => 'xyz'[axis] === clue.wall);
      const total = sum(walls.map((axis) => sum(wallCells(axis, top).map((cell) => upper(cell)[axis]))));
      return clue.kind === 'total' ? Number(total !== clue.points) : Math.abs(total - clue.points);
    }
    default:
      return null;
  }
}

/** What holds in every position of The Clever Mole and in every step between two. */
export const theCleverMoleInvariants: readonly Invariant<TheCleverMoleState, TheCleverMoleAction>[] = [
  {
    name: 'dice are touched by nobody but a master who builds',
    clause: 'MOL-5',
    holds: ({ board, poses }, step) =>
      step === undefined ||
      step.action.type === 'build' ||
      (board === step.before.board && poses === step.before.poses),
  },
  {
    name: 'a clue that can be checked fits the hill of the mole better than any other',
    clause: 'MOL-7',
    holds: (state) => {
      if (state.phase !== 'seek') return state.clue === null;
      const measures = hillCells.map((_, hill) => measure(state, hill));
      if (measures.includes(null)) return state.clue?.kind === 'text';
      const own = measures[state.mole ?? -1] ?? Number.NaN;
      const isExact = state.clue?.kind !== 'total' && state.clue?.kind !== 'below' ? true : own === 0;
      return isExact && measures.every((one, hill) => hill === state.mole || (one ?? 0) > own);
    },
  },
  {
    name: 'a point is scored by a right claim, and by nothing else',
    clause: 'MOL-17',
    holds: ({ points }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      const isRight = action.type === 'claim' && action.hill === before.mole;
      return points.every((score, player) => {
        return score - (before.points[player] ?? 0) === (isRight && player === action.player ? 1 : 0);
      });
    },
  },
  {
    name: 'the mole stays where it is until the master hides it again',
    clause: 'MOL-8',
    holds: ({ mole }, step) =>
      step === undefined || mole === (step.action.type === 'hide' ? step.action.hill : step.before.mole),
  },
  {
    name: 'nobody claims twice in a round, and the master not at all',
    clause: 'MOL-15',
    holds: (_, step) => {
      if (step?.action.type !== 'claim') return true;
      const { players, turns, claims, options } = step.before;
      const isShared = options.rotateMaster === null ? players < 3 : options.rotateMaster;
      const master = isShared ? turns % players : 0;
      return step.action.player !== master && claims[step.action.player] === null;
    },
  },
  {
    name: 'the game is over at its limit, or with the points, and then with as many rounds of each master',
    clause: 'MOL-19',
    holds: ({ points, phase, turns, players, options }) => {
      const isShared = options.rotateMaster === null ? players < 3 : options.rotateMaster;
      const waits = options.equalRounds && isShared && turns % players > 0;
      const isWon = Math.max(...points) >= options.target && !waits;
      return (phase === 'over') === (isWon || turns === options.turnLimit);
    },
  },
  {
    name: 'a round ends with the right claim or the last one',
    clause: 'MOL-18',
    holds: ({ turns, claims }, step) => {
      if (step === undefined) return true;
      if (step.action.type !== 'claim') return turns === step.before.turns;
      const { before, action } = step;
      const isLast = before.claims.filter((hill) => hill === null).length === 2;
      const ends = action.hill === before.mole || isLast;
      return turns === before.turns + Number(ends) && (claims[action.player] === null) === ends;
    },
  },
];
