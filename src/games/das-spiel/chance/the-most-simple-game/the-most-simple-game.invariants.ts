import type { DeepReadonly, Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns, turnsGoRound } from '../../kit/invariants.js';
import type { TheMostSimpleGameAction, TheMostSimpleGameState } from './the-most-simple-game.js';

/** Dice of the complete pyramid. */
const DICE = 165;

/** Dice that the player's side has left. */
const diceOf = (state: DeepReadonly<TheMostSimpleGameState>, player: number): number =>
  state.supply[sideOf(state, player)] ?? 0;

/** How many dice the roll lets the player place: as many as rolled, as far as dice and room last. */
const placeable = (
  state: DeepReadonly<TheMostSimpleGameState>,
  { player, outcome = 0 }: { readonly player: number; readonly outcome?: number | undefined },
): number => Math.min(outcome, diceOf(state, player), DICE - countDice(state.board));

/** What holds in every position of The Most Simple Game and in every step between two. */
export const theMostSimpleGameInvariants: readonly Invariant<TheMostSimpleGameState, TheMostSimpleGameAction>[] = [
  facesAddUp('MSG-8'),
  diceStay('MSG-6'),
  {
    name: 'a die comes onto the board exactly when one is placed, and it bears the colour of the side that placed it',
    clause: 'MSG-5',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const gained = ['r', 'g', 'k'].map((colour) => countDice(board, colour) - countDice(step.before.board, colour));
      const { type, player } = step.action;
      const side = sideOf(step.before, player);
      return gained.every((count, one) => count === (type === 'place' && one === side ? 1 : 0));
    },
  },
  {
    name: 'a turn places exactly as many dice as rolled, as far as dice and places last, unless it may end early',
    clause: 'MSG-5',
    holds: ({ rolled, left, options }, step) => {
      if (step === undefined) return rolled === null ? left === 0 : left >= 1 && left <= rolled;
      const { before, action } = step;
      if (action.type === 'roll') return rolled === action.outcome && left === placeable(before, action);
      if (action.type === 'done') return options.mayPlaceFewer && rolled === null && left === 0;
      return left === before.left - 1 && rolled === (left === 0 ? null : before.rolled);
    },
  },
  turnsGoRound<TheMostSimpleGameState, TheMostSimpleGameAction>('MSG-3', {
    isFinished: (before, { type }) => type === 'done' || (type === 'place' && before.left === 1),
    isOver: ({ board, supply, turns, options }) =>
      countDice(board) === DICE || supply.every((dice) => dice === 0) || turns === options.turnLimit,
    isPassedOver: (state, player) => diceOf(state, player) === 0,
  }),
  groupsTakeTurns('MSG-1'),
];
