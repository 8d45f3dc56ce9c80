import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { isComplete } from '../../../../pyramid/heap.js';
import { diceConserved, diceStay, facesAddUp, heapStands } from '../../invariants.js';
import type { TheMostSimpleGameAction, TheMostSimpleGameState } from './the-most-simple-game.js';

/** What holds in every position of The Most Simple Game and in every step between two. */
export const theMostSimpleGameInvariants: readonly Invariant<TheMostSimpleGameState, TheMostSimpleGameAction>[] = [
  heapStands('MSG-6'),
  facesAddUp('MSG-8'),
  diceStay('MSG-6'),
  diceConserved<TheMostSimpleGameState>(
    'MSG-2',
    ({ players, options }) => players * options.dice,
    ({ supply }) => supply.reduce((sum, dice) => sum + dice, 0),
  ),
  {
    name: 'a die comes onto the board exactly when one is placed, and it bears the colour of who placed it',
    clause: 'MSG-5',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const gained = ['r', 'g', 'k'].map((colour) => countDice(board, colour) - countDice(step.before.board, colour));
      const { type, player } = step.action;
      return gained.every((count, one) => count === (type === 'place' && one === player ? 1 : 0));
    },
  },
  {
    name: 'no more dice are placed in a turn than were rolled',
    clause: 'MSG-5',
    holds: ({ rolled, left }) => (rolled === null ? left === 0 : left >= 1 && left <= rolled),
  },
  {
    name: 'the player on turn has dice, and the pyramid has room',
    clause: 'MSG-3',
    holds: ({ board, supply, toPlay }) => toPlay === null || (!isComplete(board) && (supply[toPlay] ?? 0) > 0),
  },
];
