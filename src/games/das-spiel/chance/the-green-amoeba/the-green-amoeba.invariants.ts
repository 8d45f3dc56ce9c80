import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { rowNeighbours } from '../../../../pyramid/neighbours.js';
import type { TheGreenAmoebaAction, TheGreenAmoebaState } from './the-green-amoeba.js';

const isWhole = (board: string): boolean => isConnected(diceCells(board), rowNeighbours);

/** What holds in every position of The Green Amoeba and in every step between two. */
export const theGreenAmoebaInvariants: readonly Invariant<TheGreenAmoebaState, TheGreenAmoebaAction>[] = [
  {
    name: 'the amoeba has six dice',
    clause: 'AMO-2',
    holds: ({ board }) => countDice(board, 'g') === 6,
  },
  {
    name: 'the amoeba is connected, but within a turn where the option allows it',
    clause: 'AMO-6',
    holds: ({ board, options, rolled, toPlay }) =>
      isWhole(board) || (options.connected === 'at-end' && rolled !== null && toPlay !== null),
  },
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
    name: 'no more steps are taken in a turn than were rolled',
    clause: 'AMO-5',
    holds: ({ rolled, left }) => left <= (rolled ?? 0),
  },
  {
    name: 'nobody is to play once a connected amoeba has reached a corner',
    clause: 'AMO-7',
    holds: ({ board, toPlay }) => toPlay === null || !isWhole(board) || ![0, 8, 44].some((cell) => board[cell] === 'g'),
  },
];
