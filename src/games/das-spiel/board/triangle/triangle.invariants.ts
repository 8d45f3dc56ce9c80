import type { Invariant } from '../../../../kernel/types.js';
import { countDice, diceCells, dieAt } from '../../../../pyramid/board.js';
import { levelOf, pointOf } from '../../../../pyramid/lattice.js';
import { cellsNamed } from '../../../../pyramid/names.js';
import { heapStands } from '../../kit/invariants.js';
import { mustLift } from './blockade.js';
import { canAnyMove, isRaised } from './moving.js';
import { colourOf, isRow, rowsOf, type TriangleState, winner } from './position.js';
import type { TriangleAction } from './triangle.js';

const players = [0, 1, 2];

/** What holds in every position of Triangle and in every step between two. */
export const triangleInvariants: readonly Invariant<TriangleState, TriangleAction>[] = [
  heapStands('TGL-8'),
  {
    name: 'everybody has six dice',
    clause: 'TGL-2',
    holds: ({ board }) => players.every((player) => countDice(board, colourOf(player)) === 6),
  },
  {
    name: 'pieces of one, two and three dice stay whole, unless rows are free',
    clause: 'TGL-3',
    holds: (state) =>
      state.options.rows === 'free' ||
      players.every((player) => rowsOf(state, player).every((row, index) => row.length === index + 1 && isRow(row))),
  },
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
    name: 'it is over when six dice of one colour are a triangle on the plate',
    clause: 'TGL-11',
    holds: (state) => {
      const { board, toPlay, turns, options } = state;
      const isOver = winner(board) >= 0 || turns >= (options.turnLimit ?? Number.POSITIVE_INFINITY);
      return toPlay === null ? isOver || !canAnyMove(state) : !isOver;
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
