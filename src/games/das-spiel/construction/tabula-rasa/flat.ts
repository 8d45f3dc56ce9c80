import type { BoardLike } from '../../../../pyramid/board.js';
import { type Axis, axes, type Cell, pointOf } from '../../../../pyramid/lattice.js';
import { buildableChunks } from '../chunks.js';
import type { Spot } from './shapes.js';

/** The axes on which all cells have the same coordinate: none for a chunk that isn't flat, two for a straight column. */
export function flatAxes(cells: readonly Cell[]): Axis[] {
  const [x, y, z] = pointOf(cells[0] ?? 0);
  let [isFlatX, isFlatY, isFlatZ] = [true, true, true];
  for (const cell of cells) {
    const point = pointOf(cell);
    isFlatX &&= point[0] === x;
    isFlatY &&= point[1] === y;
    isFlatZ &&= point[2] === z;
  }
  const flat: Axis[] = [];
  if (isFlatX) flat.push(0);
  if (isFlatY) flat.push(1);
  if (isFlatZ) flat.push(2);
  return flat;
}

/** The other two axes. */
const ACROSS: readonly (readonly [Axis, Axis])[] = [
  [1, 2],
  [0, 2],
  [0, 1],
];

/** The cells of a flat chunk as rows and columns of its plane. */
export function flatSpots(cells: readonly Cell[], axis: Axis): Spot[] {
  const [row, column] = ACROSS[axis] as readonly [Axis, Axis];
  return cells.map((cell): Spot => {
    const point = pointOf(cell);
    return [point[row], point[column]];
  });
}

/** Every flat chunk that can be added to the pyramid, once, lazily, with an axis across it (TAB-7, TAB-8). */
export function* flatChunks(
  board: BoardLike,
  size: number,
): Generator<{ readonly cells: Cell[]; readonly axis: Axis }> {
  for (const axis of axes) {
    for (const cells of buildableChunks(board, size, undefined, axis)) {
      // Straight chunks lie in two planes, single dice in three.
      if (flatAxes(cells)[0] === axis) yield { cells, axis };
    }
  }
}
