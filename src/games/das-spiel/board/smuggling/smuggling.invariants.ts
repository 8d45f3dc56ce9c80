import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { borderCells, type SmugglingState, through } from './position.js';
import type { SmugglingAction } from './smuggling.js';

/** What holds in every position of Smuggling and in every step between two. */
export const smugglingInvariants: readonly Invariant<SmugglingState, SmugglingAction>[] = [
  {
    name: 'a smuggler who is through stays there',
    clause: 'SMU-8',
    holds: ({ board }, step) =>
      step === undefined || borderCells().every((cell) => step.before.board[cell] !== 'k' || board[cell] === 'k'),
  },
  {
    name: 'a jump catches as many smugglers as it has landings, anything else none',
    clause: 'SMU-9',
    holds: ({ board }, step) => {
      if (step === undefined) return countDice(board, 'k') === 10;
      const caught = countDice(step.before.board, 'k') - countDice(board, 'k');
      return caught === (step.action.type === 'jump' ? step.action.path.length : 0);
    },
  },
  {
    name: 'the officer who jumped lies in the last funnel of the way',
    clause: 'SMU-10',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'jump') return true;
      const [last = -1] = cellsNamed(step.action.path).slice(-1);
      return diceCells(board, 'r').includes(last);
    },
  },
  {
    name: 'the game is over when four are through, or when fewer than four can be',
    clause: 'SMU-13',
    holds: ({ board, toPlay, turns, options }) => {
      const isDecided = through(board) >= 4 || countDice(board, 'k') < 4;
      return (toPlay === null) === (isDecided || turns >= (options.turnLimit ?? Number.POSITIVE_INFINITY));
    },
  },
];
