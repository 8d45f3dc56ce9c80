import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { diceConserved, heapStands } from '../../kit/invariants.js';
import { ownerOf } from '../filling.js';
import type { GoldenCentreAction } from './golden-centre.js';
import type { GoldenCentreState } from './position.js';

const sizes: Readonly<Record<number, number>> = { 4: 2, 10: 3, 20: 4 };

/** What holds in every position of Golden Centre and in every step between two. */
export const goldenCentreInvariants: readonly Invariant<GoldenCentreState, GoldenCentreAction>[] = [
  heapStands('GOC-9'),
  diceConserved<GoldenCentreState>(
    'GOC-2',
    ({ options }) => 3 * options.dice,
    ({ supply }) => supply.reduce((sum, left) => sum + left, 0),
  ),
  {
    name: 'every die lies in the corner of its owner',
    clause: 'GOC-2',
    holds: ({ board, options }) =>
      diceCells(board).every((cell) => {
        const owner = ownerOf(board, cell);
        return owner >= 0 && coordinate(cell, playerAxis(owner)) >= 9 - (sizes[options.dice] ?? 0);
      }),
  },
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
    name: 'dice are removed only after a triple, at most as many as it shows',
    clause: 'GOC-7',
    holds: ({ phase, rolled, left }) =>
      phase !== 'remove' || (new Set(rolled).size === 1 && left >= 1 && left <= (rolled?.[0] ?? 0)),
  },
  {
    name: 'those who remove follow each other in the order of players',
    clause: 'GOC-9',
    holds: ({ phase, toPlay }, step) =>
      phase !== 'remove' || step?.action.type !== 'remove' || (toPlay ?? 0) >= step.action.player,
  },
  {
    name: 'between rounds nothing is rolled, and Player 1 rolls for all',
    clause: 'GOC-3',
    holds: ({ phase, rolled, left, toPlay }) =>
      (phase === 'roll') === (rolled === null) && (phase === 'roll') === (left === 0) && (phase !== 'roll' || !toPlay),
  },
  {
    name: 'the game is over exactly when a pyramid is complete or the limit is reached',
    clause: 'GOC-10',
    holds: ({ toPlay, supply, rounds, options }) =>
      (toPlay === null) === (supply.includes(0) || (options.turnLimit !== null && rounds >= options.turnLimit)),
  },
];
