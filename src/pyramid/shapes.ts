import {
  APEX,
  type Axis,
  axes,
  type Cell,
  cellOf,
  coordinate,
  levelCells,
  PLATE_CELLS,
  PLATE_EDGE,
  type Point,
  pointOf,
  points,
  ray,
} from './lattice.js';

/** The cells whose coordinates pass, in order. */
function cellsWhere(passes: (point: Point, cell: Cell) => boolean): readonly Cell[] {
  const cells: Cell[] = [];
  for (const [cell, point] of points.entries()) if (passes(point, cell)) cells.push(cell);
  return Object.freeze(cells);
}

const onAxis = (axis: Axis, value: number): Point => {
  const point: [number, number, number] = [0, 0, 0];
  point[axis] = value;
  return point;
};

/**
 * The three corner funnels A, B, C of the base plate, the end of each axis: `a9`, `a1`, `i1`. Seen from above they
 * follow clockwise. (Geometry §1.)
 */
export const corners: readonly Cell[] = /* @__PURE__ */ (() =>
  Object.freeze(axes.map((axis) => cellOf(onAxis(axis, PLATE_EDGE - 1)))))();

let walls: readonly (readonly Cell[])[] | undefined;

/** A wall of the complete pyramid: the 45 cells whose coordinate is 0, each with its face -axis outside. (Geometry §1.) */
export function wall(axis: Axis): readonly Cell[] {
  walls ??= axes.map((one) => cellsWhere((point) => point[one] === 0));
  return walls[axis] as readonly Cell[];
}

/** The walls that a cell belongs to: none, one, two on an edge of the pyramid, three at the apex. */
export function wallsOf(cell: Cell): Axis[] {
  return axes.filter((axis) => coordinate(cell, axis) === 0);
}

/** A row: the cells of a level in which one coordinate has the value, in order. */
export function row(level: number, axis: Axis, value: number): Cell[] {
  return levelCells(level).filter((cell) => coordinate(cell, axis) === value);
}

/**
 * An edge of a pyramid, from its bottom corner along the axis up to its top: one cell per level, nine in the complete one.
 * ("Spars" of the rule text; games 1, 34 to 36.)
 *
 * @param top - the top of the pyramid; of the complete one unless given
 */
export function pyramidEdge(axis: Axis, top: Cell = APEX): Cell[] {
  return [top, ...ray(top, onAxis(axis, 1))].reverse();
}

/**
 * The cell after the whole board is turned by `thirds` of a full turn, clockwise seen from above: A goes to B, B to C. The
 * layout for corner A, turned by i, is that of player i.
 */
export function turnedCell(cell: Cell, thirds: number = 1): Cell {
  const point = pointOf(cell);
  const part = (axis: number): number => point[((((axis - thirds) % 3) + 3) % 3) as Axis];
  return cellOf([part(0), part(1), part(2)]);
}

const pyramids: (readonly Cell[])[] = [];
const triangles: (readonly Cell[])[] = [];

/**
 * P(a, b, c): the pyramid with its top die in this cell, all cells with coordinates at least as great, in order. By the
 * level of the top it has 1, 4, 10, 20, 35, 56, 84, 120, 165 dice. (Geometry §1.)
 */
export function pyramidUnder(top: Cell): readonly Cell[] {
  const [a, b, c] = pointOf(top);
  pyramids[top] ??= cellsWhere(([x, y, z]) => x >= a && y >= b && z >= c);
  return pyramids[top];
}

/** The pyramid of `edge` levels in an axis' corner: P(9 - edge, 0, 0) for x. An edge of 3 has 10 dice, of 4 has 20. */
export function cornerPyramid(axis: Axis, edge: number): readonly Cell[] {
  return pyramidUnder(cellOf(onAxis(axis, PLATE_EDGE - edge)));
}

/** T: the triangle of funnels in an axis' corner of the base plate with `edge` funnels per side, in order. (Geometry §1.) */
export function cornerTriangle(axis: Axis, edge: number): readonly Cell[] {
  const index = edge * axes.length + axis;
  triangles[index] ??= cellsWhere((point, cell) => cell < PLATE_CELLS && point[axis] > PLATE_EDGE - 1 - edge);
  return triangles[index];
}

/** The nine funnels along the edge of the base plate that lies opposite the axis' corner, in order. */
export function plateEdge(axis: Axis): Cell[] {
  return row(0, axis, 0);
}

/** Whether the cell is one of the 24 funnels at the border of the base plate. */
export function isPlateBorder(cell: Cell): boolean {
  return cell < PLATE_CELLS && pointOf(cell).includes(0);
}

/**
 * Every triangle of funnels of the base plate with `edge` funnels per side, either way up, each with its cells in order.
 * There are 43 with 3 per side: 28 as the plate lies, 15 the other way. The list is made at each call. (Game 53.)
 */
export function plateTriangles(edge: number): (readonly Cell[])[] {
  const triangles: (readonly Cell[])[] = [];
  const add = (within: (point: Point) => boolean): void => {
    triangles.push(cellsWhere((point, cell) => cell < PLATE_CELLS && within(point)));
  };
  const size = edge - 1;
  // One way up the coordinates have lower bounds, which add up to 8 - size; the other way upper ones, 8 + size.
  for (let a = 0; a < PLATE_EDGE; a++) {
    for (let b = 0; b < PLATE_EDGE; b++) {
      const low = PLATE_EDGE - 1 - size - a - b;
      if (low >= 0) add(([x, y, z]) => x >= a && y >= b && z >= low);
      const high = PLATE_EDGE - 1 + size - a - b;
      if (size > 0 && Math.min(a, b, high) >= size) add(([x, y, z]) => x <= a && y <= b && z <= high);
    }
  }
  return triangles;
}
