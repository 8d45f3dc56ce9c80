import type { Invariant } from '../../../kernel/types.js';
import { countDice } from '../../../pyramid/board.js';
import { isFree } from '../../../pyramid/heap.js';
import { colours } from '../../../pyramid/stock.js';
import type { Demolition } from './collections.js';

// Invariants that games of demolition share; each game says which of its clauses they guard.

type Action = { readonly type: string; readonly player: number };
type WithoutTurn = Pick<Demolition, 'phase' | 'board'>;

/** The cells whose dice an action took. */
export const emptied = (before: string, board: string): number[] =>
  [...before].flatMap((die, cell) => (die !== '.' && board[cell] === '.' ? [cell] : []));

/** Before it is built there is no pyramid; from then on the board never gets a die back, nor another one. */
export const diceOnlyGo = (clause: string): Invariant<WithoutTurn, Action> => ({
  name: 'once the pyramid is built, cells are emptied and never filled',
  clause,
  holds: ({ phase, board }, step) => {
    if (phase === 'build') return countDice(board) === 0;
    if (step === undefined || step.action.type === 'build') return true;
    return [...board].every((die, cell) => die === '.' || die === step.before.board[cell]);
  },
});

/** An action takes free dice only, where it takes one. */
export const takesFreeDie = (clause: string): Invariant<WithoutTurn, Action> => ({
  name: 'at most one die is taken at a time, and it is free',
  clause,
  holds: ({ board }, step) => {
    if (step === undefined) return true;
    const [cell, ...more] = emptied(step.before.board, board);
    return more.length === 0 && (cell === undefined || isFree(step.before.board, cell));
  },
});

/** A player who takes dice has them in their collection. */
export const takerKeeps = (clause: string): Invariant<Demolition, Action> => ({
  name: 'what the board loses is what the player’s collection gains',
  clause,
  holds: ({ board, taken }, step) => {
    if (step === undefined || step.action.type === 'build') return true;
    const { before, action } = step;
    return taken.every((collection, player) =>
      collection.every((count, index) => {
        const gone = countDice(before.board, colours[index]) - countDice(board, colours[index]);
        return count === (before.taken[player]?.[index] ?? 0) + (player === action.player ? gone : 0);
      }),
    );
  },
});

/** Dice stay as they lie until they are taken, for games with `poses`. */
export const posesOnlyGo = (clause: string): Invariant<WithoutTurn & { readonly poses: string }, Action> => ({
  name: 'dice, and only dice, have poses, and they keep them',
  clause,
  holds: ({ board, poses }, step) => {
    const before = step === undefined || step.action.type === 'build' ? poses : step.before.poses;
    return [...poses].every((pose, cell) =>
      board[cell] === '.' ? pose === '.' : pose !== '.' && pose === before[cell],
    );
  },
});
