import type { Invariant } from '../../../../kernel/types.js';
import { isFree, isPlaceable } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { DiebylonAction } from './diebylon.js';
import type { DiebylonState } from './position.js';

/** The cells in which the boards differ. */
const changed = (one: string, other: string): number[] =>
  [...one].flatMap((die, cell) => (die === other[cell] ? [] : [cell]));

/** Whether ten dice of a player lie in one corner that isn't theirs. */
const isThere = (board: string, player: number): boolean =>
  [1, 2].some((step) =>
    [...board].every((die, cell) => die !== 'rgk'.charAt(player) || (pointOf(cell)[(player + step) % 3] ?? 0) >= 6),
  );

/** What holds in every position of Diebylon and in every step between two. */
export const diebylonInvariants: readonly Invariant<DiebylonState, DiebylonAction>[] = [
  {
    name: 'a move takes one free die of the mover to a funnel, or around and back; a roll or a pass moves none',
    clause: 'DIE-6',
    holds: ({ board }, step) => {
      if (step === undefined || step.action.type === 'swap') return true;
      const { before, action } = step;
      const cells = changed(board, before.board);
      if (action.type !== 'move') return cells.length === 0;
      const [from, to] = [cellNamed(action.from), cellNamed(action.path.at(-1) ?? action.from)];
      const own = before.board[from] === 'rgk'.charAt(action.player) && isFree(before.board, from);
      if (from === to) return own && cells.length === 0;
      const lifted = `${before.board.slice(0, from)}.${before.board.slice(from + 1)}`;
      return own && cells.length === 2 && board[to] === before.board[from] && isPlaceable(lifted, to);
    },
  },
  {
    name: 'each jump stays in a plane parallel to a wall, and all jumps of a turn add up to exactly the number rolled',
    clause: 'DIE-9',
    holds: ({ rolled, left, turns }, step) => {
      if (step?.action.type !== 'move') return true;
      const cells = [step.action.from, ...step.action.path].map(cellNamed);
      let length = 0;
      for (const [index, cell] of cells.slice(1).entries()) {
        const [start, end] = [pointOf(cells[index] ?? -1), pointOf(cell)];
        const steps = start.map((part, axis) => (end[axis] ?? 0) - part);
        const signs = steps.map(Math.sign).sort();
        if (signs.join() !== '-1,0,1') return false;
        length += steps.reduce((sum, one) => sum + Math.abs(one), 0);
      }
      const { before } = step;
      if (rolled === null) return length === before.left && turns === before.turns + 1;
      return before.options.severalDice && turns === before.turns && left === before.left - length && left > 1;
    },
  },
  {
    name: 'with a 1 a die of the mover’s and another player’s that lies on it change places, and nothing else does',
    clause: 'DIE-11',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'swap') return true;
      const { before, action } = step;
      const [own, above] = [cellNamed(action.cell), cellNamed(action.with)];
      const [one, other] = [pointOf(own), pointOf(above)];
      const steps = one.map((part, axis) => part - (other[axis] ?? 0)).sort();
      return (
        before.rolled === 1 &&
        steps.join() === '0,0,1' &&
        before.board[own] === 'rgk'.charAt(action.player) &&
        before.board[above] !== before.board[own] &&
        changed(board, before.board).length === 2 &&
        board[above] === before.board[own] &&
        board[own] === before.board[above]
      );
    },
  },
  {
    name: 'players take turns in order, and each turn has one roll',
    clause: 'DIE-3',
    holds: ({ toPlay, turns, rolled, left }, step) => {
      if (toPlay !== null && toPlay !== turns % 3) return false;
      if (rolled === null ? left !== 0 : left < 1 || left > rolled) return false;
      if (step === undefined) return true;
      if (step.action.type === 'roll') return rolled === left && turns === step.before.turns;
      return rolled === null || (rolled === step.before.rolled && left < step.before.left);
    },
  },
  {
    name: 'nobody is to play once a pyramid stands in another corner',
    clause: 'DIE-13',
    holds: ({ board, toPlay, rolled, left }) => {
      const isInTurn = rolled !== null && left < rolled;
      return toPlay === null || ![0, 1, 2].some((player) => isThere(board, player) && !(isInTurn && player === toPlay));
    },
  },
];
