import type { Invariant } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { isConnected } from '../../../../pyramid/connected.js';
import { touches } from '../../../../pyramid/contact.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { diceStay } from '../../kit/invariants.js';
import type { SqueezingState } from './position.js';
import type { SqueezingAction } from './squeezing.js';

const COLOURS = ['r', 'g', 'k'];

/** Dice in the longest straight line along an axis, counted by those that share two coordinates and follow closely. */
function longestLine(names: readonly string[]): number {
  const points = cellsNamed(names).map(pointOf);
  const lengths = points.flatMap((point) =>
    [0, 1, 2].map((axis) => {
      const line = points.filter((other) => [0, 1, 2].every((one) => one === axis || other[one] === point[one]));
      const values = new Set(line.map((other) => other[axis] as number));
      let length = 0;
      while (values.has((point[axis] as number) + length)) length++;
      return length;
    }),
  );
  return Math.max(0, ...lengths);
}

/** What holds in every position of Squeezing and in every step between two. */
export const squeezingInvariants: readonly Invariant<SqueezingState, SqueezingAction>[] = [
  diceStay('SQU-5'),
  {
    name: 'the first player to roll a 4 begins',
    clause: 'SQU-4',
    holds({ first, phase, rolled }, step) {
      if (step === undefined || step.before.first !== null) return true;
      return first === null ? phase === 'roll' : phase === 'build' && rolled === 4 && first === step.action.player;
    },
  },
  {
    name: 'a build has as many dice as were rolled, or all that are left, and hangs together',
    clause: 'SQU-7',
    holds(_, step) {
      if (step?.action.type !== 'build') return true;
      const { rolled, supply } = step.before;
      const { cells, player } = step.action;
      return (
        cells.length === Math.min(rolled ?? 0, supply[player] ?? 0) && isConnected(cellsNamed(cells), faceNeighbours)
      );
    },
  },
  {
    name: 'a build touches the player’s own dice by a face, or along an edge where that counts, once there are some',
    clause: 'SQU-8',
    holds({ options }, step) {
      if (step?.action.type !== 'build') return true;
      const { board } = step.before;
      const colour = COLOURS[step.action.player];
      if (countDice(board, colour) === 0) return true;
      return cellsNamed(step.action.cells).some((cell) => touches(board, cell, options.contact, colour));
    },
  },
  {
    name: 'a first build touches a lying die by a face, or is a pyramid of four where that may stand alone',
    clause: 'SQU-9',
    holds({ options }, step) {
      if (step?.action.type !== 'build') return true;
      const { board, first } = step.before;
      const { cells: names, player } = step.action;
      if (countDice(board, COLOURS[player]) > 0) return true;
      const cells = cellsNamed(names);
      if (cells.some((cell) => touches(board, cell, 'face'))) return true;
      const top = cells.at(-1) ?? 0;
      const isFour = names.length === 4 && cells.every((cell) => cell === top || faceNeighbours(top).includes(cell));
      return isFour && (player === first || options.join === 'own');
    },
  },
  {
    name: 'a column of 4, 5 or 6, and nothing else, brings 1, 2 or 3 bonus dice at most',
    clause: 'SQU-10',
    holds({ phase, left, supply, toPlay, options }, step) {
      if (phase !== 'bonus') return left === 0;
      if (toPlay === null || left > (supply[toPlay] ?? 0)) return false;
      if (step?.action.type !== 'build') return step?.before.phase === 'bonus' && left === step.before.left - 1;
      const { cells } = step.action;
      const line = longestLine(cells);
      return left <= line - 3 && (options.bonusColumn === 'part' || line === cells.length);
    },
  },
  {
    name: 'a bonus die touches by a face a die of the same turn, or any, or one of each kind, as the options say',
    clause: 'SQU-11',
    holds({ options }, step) {
      if (step?.action.type !== 'place') return true;
      const { board, fresh, bonus } = step.before;
      const [built, added] = [cellsNamed(fresh), cellsNamed(bonus)];
      const near = cellsNamed([step.action.cell]).flatMap((cell) => faceNeighbours(cell));
      const meetsBonus = near.some((cell) => added.includes(cell));
      const meetsOther = near.some((cell) =>
        options.bonusContact === 'any' ? board[cell] !== '.' && !added.includes(cell) : built.includes(cell),
      );
      const needsBoth = options.bonusTouches === 'both' && added.length > 0;
      return needsBoth ? meetsBonus && meetsOther : meetsBonus || meetsOther;
    },
  },
  {
    name: 'the first pyramid keeps a free space until its owner builds again',
    clause: 'SQU-12',
    holds({ board, first, supply }) {
      if (first === null || supply[first] !== 51) return true;
      return [...board].some(
        (die, cell) => die === '.' && faceNeighbours(cell).some((near) => board[near] === COLOURS[first]),
      );
    },
  },
  {
    name: 'the turn goes round, and each that ends is counted',
    clause: 'SQU-3',
    holds({ turns, toPlay, phase }, step) {
      if (step === undefined) return turns === 0;
      const { player } = step.action;
      const ended = turns - step.before.turns;
      return ended === 0
        ? toPlay === player
        : ended === 1 && phase === 'roll' && (toPlay === null || toPlay === (player + 1) % 3);
    },
  },
];
