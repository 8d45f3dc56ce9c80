/**
 * A cell: its index from 0 to 164. Level 0 comes first, then up; within a level by z from 0, then by x from 0. A board
 * that uses the base plate only is the first 45. (Geometry §1.)
 */
export type Cell = number;

/** x, y, z as 0, 1, 2. */
export type Axis = 0 | 1 | 2;

export const axes: readonly Axis[] = /* @__PURE__ */ Object.freeze([0, 1, 2] as const);

/**
 * A face of a die, or the direction in which it looks: 0, 1, 2 are the upper faces -x, -y, -z, and 3, 4, 5 the lower
 * faces +x, +y, +z. So the upper face of an axis has its number, and opposite faces differ by 3.
 */
export type Face = 0 | 1 | 2 | 3 | 4 | 5;

/** The six faces, upper ones first. */
export const faces: readonly Face[] = /* @__PURE__ */ Object.freeze([0, 1, 2, 3, 4, 5] as const);

/** Coordinates, each from 0; their sum, the depth, is 8 on the base plate and 0 at the apex. */
export type Point = readonly [x: number, y: number, z: number];

/** Funnels along an edge of the base plate; also the number of levels. */
export const PLATE_EDGE = 9;
/** Funnels of the base plate. */
export const PLATE_CELLS = 45;
/** Dice of the complete pyramid. */
export const PYRAMID_CELLS = 165;
/** The topmost cell, `8a1`. */
export const APEX: Cell = 164;

const MAX_DEPTH = PLATE_EDGE - 1;

/** How many cells lie above the level of the depth: a tetrahedral number. */
const cellsAbove = (depth: number): number => (depth * (depth + 1) * (depth + 2)) / 6;

/**
 * The cell with these coordinates, `undefined` where there is none.
 *
 * `cellAt(8, 0, 0)` → 8, corner A; `cellAt(0, 0, 0)` → 164, the apex; `cellAt(9, 0, 0)` → `undefined`.
 */
export function cellAt(x: number, y: number, z: number): Cell | undefined {
  const depth = x + y + z;
  if (!(x >= 0 && y >= 0 && z >= 0 && depth <= MAX_DEPTH)) return undefined;
  const cell = PYRAMID_CELLS - cellsAbove(depth + 1) + z * (depth + 1) - (z * (z - 1)) / 2 + x;
  return Number.isInteger(x) && Number.isInteger(y) && Number.isInteger(z) ? cell : undefined;
}

/** The cell at coordinates that are known to be on the board, for layouts. @throws RangeError when they are not */
export function cellOf([x, y, z]: Point): Cell {
  const cell = cellAt(x, y, z);
  if (cell === undefined) throw new RangeError(`there is no cell (${x}, ${y}, ${z})`);
  return cell;
}

function listPoints(): readonly Point[] {
  const points: Point[] = [];
  for (let depth = MAX_DEPTH; depth >= 0; depth--) {
    for (let z = 0; z <= depth; z++) {
      for (let x = 0; x + z <= depth; x++) points.push(Object.freeze([x, depth - x - z, z] as const));
    }
  }
  return Object.freeze(points);
}

/** Every cell's coordinates, in the order of cells. */
export const points: readonly Point[] = /* @__PURE__ */ listPoints();

/** For tables that were asked for anything but a cell. */
export function noSuchCell(cell: unknown): never {
  throw new RangeError(
    `expected a cell, an integer from 0 to ${APEX}, not ${typeof cell === 'number' ? cell : typeof cell}`,
  );
}

/**
 * The cell's coordinates.
 * @throws RangeError for anything but a cell
 */
export function pointOf(cell: Cell): Point {
  return points[cell] ?? noSuchCell(cell);
}

/** One of the cell's coordinates, from 0 to 8. @throws RangeError for anything but a cell */
export function coordinate(cell: Cell, axis: Axis): number {
  return pointOf(cell)[axis];
}

/** The cell's level: 0 on the base plate, 8 at the apex. @throws RangeError for anything but a cell */
export function levelOf(cell: Cell): number {
  const [x, y, z] = pointOf(cell);
  return MAX_DEPTH - x - y - z;
}

/** The cells of a level, in order; none for a number that is no level. */
export function levelCells(level: number): Cell[] {
  const depth = MAX_DEPTH - level;
  if (!Number.isInteger(level) || depth < 0 || depth > MAX_DEPTH) return [];
  const first = PYRAMID_CELLS - cellsAbove(depth + 1);
  return Array.from({ length: ((depth + 1) * (depth + 2)) / 2 }, (_, i) => first + i);
}

/** The cell that lies at the offset from another, `undefined` where there is none. */
export function offsetCell(cell: Cell, [dx, dy, dz]: Point): Cell | undefined {
  const [x, y, z] = pointOf(cell);
  return cellAt(x + dx, y + dy, z + dz);
}

/**
 * The cells that follow in a straight line, the nearest first, without the cell itself: at the offset, at twice the
 * offset, and so on while there are cells.
 *
 * @throws RangeError for an offset of zeros
 */
export function ray(cell: Cell, offset: Point): Cell[] {
  if (offset.every((part) => part === 0)) throw new RangeError('the offset of a ray must not be 0, 0, 0');
  const line: Cell[] = [];
  for (let next = offsetCell(cell, offset); next !== undefined; next = offsetCell(next, offset)) line.push(next);
  return line;
}
