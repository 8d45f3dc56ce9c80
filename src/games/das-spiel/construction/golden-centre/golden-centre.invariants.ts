import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import type { GoldenCentreAction } from './golden-centre.js';
import type { GoldenCentreState } from './position.js';

/** What holds in every position of Golden Centre and in every step between two. */
export const goldenCentreInvariants: readonly Invariant<GoldenCentreState, GoldenCentreAction>[] = [
  {
    name: 'placing adds one of the player’s own dice, removing takes one away, rolling changes nothing',
    clause: 'GOC-5',
    holds: ({ board, supply }, step) => {
      if (step === undefined) return true;
      const { type, player } = step.action;
      const gained = type === 'place' ? 1 : type === 'remove' ? -1 : 0;
      const others = supply.every((left, one) => one === player || left === step.before.supply[one]);
      return others && countDice(board) - countDice(step.before.board) === gained;
    },
  },
  {
    name: 'the one with the middle number places, or the one outside a double',
    clause: 'GOC-5',
    holds: ({ phase, toPlay, rolled }) => {
      if (phase !== 'place' || rolled === null || toPlay === null) return phase !== 'place';
      const own = rolled[toPlay] ?? 0;
      const others = rolled.filter((_, player) => player !== toPlay);
      const isBetween = Math.min(...others) < own && own < Math.max(...others);
      return isBetween || (others[0] === others[1] && others[0] !== own);
    },
  },
  {
    name: 'those who remove follow each other in the order of players',
    clause: 'GOC-9',
    holds: ({ phase, toPlay }, step) =>
      phase !== 'remove' || step?.action.type !== 'remove' || (toPlay ?? 0) >= step.action.player,
  },
];
