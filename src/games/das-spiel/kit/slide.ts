import {
  type BoardBuffer,
  type BoardLike,
  boardText,
  codeAt,
  DOT,
  editBoard,
  isOccupied,
} from '../../../pyramid/board.js';
import { countCarried, isOpenFace, openFaces } from '../../../pyramid/heap.js';
import { type Axis, axes, type Cell } from '../../../pyramid/lattice.js';
import { stepTo } from '../../../pyramid/neighbours.js';

/**
 * The axis of the one die that rests on the cell's die; `undefined` when none does, or more than one. Taken out, that
 * die and the column above it slide down. (Geometry §2.)
 */
export function slideAxis(board: BoardLike, cell: Cell): Axis | undefined {
  if (countCarried(board, cell) !== 1) return undefined;
  return axes.find((axis) => !isOpenFace(board, cell, axis));
}

/** Whether at least two upper faces of the cell's die can be seen: it can be taken, and what stood on it slides. (Game 44.) */
export function canBeTaken(board: BoardLike, cell: Cell): boolean {
  return isOccupied(board, cell) && openFaces(board, cell).length >= 2;
}

/** The dice of a column from a cell upwards as far as they lie without a gap: the cell first, one a level. */
export function standingColumn(board: BoardLike, cell: Cell, axis: Axis): Cell[] {
  const cells: Cell[] = [];
  for (let next = cell; next >= 0 && isOccupied(board, next); next = stepTo(next, axis)) cells.push(next);
  return cells;
}

/**
 * The column that moves when the cell's die is taken: the cell first, then the dice that slide. Just the cell when
 * nothing rests on it. (Geometry §2, games 34 to 36 and 44.)
 *
 * @throws RangeError when more than one die rests on it, or none lies there
 */
export function slidingColumn(board: BoardLike, cell: Cell): Cell[] {
  if (!canBeTaken(board, cell)) throw new RangeError('only a die with at least two open upper faces can be taken out');
  const axis = slideAxis(board, cell);
  return axis === undefined ? [cell] : standingColumn(board, cell, axis);
}

function withLetters(board: string, change: (buffer: BoardBuffer) => void): string {
  const buffer = editBoard(board);
  change(buffer);
  return boardText(buffer);
}

/** Every letter one place on, the first where the last was. */
function shift(buffer: BoardBuffer, cells: readonly Cell[], onTop: number): void {
  for (const [i, cell] of cells.entries()) {
    const above = cells[i + 1];
    buffer[cell] = above === undefined ? onTop : (buffer[above] as number);
  }
}

/**
 * The board after the first die of a column was taken out and the others slid one step along the axis; the highest cell
 * is empty. For the string of colours and, unturned as dice slide, for that of poses.
 *
 * @param cells - as {@link slidingColumn} gives them
 */
export function slideDown(board: string, cells: readonly Cell[]): string {
  return withLetters(board, (buffer) => shift(buffer, cells, DOT));
}

/** {@link slideDown}, with the die that was taken out put on top, unturned. (Games 34 to 36.) */
export function slideRound(board: string, cells: readonly Cell[]): string {
  return withLetters(board, (buffer) => shift(buffer, cells, codeAt(board, cells[0] ?? -1)));
}
