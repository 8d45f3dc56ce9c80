import { deepFreeze } from '../kernel/plain.js';
import {
  type Axis,
  axes,
  type Cell,
  cellAt,
  type Face,
  noSuchCell,
  offsetCell,
  type Point,
  PYRAMID_CELLS,
  points,
} from './lattice.js';

/** The offsets of the six faces: -x, -y, -z, +x, +y, +z. (Geometry §1.) */
export const faceOffsets: readonly Point[] = /* @__PURE__ */ deepFreeze([
  [-1, 0, 0],
  [0, -1, 0],
  [0, 0, -1],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const);

/** Entries per cell in {@link faceSteps}. A constant is quicker than a list's length. @internal */
export const FACES = 6;

function listSteps(): Int16Array {
  const table = new Int16Array(FACES * PYRAMID_CELLS);
  let at = 0;
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    const [x, y, z] = points[cell] as Point;
    table[at++] = cellAt(x - 1, y, z) ?? -1;
    table[at++] = cellAt(x, y - 1, z) ?? -1;
    table[at++] = cellAt(x, y, z - 1) ?? -1;
    table[at++] = cellAt(x + 1, y, z) ?? -1;
    table[at++] = cellAt(x, y + 1, z) ?? -1;
    table[at++] = cellAt(x, y, z + 1) ?? -1;
  }
  return table;
}

/**
 * Entry `FACES * cell + face` is the cell behind the face, -1 where there is none. Code that needs it a dozen times per
 * action reads the table itself, from a variable; the rest asks {@link stepTo}. @internal
 */
export const faceSteps: Int16Array = /* @__PURE__ */ listSteps();

/** {@link faceNeighbour} for inner loops: -1 where there is no cell. @internal */
export function stepTo(cell: Cell, face: number): number {
  return faceSteps[FACES * cell + face] as number;
}

/** The cell behind a face of another, `undefined` where there is none. @throws RangeError for anything but a cell */
export function faceNeighbour(cell: Cell, face: Face): Cell | undefined {
  const next = points[cell] === undefined ? noSuchCell(cell) : stepTo(cell, face);
  return next < 0 ? undefined : next;
}

/** Cells by cell. */
export type CellLists = readonly (readonly Cell[])[];

/** The cells at the offsets from each cell, in the order of the offsets. @internal */
export function listNeighbours(offsets: readonly Point[]): CellLists {
  const lists: (readonly Cell[])[] = [];
  for (const [x, y, z] of points) {
    const cells: Cell[] = [];
    for (const offset of offsets) {
      const cell = cellAt(x + offset[0], y + offset[1], z + offset[2]);
      if (cell !== undefined) cells.push(cell);
    }
    lists.push(Object.freeze(cells));
  }
  return Object.freeze(lists);
}

// Made when first asked for: a game needs some, never all.
let supportLists: CellLists | undefined;
let carriedLists: CellLists | undefined;
let faceLists: CellLists | undefined;
let rowLists: CellLists | undefined;
let planeLists: readonly CellLists[] | undefined;

/**
 * The three cells on which a die in the cell rests, in the order +x, +y, +z; none at level 0, where it rests on the
 * base plate. (Geometry §1.)
 *
 * @throws RangeError for anything but a cell
 */
export function supports(cell: Cell): readonly Cell[] {
  supportLists ??= listNeighbours(faceOffsets.slice(3));
  return supportLists[cell] ?? noSuchCell(cell);
}

/** The cells (at most three, in the order -x, -y, -z) of dice that would rest on a die in the cell. */
export function carried(cell: Cell): readonly Cell[] {
  carriedLists ??= listNeighbours(faceOffsets.slice(0, 3));
  return carriedLists[cell] ?? noSuchCell(cell);
}

/** A direction along a row of a level: a step adds 1 to the coordinate of the first axis and takes 1 from the second's. */
export type RowDirection = readonly [plus: Axis, minus: Axis];

/** The six directions along rows; the opposite one exchanges the two axes. (Geometry §1.) */
export const rowDirections: readonly RowDirection[] = /* @__PURE__ */ deepFreeze([
  [0, 1],
  [0, 2],
  [1, 0],
  [1, 2],
  [2, 0],
  [2, 1],
] as const);

/** The cells whose dice lie face to face with the cell's, at most six, in the order -x, -y, -z, +x, +y, +z. */
export function faceNeighbours(cell: Cell): readonly Cell[] {
  faceLists ??= listNeighbours(faceOffsets);
  return faceLists[cell] ?? noSuchCell(cell);
}

/**
 * The cells face to face with the cell whose coordinate on the axis is the same, at most four, in the order of faces: for
 * what stays in one plane.
 */
export function planeNeighbours(cell: Cell, axis: Axis): readonly Cell[] {
  planeLists ??= axes.map((fixed) => listNeighbours(faceOffsets.filter((offset) => offset[fixed] === 0)));
  return planeLists[axis]?.[cell] ?? noSuchCell(cell);
}

/** The offset of a step along a row: `rowOffset([0, 1])` → `[1, -1, 0]`. */
export function rowOffset([plus, minus]: RowDirection): Point {
  const offset: [number, number, number] = [0, 0, 0];
  offset[plus] += 1;
  offset[minus] -= 1;
  return offset;
}

/**
 * The neighbours in the same level, two to six, in a fixed order. Their dice touch along an edge,
 * never by a face. (Geometry §1.)
 */
export function rowNeighbours(cell: Cell): readonly Cell[] {
  rowLists ??= listNeighbours(rowDirections.map(rowOffset));
  return rowLists[cell] ?? noSuchCell(cell);
}

/** The cell `count` steps along a row, `undefined` where there is none. A negative count goes the other way. */
export function alongRow(cell: Cell, direction: RowDirection, count: number = 1): Cell | undefined {
  const [x, y, z] = rowOffset(direction);
  return offsetCell(cell, [x * count, y * count, z * count]);
}

/** The direction of the step from a cell to a row neighbour, `undefined` for any other cell. */
export function rowDirectionTo(from: Cell, to: Cell): RowDirection | undefined {
  return rowDirections.find((direction) => alongRow(from, direction) === to);
}

/** The axis that a pair of axes leaves out. */
export function thirdAxis(one: Axis, other: Axis): Axis {
  return (3 - one - other) as Axis;
}
