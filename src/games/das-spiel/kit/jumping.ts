import { illegal, type Violation } from '../../../kernel/errors.js';
import { type BoardLike, diceCells, dieAt, moveDie } from '../../../pyramid/board.js';
import { isFree, loadOn } from '../../../pyramid/heap.js';
import { canJump, type Jump, jumpsFrom } from '../../../pyramid/jump.js';
import type { Cell } from '../../../pyramid/lattice.js';
import { cellName, cellNamed } from '../../../pyramid/names.js';

// What the games share in which dice jump along a right angle: 37, 38, 55, 56, 57.

/** A jump as the fields of an action: the names of the two cells. */
export interface JumpFields {
  readonly from: string;
  readonly to: string;
}

/** The fields of a jump. */
export const jumpFields = ({ from, to }: Jump): { from: string; to: string } => ({
  from: cellName(from),
  to: cellName(to),
});

/** Every jump of a colour's dice, lazily, in the order of their cells. */
export function* jumpsOf(board: BoardLike, colour: string): Generator<Jump> {
  for (const from of diceCells(board, colour)) yield* jumpsFrom(board, from);
}

/** The most that a jump of the colour gains; 0 where none gains anything. */
export function bestJump(board: BoardLike, colour: string, gain: (jump: Jump) => number): number {
  let best = 0;
  for (const jump of jumpsOf(board, colour)) best = Math.max(best, gain(jump));
  return best;
}

/** Whether a die of the colour has a jump at all, or one that passes. */
export function hasJump(board: BoardLike, colour: string, passes?: (jump: Jump) => boolean): boolean {
  if (passes === undefined) return diceCells(board, colour).some((from) => canJump(board, from));
  for (const jump of jumpsOf(board, colour)) if (passes(jump)) return true;
  return false;
}

/** The clauses that a game's page has for what {@link checkJump} finds. */
export interface JumpClauses {
  /** Whose dice jump. */
  readonly own: string;
  /** A die that carries another is blocked. */
  readonly blocked: string;
  /** How a jump goes. */
  readonly jump: string;
}

/** Why the colour has no such jump, citing the game's clauses; `undefined` when it has. */
export function checkJump(
  board: string,
  colour: string,
  { from, to }: JumpFields,
  clauses: JumpClauses,
): Violation | undefined {
  const [start, end] = [cellNamed(from), cellNamed(to)];
  if (dieAt(board, start) !== colour) return illegal(clauses.own, `none of your dice lies in ${from}`);
  if (!isFree(board, start)) return illegal(clauses.blocked, `the die in ${from} carries another`);
  const goes = jumpsFrom(board, start).some((jump) => jump.to === end);
  return goes ? undefined : illegal(clauses.jump, `no jump goes from ${from} to ${to}`);
}

/** The dice of a colour that lie, directly or over others, on the dice of the cells. */
export function restingOn(board: string, colour: string, cells: Iterable<Cell>): Cell[] {
  const resting = new Set<Cell>();
  for (const cell of cells) {
    for (const above of loadOn(board, cell)) if (dieAt(board, above) === colour) resting.add(above);
  }
  return [...resting];
}

/**
 * The jumps by which a blockade is given up: of the dice that block, those after which the other player can move again;
 * when none does that, every jump that they have. (Games 55, 56.)
 *
 * @param blockers - the cells of the dice that block; those that carry a die have no jump
 * @param isLifted - whether the blockade is over on a board
 */
export function liftingJumps(board: string, blockers: readonly Cell[], isLifted: (after: string) => boolean): Jump[] {
  const jumps = blockers.flatMap((from) => jumpsFrom(board, from));
  const lifting = jumps.filter(({ from, to }) => isLifted(moveDie(board, from, to)));
  return lifting.length > 0 ? lifting : jumps;
}

/**
 * Why a jump is none of those by which a blockade is given up, citing the game's clauses; `undefined` when it is, or
 * when nothing is due.
 *
 * @param due - the jumps of which one must be made; none where the player is free
 * @param when - the clause that says when a blockade is given up
 * @param how - the clause that says by which jumps
 */
export function checkLifting(
  due: readonly Jump[],
  { from, to }: JumpFields,
  when: string,
  how: string,
): Violation | undefined {
  const [start, end] = [cellNamed(from), cellNamed(to)];
  if (due.length === 0 || due.some((jump) => jump.from === start && jump.to === end)) return undefined;
  const isBlocker = due.some((jump) => jump.from === start);
  if (isBlocker) return illegal(how, `a jump from ${from} to ${to} would keep up the blockade`);
  return illegal(when, 'a blockade is to be given up first');
}
