import { type BoardLike, isEmpty, isOccupied } from '../../../pyramid/board.js';
import {
  type Axis,
  axes,
  type Cell,
  type Face,
  levelOf,
  noSuchCell,
  offsetCell,
  PLATE_CELLS,
  type Point,
  points,
  ray,
} from '../../../pyramid/lattice.js';
import {
  alongRow,
  type CellLists,
  listNeighbours,
  rowDirections,
  rowDirectionTo,
  rowNeighbours,
  rowOffset,
} from '../../../pyramid/neighbours.js';

// What dice do on the base plate, or within one level. (Geometry §2, games 45 to 54.)

/** The empty row neighbours: where a die can step "along a right angle into an adjacent funnel". */
export function rowSteps(board: BoardLike, cell: Cell): Cell[] {
  return rowNeighbours(cell).filter((next) => isEmpty(board, next));
}

/** A jump in a straight line over one die. */
export interface JumpOver {
  readonly over: Cell;
  readonly to: Cell;
}

let leaps: readonly (readonly JumpOver[])[] | undefined;

/** For each cell the two next ones in each direction in which there are two, at most six. */
export function leapsFrom(cell: Cell): readonly JumpOver[] {
  leaps ??= points.map((_, from) =>
    rowDirections.flatMap((direction) => {
      const [over, to] = [alongRow(from, direction, 1), alongRow(from, direction, 2)];
      return over === undefined || to === undefined ? [] : [Object.freeze({ over, to })];
    }),
  );
  return leaps[cell] ?? noSuchCell(cell);
}

/** The jumps over a row neighbour's die into the empty cell behind it. (Games 45, 48, 49.) */
export function jumpsOver(board: BoardLike, cell: Cell): JumpOver[] {
  return leapsFrom(cell).filter(({ over, to }) => isOccupied(board, over) && isEmpty(board, to));
}

/** The cell in the middle between two cells, two steps of a row apart; `undefined` when they are not. */
export function cellBetween(one: Cell, other: Cell): Cell | undefined {
  return leapsFrom(one).find(({ to }) => to === other)?.over;
}

/** The offset with `along` on the axis and `across` on the two others. */
function axial(axis: Axis, along: number, across: number): Point {
  const offset: [number, number, number] = [across, across, across];
  offset[axis] = along;
  return offset;
}

let attacks: CellLists | undefined;
let escapes: CellLists | undefined;

/** The funnels that a die attacks: up a ridge, over the peak and down beyond, at most three. (Geometry §2; game 54.) */
export function attackTargets(cell: Cell): readonly Cell[] {
  attacks ??= listNeighbours(axes.map((axis) => axial(axis, -2, 1)));
  return attacks[cell] ?? noSuchCell(cell);
}

/** The funnels to which a die escapes: lifted, and down a ridge, at most three. (Geometry §2; game 54.) */
export function escapeTargets(cell: Cell): readonly Cell[] {
  escapes ??= listNeighbours(axes.map((axis) => axial(axis, 2, -1)));
  return escapes[cell] ?? noSuchCell(cell);
}

/**
 * The two opposite offsets to which the number on an upper face points: one step each, both ways along the row in the
 * plane of the face. (Geometry §2; games 46, 51.)
 */
export function pointingOffsets(axis: Axis): readonly [Point, Point] {
  const [next, last] = [((axis + 1) % 3) as Axis, ((axis + 2) % 3) as Axis];
  return [rowOffset([next, last]), rowOffset([last, next])];
}

/**
 * The upper faces that look at each other across the edge along which two row neighbours touch, `undefined` when they aren't
 * row neighbours. (Geometry §2; game 50.)
 */
export function adjacentFaces(cell: Cell, neighbour: Cell): { readonly own: Face; readonly other: Face } | undefined {
  const direction = rowDirectionTo(cell, neighbour);
  return direction && { own: direction[1], other: direction[0] };
}

/** How dogs look in game 47: `faces`, along the normals of their faces; `rows`, along the rows of the plate. */
export type Views = 'faces' | 'rows';

/** The cells of two lines by turns, beginning with the first. */
function alternating(first: readonly Cell[], second: readonly Cell[]): Cell[] {
  const cells: Cell[] = [];
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    for (const cell of [first[i], second[i]]) if (cell !== undefined) cells.push(cell);
  }
  return cells;
}

/**
 * The lines of sight of a dog, each with the nearest cell first. (Geometry §2; game 47.)
 *
 * With `faces` it stands in a funnel of level 1, and a line runs over funnels of the base plate and, between them, over
 * funnels of level 1, in which other dogs may stand; the first of three lines are the sheep on which it stands. With
 * `rows` it stands in a funnel of the base plate.
 *
 * @throws RangeError for a dog in another level
 */
export function sightLines(dog: Cell, views: Views = 'faces'): Cell[][] {
  const level = levelOf(dog);
  if (level !== (views === 'faces' ? 1 : 0)) throw new RangeError(`a dog does not stand in level ${level}`);
  if (views === 'rows') return rowDirections.map((direction) => ray(dog, rowOffset(direction)));
  return axes.flatMap((axis) => {
    const [up, down] = [axial(axis, -2, 1), axial(axis, 2, -1)];
    return [
      alternating(lineFrom(offsetCell(dog, axial(axis, -1, 1)), up), ray(dog, up)),
      alternating(lineFrom(offsetCell(dog, axial(axis, 1, 0)), down), ray(dog, down)),
    ];
  });
}

const lineFrom = (first: Cell | undefined, offset: Point): Cell[] =>
  first === undefined ? [] : [first, ...ray(first, offset)];

/**
 * The funnels of the base plate that a dog sees, in no order. A line of sight ends at the first cell that stops it:
 * another dog's, or a bush, which is not seen itself.
 */
export function seenBy(dog: Cell, stops: (cell: Cell) => boolean, views: Views = 'faces'): Cell[] {
  const seen: Cell[] = [];
  for (const line of sightLines(dog, views)) {
    for (const cell of line) {
      if (stops(cell)) break;
      if (cell < PLATE_CELLS) seen.push(cell);
    }
  }
  return seen;
}
