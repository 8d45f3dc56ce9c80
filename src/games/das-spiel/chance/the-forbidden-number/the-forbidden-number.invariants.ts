import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { diceConserved, facesAddUp, heapStands } from '../../invariants.js';
import type { TheForbiddenNumberAction, TheForbiddenNumberState } from './the-forbidden-number.js';

/** What holds in every position of The Forbidden Number and in every step between two. */
export const theForbiddenNumberInvariants: readonly Invariant<TheForbiddenNumberState, TheForbiddenNumberAction>[] = [
  heapStands('FBN-7'),
  facesAddUp('FBN-10'),
  diceConserved<TheForbiddenNumberState>(
    'FBN-2',
    ({ options }) => 3 * options.dice,
    ({ supply }) => supply.reduce((sum, dice) => sum + dice, 0),
  ),
  {
    name: 'the forbidden number stays the same for the whole game',
    clause: 'FBN-3',
    holds: ({ forbidden }, step) => {
      const before = step?.before.forbidden ?? null;
      return before === null || forbidden === before;
    },
  },
  {
    name: 'dice come off only on the forbidden number: all free ones of who rolled it, no others',
    clause: 'FBN-8',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      const gone = diceCells(before.board).filter((cell) => board[cell] !== before.board[cell]);
      const isForbidden = action.type === 'roll' && before.phase === 'play' && action.outcome === before.forbidden;
      const own = diceCells(before.board, ['r', 'g', 'k'][action.player]);
      const expected = isForbidden ? own.filter((cell) => isFree(before.board, cell)) : [];
      return gone.join() === expected.join();
    },
  },
  {
    name: 'a die comes onto the board exactly when one is placed, and it bears the colour of who placed it',
    clause: 'FBN-6',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'place') return true;
      const gained = ['r', 'g', 'k'].map((colour) => countDice(board, colour) - countDice(step.before.board, colour));
      return gained.every((count, one) => count === (one === step.action.player ? 1 : 0));
    },
  },
  {
    name: 'dice are placed only for a number that is not forbidden, and no more than were rolled',
    clause: 'FBN-6',
    holds: ({ rolled, left, forbidden }) =>
      rolled === null ? left === 0 : left >= 1 && left <= rolled && rolled !== forbidden,
  },
];
