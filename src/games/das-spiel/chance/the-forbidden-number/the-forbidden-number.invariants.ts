import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells, isOccupied } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { carried } from '../../../../pyramid/neighbours.js';
import { facesAddUp, turnsGoRound } from '../../kit/invariants.js';
import type { TheForbiddenNumberAction, TheForbiddenNumberState } from './the-forbidden-number.js';

const LETTERS = ['r', 'g', 'k'];

/** Dice of the complete pyramid. */
const DICE = 165;

/** How many dice the roll lets the player place: none on the forbidden number. */
const placeable = (
  { board, supply, forbidden }: DeepReadonly<TheForbiddenNumberState>,
  { player, outcome = 0 }: { readonly player: number; readonly outcome?: number | undefined },
): number => (outcome === forbidden ? 0 : Math.min(outcome, supply[player] ?? 0, DICE - countDice(board)));

/** What holds in every position of The Forbidden Number and in every step between two. */
export const theForbiddenNumberInvariants: readonly Invariant<TheForbiddenNumberState, TheForbiddenNumberAction>[] = [
  facesAddUp('FBN-10'),
  {
    name: 'the forbidden number stays the same for the whole game',
    clause: 'FBN-3',
    holds: ({ forbidden }, step) => {
      const before = step?.before.forbidden ?? null;
      return before === null || forbidden === before;
    },
  },
  {
    name: 'dice come off only on the forbidden number: all free dice of the player who rolled it, and those freed by it if they count',
    clause: 'FBN-8',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      const gone = diceCells(before.board).filter((cell) => board[cell] !== before.board[cell]);
      const isForbidden = action.type === 'roll' && before.phase === 'play' && action.outcome === before.forbidden;
      if (!isForbidden) return gone.length === 0;
      const own = diceCells(before.board, LETTERS[action.player]);
      // Those that lie free and, where freed dice count, in turn those that carry nothing but such dice.
      const comesOff = (cell: number): boolean =>
        isFree(before.board, cell) ||
        (before.options.freed === 'count' &&
          carried(cell).every((above) => !isOccupied(before.board, above) || (own.includes(above) && comesOff(above))));
      return gone.join() === own.filter(comesOff).join();
    },
  },
  {
    name: 'a die comes onto the board exactly when one is placed, and it bears the colour of the player who placed it',
    clause: 'FBN-6',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'place') return true;
      const gained = LETTERS.map((colour) => countDice(board, colour) - countDice(step.before.board, colour));
      return gained.every((count, one) => count === (one === step.action.player ? 1 : 0));
    },
  },
  {
    name: 'a number that is not forbidden means that many dice, as far as dice and places last, unless a turn may end early',
    clause: 'FBN-6',
    holds: ({ rolled, left, forbidden, options }, step) => {
      if (step === undefined || step.before.phase === 'setup')
        return rolled === null ? left === 0 : left >= 1 && left <= rolled && rolled !== forbidden;
      const { before, action } = step;
      const expected =
        action.type === 'roll' ? placeable(before, action) : action.type === 'place' ? before.left - 1 : 0;
      const shown = action.type === 'roll' ? action.outcome : before.rolled;
      const isAllowed = action.type !== 'done' || options.mayPlaceFewer;
      return isAllowed && left === expected && rolled === (left === 0 ? null : shown);
    },
  },
  turnsGoRound<TheForbiddenNumberState, TheForbiddenNumberAction>('FBN-4', {
    isFinished(before, action) {
      if (action.type === 'roll') return before.phase === 'play' && placeable(before, action) === 0;
      return action.type === 'done' || before.left === 1;
    },
    isOver: ({ board, turns, options }) => countDice(board) === DICE || turns === options.turnLimit,
  }),
];
