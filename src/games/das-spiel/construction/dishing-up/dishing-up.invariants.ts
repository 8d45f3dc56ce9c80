import type { Invariant } from '../../../../kernel/types.js';
import { diceStay } from '../../kit/invariants.js';
import type { DishingUpAction, DishingUpState } from './dishing-up.js';

/** What holds in every position of Dishing Up and in every step between two. */
export const dishingUpInvariants: readonly Invariant<DishingUpState, DishingUpAction>[] = [
  diceStay('DIS-8'),
  {
    name: 'a player whose thrown die lies has one less and goes on, unless it was the last',
    clause: 'DIS-6',
    holds: ({ supply, toPlay, turns }, step) => {
      if (typeof step?.action.outcome?.landed !== 'string') return true;
      const { before, action } = step;
      const used = before.supply.map((left, player) => left - (supply[player] ?? 0));
      const isRight = used.every((count, player) => count === (player === action.player ? 1 : 0));
      const isLast = supply[action.player] === 0;
      const isNext = isLast ? toPlay === null : toPlay === action.player;
      return isRight && isNext && turns === before.turns + (isLast ? 1 : 0);
    },
  },
  {
    name: 'a fallen die changes nothing but the turn, and its number says whose it is',
    clause: 'DIS-10',
    holds: ({ board, supply, players, toPlay, turns }, step) => {
      const number = step?.action.outcome?.number;
      if (step === undefined || typeof number !== 'number') return true;
      const { before, action } = step;
      const named = players === 3 ? (number - 1) % 3 : number - 1;
      const next = named < players ? named : (action.player + 1) % players;
      const isSame = board === before.board && supply.every((left, player) => left === before.supply[player]);
      return isSame && turns === before.turns + 1 && (toPlay === next || toPlay === null);
    },
  },
];
