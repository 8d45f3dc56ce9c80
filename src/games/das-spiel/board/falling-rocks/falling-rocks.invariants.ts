import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt } from '../../../../pyramid/board.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { FallingRocksAction } from './falling-rocks.js';
import { colourOf, type FallingRocksState, isFinish, ownerOf, startCells, winner } from './position.js';

/** The parts of the way from one funnel to another, smallest first. */
const partsOf = (from: string, to: string): string => {
  const [start, end] = [pointOf(cellNamed(from)), pointOf(cellNamed(to))];
  return start
    .map((part, axis) => (end[axis] ?? 0) - part)
    .sort((one, other) => one - other)
    .join();
};

/** What holds in every position of Falling Rocks and in every step between two. */
export const fallingRocksInvariants: readonly Invariant<FallingRocksState, FallingRocksAction>[] = [
  {
    name: 'everybody has six dice, but for one that is captured, or was by the move that won',
    clause: 'FAL-8',
    holds: ({ board, captive, toPlay }, step) => {
      const dice = [0, 1, 2].map((player) => countDice(board, colourOf(player)));
      if (toPlay !== null || winner(board) < 0)
        return dice.every((count, player) => count === (player === captive ? 5 : 6));
      const lost = dice.filter((count) => count === 5).length;
      if (captive !== null || lost > 1 || dice.some((count) => count < 5 || count > 6)) return false;
      const captures = step?.action.type === 'move' && dieAt(step.before.board, cellNamed(step.action.to)) !== '.';
      return step === undefined || captures === (lost === 1);
    },
  },
  {
    name: 'a die goes up and over a ridge, or down one, or along its finish edge',
    clause: 'FAL-4',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const { from, to, player } = step.action;
      const parts = partsOf(from, to);
      const onEdge = [from, to].every((name) => isFinish(cellNamed(name), player));
      return ['-2,1,1', '-1,-1,2'].includes(parts) || (parts === '-1,0,1' && onEdge);
    },
  },
  {
    name: 'a captured die is placed in an empty start funnel of its owner',
    clause: 'FAL-8',
    holds: ({ board, captive }, step) => {
      if (step?.action.type !== 'place' || step.before.captive === null) return true;
      const cell = cellNamed(step.action.cell);
      const owner = step.before.captive;
      const fits = startCells(owner).includes(cell) && dieAt(step.before.board, cell) === '.';
      return captive === null && fits && ownerOf(board, cell) === owner;
    },
  },
  {
    name: 'dice that have arrived stay, unless their owner moves them',
    clause: 'FAL-10',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const others = [0, 1, 2].filter((player) => player !== step.action.player);
      return others.every((player) =>
        diceCells(step.before.board, colourOf(player)).every(
          (cell) => !isFinish(cell, player) || ownerOf(board, cell) === player,
        ),
      );
    },
  },
  {
    name: 'only an attack of a die that has not arrived captures',
    clause: 'FAL-10',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const { from, to, player } = step.action;
      if (step.before.board[cellNamed(to)] === '.') return true;
      return partsOf(from, to) === '-2,1,1' && !isFinish(cellNamed(from), player);
    },
  },
];
