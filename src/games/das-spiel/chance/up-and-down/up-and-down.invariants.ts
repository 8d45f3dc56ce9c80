import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { facesAddUp, heapStands } from '../../invariants.js';
import type { UpAndDownState } from './position.js';
import type { UpAndDownAction } from './up-and-down.js';

const LETTERS = ['r', 'g', 'k'] as const;

/** What holds in every position of Up and Down and in every step between two. */
export const upAndDownInvariants: readonly Invariant<UpAndDownState, UpAndDownAction>[] = [
  heapStands('UPD-6'),
  facesAddUp('UPD-11'),
  {
    name: 'dice are neither made nor lost',
    clause: 'UPD-3',
    holds: ({ options, phase, board, supply, taken }) => {
      const all = options.variant === 'building' ? options.dice : phase === 'build' ? 0 : 55;
      const isValues = options.variant === 'values';
      return LETTERS.every((letter, index) => {
        const off = isValues ? taken.reduce((sum, dice) => sum + (dice[index] ?? 0), 0) : (supply[index] ?? 0);
        return countDice(board, letter) + off === all;
      });
    },
  },
  {
    name: 'an action changes one cell at most, but for building the pyramid: a placing fills it, a removal empties it',
    clause: 'UPD-7',
    holds: ({ board }, step) => {
      if (step === undefined || step.action.type === 'build') return true;
      const { before, action } = step;
      const changed = [...board].flatMap((die, cell) => (die === before.board[cell] ? [] : [cell]));
      const [cell = -1] = changed;
      if (action.type === 'roll' || action.type === 'done') return changed.length === 0;
      const isRight = action.type === 'place' ? before.board[cell] === '.' : board[cell] === '.';
      return changed.length === 1 && isRight && (action.type === 'place' || isFree(before.board, cell));
    },
  },
  {
    name: 'only own dice are moved, but in values',
    clause: 'UPD-8',
    holds: ({ board, options }, step) => {
      if (step === undefined || step.action.type === 'build' || options.variant === 'values') return true;
      const { before, action } = step;
      return LETTERS.every(
        (letter, player) => player === action.player || countDice(board, letter) === countDice(before.board, letter),
      );
    },
  },
  {
    name: 'even numbers place and odd ones remove in building; the other way round elsewhere',
    clause: 'UPD-9',
    holds: ({ options }, step) => {
      if (step === undefined || (step.action.type !== 'place' && step.action.type !== 'remove')) return true;
      const isEven = (step.before.rolled ?? 0) % 2 === 0;
      return (step.action.type === 'place') === (isEven === (options.variant === 'building'));
    },
  },
  {
    name: 'no more dice are moved in a turn than were rolled',
    clause: 'UPD-6',
    holds: ({ rolled, left }) => (rolled === null ? left === 0 : left >= 1 && left <= rolled),
  },
  {
    name: 'nobody is to play once the plate is clear in values, or a colour is off in demolition',
    clause: 'UPD-13',
    holds: ({ options, phase, board, toPlay }) => {
      if (phase === 'build' || toPlay === null || options.variant === 'building') return true;
      if (options.variant === 'values') return diceCells(board).length > 0;
      return LETTERS.every((letter) => countDice(board, letter) > 0);
    },
  },
];
