import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { areCongruent } from '../../../../pyramid/congruence.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { touches } from '../../../../pyramid/contact.js';
import { isComplete } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { diceConserved, diceStay, heapStands } from '../../kit/invariants.js';
import type { QuadrulaRasaAction, QuadrulaRasaState } from './quadrula-rasa.js';

const COLOURS = ['r', 'g', 'k'];

/** What holds in every position of Quadrula Rasa and in every step between two. */
export const quadrulaRasaInvariants: readonly Invariant<QuadrulaRasaState, QuadrulaRasaAction>[] = [
  heapStands('QUA-7'),
  diceStay('QUA-7'),
  diceConserved<QuadrulaRasaState>(
    'QUA-2',
    ({ players, options }) => players * options.edge ** 3,
    ({ cubes }) => cubes.reduce((sum, cube) => sum + countDice(cube), 0),
  ),
  {
    name: 'each player’s dice are in their cube and on the pyramid',
    clause: 'QUA-2',
    holds: ({ board, cubes, options }) =>
      cubes.every((cube, i) => countDice(cube) + countDice(board, COLOURS[i]) === options.edge ** 3),
  },
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
  {
    name: 'nobody plays on when a cube is used up or the pyramid complete',
    clause: 'QUA-10',
    holds: ({ board, cubes, toPlay }) =>
      toPlay === null || !(isComplete(board) || cubes.some((cube) => countDice(cube) === 0)),
  },
];
