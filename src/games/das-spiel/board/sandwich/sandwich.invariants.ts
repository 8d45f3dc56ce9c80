import type { Invariant } from '../../../../kernel/types.js';
import { dieAt } from '../../../../pyramid/board.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { jumpedOver } from '../moves.js';
import { colourOf, diceEach, diceOf, type SandwichState } from './position.js';
import type { SandwichAction } from './sandwich.js';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** What holds in every position of Sandwich and in every step between two. */
export const sandwichInvariants: readonly Invariant<SandwichState, SandwichAction>[] = [
  {
    name: 'nobody has more dice than at the start, and nobody gets one back',
    clause: 'SAN-2',
    holds: ({ board, supply, players }, step) => {
      const dice = diceOf(board, players).map((count, player) => count + (supply[player] ?? 0));
      if (step === undefined) return dice.every((count) => count === diceEach(players));
      const before = diceOf(step.before.board, players).map(
        (count, player) => count + (step.before.supply[player] ?? 0),
      );
      return dice.every((count, player) => count <= (before[player] ?? 0));
    },
  },
  {
    name: 'dice are placed one a turn, and moves begin when none is left',
    clause: 'SAN-4',
    holds: ({ phase, supply }, step) => {
      if ((phase === 'place') !== total(supply) > 0) return false;
      if (step === undefined) return true;
      return total(step.before.supply) - total(supply) === (step.action.type === 'place' ? 1 : 0);
    },
  },
  {
    name: 'a move starts at one of the mover’s dice; it is a step to a neighbour or a jump over a die',
    clause: 'SAN-8',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const { player, from, to } = step.action;
      const [start, end] = [cellNamed(from), cellNamed(to)];
      const { board } = step.before;
      if (dieAt(board, start) !== colourOf(player) || dieAt(board, end) !== '.') return false;
      return rowsApart(from, to) === 1 || jumpedOver(board, start, end) !== undefined;
    },
  },
  {
    name: 'turns have two moves in the third phase only, and that phase never ends',
    clause: 'SAN-11',
    holds: ({ phase, left }, step) =>
      (left < 2 || phase === 'double') && (step?.before.phase !== 'double' || phase === 'double'),
  },
  {
    name: 'after the placing, the player on turn has two dice or more, and so has somebody else',
    clause: 'SAN-12',
    holds: ({ board, players, phase, toPlay, options }) => {
      if (toPlay === null || phase === 'place') return true;
      const playing = diceOf(board, players).map((count) => count >= 2);
      const others = playing.filter((plays) => plays).length;
      return playing[toPlay] === true && others >= (options.lastOneIn ? 2 : players);
    },
  },
];

/** Steps along rows from one funnel of the plate to another, by their names. */
function rowsApart(one: string, other: string): number {
  const across = Number(one[1]) - Number(other[1]);
  const down = one.charCodeAt(0) - other.charCodeAt(0);
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(across + down));
}
