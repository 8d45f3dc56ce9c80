import { boardText, EMPTY, editBoard, isOccupied, putDie } from '../../../../pyramid/board.js';
import { type Axis, type Cell, levelOf } from '../../../../pyramid/lattice.js';
import { alongRow, type RowDirection, rowNeighbours } from '../../../../pyramid/neighbours.js';
import { LONGEST, PLAYERS, rowsOf, type Table } from './position.js';
import { carriesOthers, isPlaceableWithout, jumpTogether, type Turn, turnTogether } from './rigid.js';

/** The axis along which a piece climbs, then the one along which it slides down. */
export const triangleWays = ['xy', 'xz', 'yx', 'yz', 'zx', 'zy'] as const;
/** A way along a right angle: the letter of the axis along which a row climbs, then of the one along which it slides. */
export type TriangleWay = (typeof triangleWays)[number];

export const turns = ['clockwise', 'counterclockwise'] as const satisfies readonly Turn[];

/** The axes of a way: climbing, then sliding down. */
const axesOf = (way: TriangleWay): readonly [Axis, Axis] =>
  ['xyz'.indexOf(way.charAt(0)), 'xyz'.indexOf(way.charAt(1))] as [Axis, Axis];

/** How a pair or a trio lies to its way when it moves on by one funnel in its level; `null` for all else (TGL-5). */
function shiftOf(piece: readonly Cell[], to: readonly Cell[]): 'sideways' | 'lengthwise' | null {
  const isShift = piece.length > 1 && piece.every((cell, i) => rowNeighbours(cell).includes(to[i] as Cell));
  if (!isShift) return null;
  return to.some((cell) => piece.includes(cell)) ? 'lengthwise' : 'sideways';
}

/** Where a piece lands that moves so, in the order of its dice; `undefined` when it can't (TGL-5, TGL-6, TGL-8). */
export function movedPiece(
  { board, options }: Pick<Table, 'board' | 'options'>,
  piece: readonly Cell[],
  way: TriangleWay,
): Cell[] | undefined {
  const to = jumpTogether(board, piece, ...axesOf(way));
  if (to === undefined || options.shift === 'any') return to;
  const shift = shiftOf(piece, to);
  return shift === null || shift === options.shift ? to : undefined;
}

/** How many dice lie right before a cell, one behind the other. */
function diceBefore(board: string, cell: Cell, direction: RowDirection): number {
  let count = 0;
  for (let next = alongRow(cell, direction); next !== undefined && isOccupied(board, next); ) {
    count++;
    next = alongRow(next, direction);
  }
  return count;
}

/**
 * Where a piece lands that is lifted over the dice right before it, at most as many as a row has: just beyond them, in
 * the order of its dice; `undefined` when it can't (TGL-6).
 */
export function liftedPiece(board: string, piece: readonly Cell[], way: TriangleWay): Cell[] | undefined {
  if (carriesOthers(board, piece)) return undefined;
  const [climb, slide] = axesOf(way);
  const direction: RowDirection = [slide, climb];
  const front = piece.filter((cell) => !piece.some((other) => other === alongRow(cell, direction)));
  const dice = Math.max(...front.map((cell) => diceBefore(board, cell, direction)));
  if (dice === 0 || dice > LONGEST) return undefined;
  // Lengthwise the whole row has to come past them, sideways each of its dice.
  const count = dice + (front.length === 1 ? piece.length : 1);
  const to = piece.flatMap((cell) => alongRow(cell, direction, count) ?? []);
  return to.length === piece.length && to.every((cell) => isPlaceableWithout(board, piece, cell)) ? to : undefined;
}

/** The dice about which a row turns: the outer ones; none of a single die (TGL-7). */
export const pivots = (piece: readonly Cell[]): Cell[] =>
  piece.length === 1 ? [] : [...piece.slice(0, 1), ...piece.slice(-1)];

/** Whether the piece lies on other dice; all its dice lie in one level. */
export const isRaised = ([first]: readonly Cell[]): boolean => levelOf(first as Cell) > 0;

/** Where a piece can go, lazily, apart from blockades that its owner must give up. */
export function* landingsOf(table: Table, piece: readonly Cell[]): Generator<Cell[]> {
  const { board, options } = table;
  for (const way of triangleWays) {
    const moved = movedPiece(table, piece, way);
    if (moved !== undefined) yield moved;
    const lifted = options.jumps === 'lifted' ? liftedPiece(board, piece, way) : undefined;
    if (lifted !== undefined) yield lifted;
  }
  for (const pivot of pivots(piece)) {
    for (const turn of turns) {
      const turned = turnTogether(board, piece, pivot, turn);
      if (turned !== undefined) yield turned;
    }
  }
}

/** Whether a piece has any way to go, apart from blockades that its owner must give up. */
const canMove = (table: Table, piece: readonly Cell[]): boolean => !landingsOf(table, piece).next().done;

/** Whether the player can move at all. */
export const hasMove = (table: Table, player: number): boolean =>
  rowsOf(table, player).some((piece) => canMove(table, piece));

/** Whether anybody can (TGL-12). */
export const canAnyMove = (table: Table): boolean =>
  Array.from({ length: PLAYERS }, (_, player) => player).some((player) => hasMove(table, player));

/** The letters with those of some cells taken to others. */
export function carriedOver(letters: string, from: readonly Cell[], to: readonly Cell[]): string {
  const buffer = editBoard(letters);
  for (const cell of from) putDie(buffer, cell, EMPTY);
  for (const [i, cell] of to.entries()) putDie(buffer, cell, letters.charAt(from[i] ?? 0));
  return boardText(buffer);
}
