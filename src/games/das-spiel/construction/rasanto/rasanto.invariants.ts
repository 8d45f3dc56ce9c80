import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { diceFunnels, isComplete } from '../../../../pyramid/heap.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns, heapStands } from '../../kit/invariants.js';
import type { RasantoAction, RasantoState } from './rasanto.js';

/** What holds in every position of Rasanto and in every step between two. */
export const rasantoInvariants: readonly Invariant<RasantoState, RasantoAction>[] = [
  heapStands('RAS-8'),
  facesAddUp('RAS-14'),
  diceStay('RAS-5'),
  {
    name: 'a turn puts one die on the plate, of the colour of whose side placed it',
    clause: 'RAS-4',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const plate = (text: string, colour: string) => countDice(text.slice(0, PLATE_CELLS), colour);
      const gained = ['r', 'g'].map((colour) => plate(board, colour) - plate(step.before.board, colour));
      const side = sideOf(step.before, step.action.player);
      return gained[side] === 1 && gained[1 - side] === 0;
    },
  },
  groupsTakeTurns('RAS-1'),
  {
    name: 'no funnel made of dice stays open between turns, but those that wait for the plate',
    clause: 'RAS-8',
    holds: ({ board, options }) =>
      diceFunnels(board).length === 0 ||
      (options.variant === 'plate-first' && board.slice(0, PLATE_CELLS).includes('.')),
  },
  {
    name: 'each filler has the majority’s colour, over three alike the other; limited dice may force it otherwise',
    clause: 'RAS-7',
    holds: ({ board, options, supply }) =>
      (options.stock === 'limited' && supply.includes(0)) ||
      diceCells(board)
        .filter((cell) => cell >= PLATE_CELLS)
        .every((cell) => {
          const below = supports(cell).map((support) => board[support]);
          const sorted = below.sort().join('');
          return { rrr: 'g', ggr: 'g', grr: 'r', ggg: 'r' }[sorted] === board[cell];
        }),
  },
  {
    name: 'a supply is 90 dice less those on the board, and never negative',
    clause: 'RAS-10',
    holds: ({ board, supply }) =>
      ['r', 'g'].every((colour, player) => supply[player] === Math.max(0, 90 - countDice(board, colour))),
  },
  {
    name: 'the game is over exactly when the pyramid is complete',
    clause: 'RAS-13',
    holds: ({ board, toPlay }) => (toPlay === null) === isComplete(board),
  },
];
