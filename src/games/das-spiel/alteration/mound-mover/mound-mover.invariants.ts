import type { Invariant } from '../../../../kernel/types.js';
import { isFree } from '../../../../pyramid/heap.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { jumpsInPlanes, oneDieJumps } from '../../kit/jumping-invariants.js';
import type { MoundMoverAction } from './mound-mover.js';
import type { MoundMoverState } from './position.js';

/** Whether all dice of a player lie in the next corner: at least 5 along the axis after their own. */
const isThere = (board: string, player: number): boolean =>
  [...board].every((die, cell) => die !== 'rgk'.charAt(player) || (pointOf(cell)[(player + 1) % 3] ?? 0) >= 5);

/** What holds in every position of Mound Mover and in every step between two. */
export const moundMoverInvariants: readonly Invariant<MoundMoverState, MoundMoverAction>[] = [
  oneDieJumps('MOU-8'),
  jumpsInPlanes('MOU-7'),
  {
    name: 'only the mover’s own dice jump, and only those that carry none',
    clause: 'MOU-6',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const from = cellNamed(step.action.from);
      return step.before.board[from] === 'rgk'.charAt(step.action.player) && isFree(step.before.board, from);
    },
  },
  {
    name: 'a turn has as many jumps as were rolled, or ends with the last one that can be made',
    clause: 'MOU-11',
    holds: ({ rolled, left, turns }, step) => {
      if (rolled === null ? left !== 0 : left < 1 || left > rolled) return false;
      if (step?.action.type !== 'move') return true;
      const { before } = step;
      return turns === before.turns ? left === before.left - 1 : turns === before.turns + 1 && rolled === null;
    },
  },
  {
    name: 'no new round begins once a pyramid has been moved',
    clause: 'MOU-14',
    holds: ({ board, toPlay, turns, rolled, options }) =>
      toPlay === null ||
      [0, 1, 2].every((player) => {
        const isInRoll = player === toPlay && rolled !== null && options.restOfRoll === 'made';
        return !isThere(board, player) || player < turns % 3 || isInRoll;
      }),
  },
];
