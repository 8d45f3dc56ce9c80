import type { Invariant } from 'dicewright/define';
import { countOf, leastOf } from './bids.js';
import type { PerudoAction, PerudoState } from './perudo.js';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What holds in every position of Perudo and every step. */
export const perudoInvariants: readonly Invariant<PerudoState, PerudoAction>[] = [
  {
    name: 'everybody has as many dice under their cup as are left to them',
    clause: 'PRD-2',
    holds: ({ phase, hands, dice }) => phase === 'roll' || hands.every(({ length }, player) => length === dice[player]),
  },
  {
    name: 'dice change only by a roll, never by a bid or a call',
    clause: 'PRD-3',
    holds: ({ hands }, step) =>
      step === undefined || step.action.type === 'roll' || JSON.stringify(hands) === JSON.stringify(step.before.hands),
  },
  {
    name: 'whoever loses a die and has another begins the next round',
    clause: 'PRD-4',
    holds: ({ dice, toPlay }, step) => {
      const loser = step === undefined ? -1 : dice.findIndex((count, i) => count < (step.before.dice[i] ?? 0));
      return loser < 0 || dice[loser] === 0 || toPlay === loser;
    },
  },
  {
    name: 'each bid says more than the last',
    clause: 'PRD-6',
    holds: ({ bid }, step) => {
      if (step?.action.type !== 'bid' || step.before.bid === null || bid === null) return true;
      // What is expected of a bid, with ones counting double, never goes down but for rounding.
      return bid.quantity >= leastOf(step.before.bid, bid.face);
    },
  },
  {
    name: 'a call takes one die from whoever was wrong, or gives one to whoever was exactly right',
    clause: 'PRD-11',
    holds: ({ dice, bid, bidder, isPalifico }, step) => {
      if (step === undefined || bid === null || !['dudo', 'calza'].includes(step.action.type)) return true;
      const { action, before } = step;
      const found = countOf(before.hands, bid.face, isPalifico);
      const isRight = action.type === 'calza' ? found === bid.quantity : found < bid.quantity;
      const change = sum(dice) - sum(before.dice);
      const loser = action.type === 'dudo' && isRight ? bidder : action.player;
      if (action.type === 'calza' && isRight) return change === 1 || (change === 0 && dice[action.player] === 5);
      return change === -1 && dice[loser ?? 0] === (before.dice[loser ?? 0] ?? 0) - 1;
    },
  },
  {
    name: 'nobody begins a palifico round twice',
    clause: 'PRD-13',
    holds: ({ isPalifico }, step) =>
      step?.action.type !== 'roll' || !isPalifico || step.before.hadOneDie[step.action.player] === false,
  },
  {
    name: 'who has no dice has no turn',
    clause: 'PRD-14',
    holds: ({ dice, toPlay }) => toPlay === null || (dice[toPlay] ?? 0) > 0,
  },
];
