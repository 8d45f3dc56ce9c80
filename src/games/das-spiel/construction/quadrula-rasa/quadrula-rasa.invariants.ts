import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { touches } from '../../../../pyramid/contact.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { diceStay } from '../../kit/invariants.js';
import { areCongruent } from '../congruence.js';
import type { QuadrulaRasaAction, QuadrulaRasaState } from './quadrula-rasa.js';

/** What holds in every position of Quadrula Rasa and in every step between two. */
export const quadrulaRasaInvariants: readonly Invariant<QuadrulaRasaState, QuadrulaRasaAction>[] = [
  diceStay('QUA-7'),
  {
    name: 'a turn adds one to ten dice, or none that could be added',
    clause: 'QUA-4',
    holds({ board, cubes, toPlay }, step) {
      if (step === undefined) return true;
      const added = countDice(board) - countDice(step.before.board);
      const next = (step.action.player + 1) % cubes.length;
      return (step.action.type === 'pass' ? added === 0 : added >= 1 && added <= 10) && [next, null].includes(toPlay);
    },
  },
  {
    name: 'a chunk has the same shape in the cube and on the pyramid, and is no mirror image of itself',
    clause: 'QUA-6',
    holds(_, step) {
      if (step?.action.type !== 'add') return true;
      const cells = cellsNamed(step.action.cells);
      return isConnected(cells, faceNeighbours) && areCongruent(step.action.cube, cells.map(pointOf));
    },
  },
  {
    name: 'a chunk touches what lies, but for the first',
    clause: 'QUA-8',
    holds({ options }, step) {
      if (step?.action.type !== 'add') return true;
      const { board } = step.before;
      const cells = cellsNamed(step.action.cells);
      return countDice(board) === 0 || cells.some((cell) => touches(board, cell, options.contact));
    },
  },
  {
    name: 'nobody passes while one of their dice can lie on three dice',
    clause: 'QUA-9',
    holds(_, step) {
      if (step?.action.type !== 'pass') return true;
      const { board } = step.before;
      for (let cell = 45; cell < 165; cell++) {
        const below = faceNeighbours(cell).filter((near) => near < cell);
        if (board[cell] === '.' && below.length === 3 && below.every((near) => board[near] !== '.')) return false;
      }
      return true;
    },
  },
];
