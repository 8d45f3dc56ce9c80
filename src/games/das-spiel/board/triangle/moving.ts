import { boardText, EMPTY, editBoard, putDie } from '../../../../pyramid/board.js';
import { type Axis, type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { carriesOthers, jumpsTogether, jumpTogether, type Turn, turnTogether } from '../../../../pyramid/rigid.js';
import { PLAYERS, rowsOf, type Table } from './position.js';

/** The axis along which a piece climbs, then the one along which it slides down. */
export const triangleWays = ['xy', 'xz', 'yx', 'yz', 'zx', 'zy'] as const;
/** A way along a right angle: the letter of the axis along which a row climbs, then of the one along which it slides. */
export type TriangleWay = (typeof triangleWays)[number];

export const turns = ['clockwise', 'counterclockwise'] as const satisfies readonly Turn[];

const axisOf = (letter: string | undefined): Axis => 'xyz'.indexOf(letter ?? 'x') as Axis;

/** Where a piece lands that moves so, in the order of its dice; `undefined` when it can't (TGL-5, TGL-6, TGL-8). */
export const movedPiece = (board: string, piece: readonly Cell[], way: TriangleWay): Cell[] | undefined =>
  jumpTogether(board, piece, axisOf(way[0]), axisOf(way[1]));

/** The dice about which a row turns: the outer ones; none of a single die (TGL-7). */
export const pivots = (piece: readonly Cell[]): Cell[] =>
  piece.length === 1 ? [] : [...piece.slice(0, 1), ...piece.slice(-1)];

/** Whether the piece lies on other dice; all its dice lie in one level. */
export const isRaised = (piece: readonly Cell[]): boolean => piece.some((cell) => cell >= PLATE_CELLS);

/** Whether a piece has any way to go, apart from blockades that its owner must give up. */
export function canMove(board: string, piece: readonly Cell[]): boolean {
  if (carriesOthers(board, piece)) return false;
  if (jumpsTogether(board, piece).length > 0) return true;
  return pivots(piece).some((pivot) => turns.some((turn) => turnTogether(board, piece, pivot, turn) !== undefined));
}

/** Whether the player can move at all. */
export const hasMove = (table: Table, player: number): boolean =>
  rowsOf(table, player).some((piece) => canMove(table.board, piece));

/** Whether anybody can (TGL-12). */
export const canAnyMove = (table: Table): boolean =>
  Array.from({ length: PLAYERS }, (_, player) => player).some((player) => hasMove(table, player));

/** Whether the player has a piece on other dice that can move, so that it must (TGL-10). */
export const mustGiveUp = (table: Table, player: number): boolean =>
  rowsOf(table, player).some((piece) => isRaised(piece) && canMove(table.board, piece));

/** The letters with those of some cells taken to others. */
export function carriedOver(letters: string, from: readonly Cell[], to: readonly Cell[]): string {
  const buffer = editBoard(letters);
  for (const cell of from) putDie(buffer, cell, EMPTY);
  for (const [i, cell] of to.entries()) putDie(buffer, cell, letters.charAt(from[i] ?? 0));
  return boardText(buffer);
}
