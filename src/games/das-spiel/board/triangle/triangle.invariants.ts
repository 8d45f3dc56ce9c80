import type { Invariant } from '../../../../kernel/types.js';
import { diceCells, dieAt } from '../../../../pyramid/board.js';
import { levelOf, pointOf } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { mustLift } from './blockade.js';
import { isRaised } from './moving.js';
import { colourOf, isRow, type TriangleState, winner } from './position.js';
import type { TriangleAction } from './triangle.js';

/** What holds in every position of Triangle and in every step between two. */
export const triangleInvariants: readonly Invariant<TriangleState, TriangleAction>[] = [
  {
    name: 'a turn moves the dice of one row of the player, which stay in a level of their own',
    clause: 'TGL-4',
    holds: ({ board }, step) => {
      if (step === undefined) return true;
      const { before, action } = step;
      if (action.type === 'pass') return board === before.board;
      const from = cellsNamed(action.piece);
      const stay = diceCells(before.board).filter((cell) => !from.includes(cell));
      const colour = colourOf(action.player);
      const to = diceCells(board, colour).filter((cell) => !stay.includes(cell));
      const still = stay.every((cell) => dieAt(board, cell) === dieAt(before.board, cell));
      return still && to.length === from.length && isRow(to) && new Set(to.map(levelOf)).size === 1;
    },
  },
  {
    name: 'a row that is moved keeps its direction, a row that is turned keeps its pivot and its level',
    clause: 'TGL-7',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'rotate') return true;
      const { piece, pivot, player } = step.action;
      const from = cellsNamed(piece);
      const [end = -1] = cellsNamed([pivot]);
      const own = diceCells(board, colourOf(player));
      return own.includes(end) && own.some((cell) => !from.includes(cell) && levelOf(cell) === levelOf(end));
    },
  },
  {
    name: 'a row that lies on others and can move is the next that moves',
    clause: 'TGL-10',
    holds: (_, step) => {
      if (step === undefined || !mustLift(step.before, step.action.player)) return true;
      return step.action.type !== 'pass' && isRaised(cellsNamed(step.action.piece));
    },
  },
  {
    name: 'the dice of a winner fill three rows of three, two and one',
    clause: 'TGL-11',
    holds: ({ board }) => {
      const player = winner(board);
      if (player < 0) return true;
      const points = diceCells(board, colourOf(player)).map(pointOf);
      return [0, 1, 2].every((axis) => new Set(points.map((point) => point[axis])).size === 3);
    },
  },
];
