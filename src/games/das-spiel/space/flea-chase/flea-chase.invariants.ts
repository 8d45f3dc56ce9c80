import type { Invariant } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { isFree } from '../../../../pyramid/heap.js';
import { canJump } from '../../../../pyramid/jump.js';
import { pointOf } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { restingOn } from '../../kit/jumping.js';
import { jumpsInPlanes, oneDieJumps } from '../../kit/jumping-invariants.js';
import type { FleaChaseAction } from './flea-chase.js';
import type { FleaChaseState } from './position.js';

const inside = (cell: number): boolean => pointOf(cell)[2] >= 5;
const countInside = (board: string, player: number): number =>
  diceCells(board, 'rg'.charAt(player)).filter(inside).length;

/** The player's dice outside the target can't jump, and there are some. */
function isStuck(board: string, player: number): boolean {
  const out = diceCells(board, 'rg'.charAt(player)).filter((cell) => !inside(cell));
  return out.length > 0 && !out.some((cell) => canJump(board, cell));
}

/** What holds in every position of Flea Chase and in every step between two. */
export const fleaChaseInvariants: readonly Invariant<FleaChaseState, FleaChaseAction>[] = [
  oneDieJumps('FLE-9'),
  jumpsInPlanes('FLE-7'),
  {
    name: 'only the mover’s own dice jump, and only those that carry none',
    clause: 'FLE-6',
    holds: (_, step) => {
      if (step?.action.type !== 'move') return true;
      const from = cellNamed(step.action.from);
      return step.before.board[from] === 'rg'.charAt(step.action.player) && isFree(step.before.board, from);
    },
  },
  {
    name: 'whoever holds up a player gives way, if a die that lies on the held-up dice can jump',
    clause: 'FLE-13',
    holds: ({ board }, step) => {
      if (step?.action.type !== 'move') return true;
      const { player, from } = step.action;
      const other = 1 - player;
      const old = step.before.board;
      if (!isStuck(old, other)) return true;
      const held = diceCells(old, 'rg'.charAt(other)).filter((cell) => !inside(cell));
      const blockers = restingOn(old, 'rg'.charAt(player), held).filter((cell) => canJump(old, cell));
      return blockers.length === 0 || blockers.includes(cellNamed(from)) || !isStuck(board, other);
    },
  },
  {
    name: 'a player who is in stays in and plays no more',
    clause: 'FLE-15',
    holds: ({ board }, step) =>
      step === undefined ||
      [0, 1].every((player) => {
        const wasIn = countInside(step.before.board, player) === 10;
        return !wasIn || (countInside(board, player) === 10 && step.action.player !== player);
      }),
  },
  {
    name: 'turns of the player who comes in later are counted, one at a time',
    clause: 'FLE-16',
    holds: ({ late }, step) =>
      step === undefined ||
      late.every((count, player) => {
        const isLate = step.action.player === player && countInside(step.before.board, 1 - player) === 10;
        return count === (step.before.late[player] ?? 0) + (isLate ? 1 : 0);
      }),
  },
];
