import type { Invariant } from '../../../../kernel/types.js';
import { diceCells, moveDie } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import { turnsGoRound } from '../../kit/invariants.js';
import type { TheGreenAmoebaAction, TheGreenAmoebaState } from './the-green-amoeba.js';

const isWhole = (board: string): boolean => isConnected(diceCells(board), rowNeighbours);

/** The home corners in the plate's 45 letters: a1, i1, a9. */
const HOMES = [0, 8, 44];

const isHome = ({ board }: { readonly board: string }): boolean =>
  isWhole(board) && HOMES.some((cell) => board[cell] === 'g');

const moved = (board: string, { from, to }: { readonly from: string; readonly to: string }): string =>
  moveDie(board, cellNamed(from), cellNamed(to));

/** What holds in every position of The Green Amoeba and in every step between two. */
export const theGreenAmoebaInvariants: readonly Invariant<TheGreenAmoebaState, TheGreenAmoebaAction>[] = [
  {
    name: 'a move takes one die to a neighbour, or all dice back to where they lay',
    clause: 'AMO-5',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'move') return step === undefined || board === step.before.board;
      if (board === step.before.atRoll) return true;
      const left = diceCells(step.before.board).filter((cell) => board[cell] === '.');
      const entered = diceCells(board).filter((cell) => step.before.board[cell] === '.');
      const [from, to] = [left[0] ?? -1, entered[0] ?? -1];
      return left.length === 1 && entered.length === 1 && rowNeighbours(from).includes(to);
    },
  },
  {
    name: 'each number rolled gives that many steps, and each step uses up one',
    clause: 'AMO-5',
    holds: (state, step) => {
      const { rolled, left } = state;
      if (step === undefined) return left <= (rolled ?? 0);
      const { before, action } = step;
      if (action.type === 'roll') return rolled === action.outcome && left === rolled;
      if (action.type === 'done') return rolled === null && left === 0;
      // The roll that wins the game stays on the table.
      return left === before.left - 1 && rolled === (left === 0 && !isHome(state) ? null : before.rolled);
    },
  },
  turnsGoRound<TheGreenAmoebaState, TheGreenAmoebaAction>('AMO-3', {
    isFinished: ({ left }, { type }, after) => type === 'done' || (type === 'move' && left === 1 && !isHome(after)),
    isOver: (state) => isHome(state) || state.turns === state.options.turnLimit,
  }),
  {
    name: 'with at-end, a turn that leaves the amoeba torn has moved nothing',
    clause: 'AMO-6',
    holds: ({ board, atRoll, turns, options }, step) => {
      if (step === undefined || options.connected === 'always') return true;
      const { before, action } = step;
      if (action.type === 'roll') return atRoll === before.board;
      if (turns === before.turns) return atRoll === before.atRoll || atRoll === null;
      const went = action.type === 'move' ? moved(before.board, action) : before.board;
      return atRoll === null && board === (isWhole(went) ? went : before.atRoll);
    },
  },
];
