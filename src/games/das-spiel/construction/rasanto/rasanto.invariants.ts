import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells } from '../../../../pyramid/board.js';
import { PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { sideOf } from '../../kit/groups.js';
import { diceStay, facesAddUp, groupsTakeTurns } from '../../kit/invariants.js';
import type { RasantoAction, RasantoState } from './rasanto.js';

/** What holds in every position of Rasanto and in every step between two. */
export const rasantoInvariants: readonly Invariant<RasantoState, RasantoAction>[] = [
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
];
