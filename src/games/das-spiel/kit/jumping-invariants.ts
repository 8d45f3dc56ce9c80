import type { Invariant } from '../../../kernel/types.js';
import { isFree, isPlaceable } from '../../../pyramid/heap.js';
import { pointOf } from '../../../pyramid/lattice.js';
import { cellNamed } from '../../../pyramid/names.js';

// Invariants of the games in which dice jump; each game says which of its clauses they guard.

interface OnBoard {
  readonly board: string;
}

/** What can be read of an action of any of these games. */
interface Jumping {
  readonly type: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A move takes one die from its cell to another, a free one to where it rests; nothing else changes the board. */
export const oneDieJumps = (clause: string): Invariant<OnBoard, Jumping> => ({
  name: 'a move takes one free die to a funnel, and nothing else changes the board',
  clause,
  holds: ({ board }, step) => {
    if (step === undefined) return true;
    const { before, action } = step as { before: OnBoard; action: Jumping };
    if (action.type !== 'move') return board === before.board;
    const [from, to] = [cellNamed(action.from ?? ''), cellNamed(action.to ?? '')];
    const others = [...board].every((die, cell) => cell === from || cell === to || die === before.board[cell]);
    const lifted = before.board.slice(0, from) + board.slice(from, from + 1) + before.board.slice(from + 1);
    return others && isFree(before.board, from) && isPlaceable(lifted, to) && board[to] === before.board[from];
  },
});

/** The plane of the jump is parallel to a wall: one coordinate stays, one falls (the way up), one grows (down). */
export const jumpsInPlanes = (clause: string): Invariant<unknown, Jumping> => ({
  name: 'a jump stays in a plane parallel to a wall: one coordinate stays, one falls, one grows',
  clause,
  holds: (_, step) => {
    const { type, from, to } = (step?.action ?? { type: 'none' }) as Jumping;
    if (type !== 'move') return true;
    const [start, end] = [pointOf(cellNamed(from ?? '')), pointOf(cellNamed(to ?? ''))];
    const signs = start.map((part, axis) => Math.sign((end[axis] ?? 0) - part));
    return signs.sort().join() === '-1,0,1';
  },
});
