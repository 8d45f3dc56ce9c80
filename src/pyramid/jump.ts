import { type BoardLike, codeAt, DOT, editBoard } from './board.js';
import { isFree, isPlaceable } from './heap.js';
import type { Axis, Cell } from './lattice.js';
import { rowDirections, stepTo } from './neighbours.js';

/** A jump along a right angle: up along one axis, down along another. (Geometry §2; game 55.) */
export interface Jump {
  readonly from: Cell;
  /** Where the die lands. */
  readonly to: Cell;
  /** The axis along whose negative direction it climbs. */
  readonly climb: Axis;
  /** The axis along whose positive direction it slides down. */
  readonly slide: Axis;
  /** Steps up, at least 1. */
  readonly up: number;
  /** Steps down, at least 1. */
  readonly down: number;
}

/** Steps up and down together: 2, over a ridge into the next funnel, or more. */
export function jumpLength({ up, down }: Jump): number {
  return up + down;
}

/**
 * The jump of a die along an ordered pair of axes, `undefined` when it isn't legal. The die climbs, pressed against
 * what lies on its lower side of the other axis, until that side is open for the first time; there it turns the corner
 * and slides until something stops it. All cells on the way must be empty, and the landing placeable. (Geometry §2.)
 *
 * @param board - whether the die itself lies in `from` or was lifted makes no difference
 * @param from - where the die is; whether it is free is not checked
 */
export function jumpAlong(board: BoardLike, from: Cell, climb: Axis, slide: Axis): Jump | undefined {
  const onto = slide + 3;
  let up = 0;
  let to = from;
  let side: Cell;
  do {
    to = stepTo(to, climb);
    if (to < 0 || codeAt(board, to) > DOT) return undefined;
    up++;
    // One step up there is always a cell at the lower side.
    side = stepTo(to, onto);
  } while (codeAt(board, side) > DOT);
  let down = 0;
  while (side >= 0 && !(codeAt(board, side) > DOT)) {
    to = side;
    down++;
    side = stepTo(to, onto);
  }
  return isPlaceable(board, to) ? { from, to, climb, slide, up, down } : undefined;
}

/**
 * All jumps of a die, at most six: one for each ordered pair of axes, in the order of pairs (climb, slide) 01, 02, 10,
 * 12, 20, 21. None when the die carries another: it is blocked. (Geometry §2.)
 *
 * @param from - the die's cell; an empty cell stands for a die that was lifted from it
 */
export function jumpsFrom(board: BoardLike, from: Cell): Jump[] {
  if (codeAt(board, from) > DOT && !isFree(board, from)) return [];
  const jumps: Jump[] = [];
  for (const direction of rowDirections) {
    const jump = jumpAlong(board, from, direction[0], direction[1]);
    if (jump !== undefined) jumps.push(jump);
  }
  return jumps;
}

export function canJump(board: BoardLike, from: Cell): boolean {
  if (codeAt(board, from) > DOT && !isFree(board, from)) return false;
  return rowDirections.some(([climb, slide]) => jumpAlong(board, from, climb, slide) !== undefined);
}

/**
 * Every chain of jumps of one die whose lengths add up to the total, lazily: the landings in order, without the start.
 * A chain may come back to where it began. (Game 38.)
 */
export function* jumpChains(board: BoardLike, from: Cell, total: number): Generator<Cell[]> {
  if (codeAt(board, from) > DOT && !isFree(board, from)) return;
  const lifted = editBoard(board);
  lifted[from] = DOT;
  yield* chains(lifted, from, total);
}

function* chains(lifted: BoardLike, from: Cell, left: number): Generator<Cell[]> {
  for (const jump of jumpsFrom(lifted, from)) {
    const rest = left - jumpLength(jump);
    if (rest === 0) yield [jump.to];
    if (rest > 0) for (const chain of chains(lifted, jump.to, rest)) yield [jump.to, ...chain];
  }
}
