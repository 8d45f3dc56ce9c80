import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { touches } from '../../../../pyramid/contact.js';
import { type Point, pointOf } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { diceStay } from '../../kit/invariants.js';
import { areCongruent } from '../congruence.js';
import type { TabulaRasaAction, TabulaRasaState } from './tabula-rasa.js';

/** The places beside one in a block of five rows of eleven. */
const beside = (place: number): number[] => [
  place - 11,
  ...(place % 11 > 0 ? [place - 1] : []),
  ...(place % 11 < 10 ? [place + 1] : []),
  place + 11,
];

/** What holds in every position of Tabula Rasa and in every step between two. */
export const tabulaRasaInvariants: readonly Invariant<TabulaRasaState, TabulaRasaAction>[] = [
  diceStay('TAB-8'),
  {
    name: 'the turn goes round, one chunk of one, three or six dice each',
    clause: 'TAB-4',
    holds({ board, toPlay }, step) {
      if (step === undefined) return true;
      const added = countDice(board) - countDice(step.before.board);
      return [1, 3, 6].includes(added) && (toPlay === null || toPlay === (step.action.player + 1) % 3);
    },
  },
  {
    name: 'every block hangs together',
    clause: 'TAB-6',
    holds: ({ blocks }) =>
      blocks.every((block) => {
        const places = [...block].flatMap((die, place) => (die === '.' ? [] : [place]));
        return isConnected(places, beside);
      }),
  },
  {
    name: 'a chunk has the same shape in the block and on the pyramid',
    clause: 'TAB-7',
    holds(_, step) {
      if (step === undefined) return true;
      const taken = step.action.block.map(([row, column]): Point => [row, column, 0]);
      return areCongruent(taken, cellsNamed(step.action.cells).map(pointOf));
    },
  },
  {
    name: 'where contact is asked for, a chunk touches what lies',
    clause: 'TAB-9',
    holds({ options }, step) {
      if (step === undefined || options.contact === 'none') return true;
      const { board } = step.before;
      return countDice(board) === 0 || cellsNamed(step.action.cells).some((cell) => touches(board, cell, 'edge'));
    },
  },
];
