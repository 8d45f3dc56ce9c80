import { lazy } from '../kernel/lazy.js';
import { type BoardLike, codeOf, codesOf } from './board.js';
import { APEX, type Axis, axes, type Cell, coordinate } from './lattice.js';
import { pyramidUnder, wall } from './shapes.js';

/** Faces on the outside of the complete pyramid, the base plate's side not counted. (Geometry §1.) */
export const OUTER_FACES = 135;

/** Every outer face of the complete pyramid: the cell of its die. */
const outerFaceCells = /* @__PURE__ */ lazy((): readonly Cell[] => axes.flatMap((axis) => wall(axis)));

/** Letters on boards are ASCII. */
const LETTERS = 128;

/**
 * The faces of a colour on the three walls of a pyramid: dice on edges count double, the top die three times. Only dice that
 * lie in the walls count, so that an unfinished pyramid gives its score so far. (Rule text, introduction.)
 *
 * @param top - the top of the pyramid; the whole one unless given. P(5, 0, 0) has 30 faces, its inner wall included.
 */
export function outerFaces(board: BoardLike, colour: string, top: Cell = APEX): number {
  const cells = top === APEX ? outerFaceCells() : axes.flatMap((axis) => wallCells(axis, top));
  return countIn(board, cells, colour);
}

/**
 * {@link outerFaces} of the whole pyramid for each of the colours, in order, counted in one pass.
 */
export function outerFacesOfEach(board: BoardLike, colours: readonly string[]): number[] {
  const codes = codesOf(board);
  const counts = new Array<number>(LETTERS).fill(0);
  for (const cell of outerFaceCells()) (counts[codes[cell] as number] as number)++;
  return colours.map((colour) => counts[codeOf(colour)] as number);
}

/** How many of the cells hold a die of the colour; a cell listed twice counts twice. */
function countIn(board: BoardLike, cells: readonly Cell[], colour: string): number {
  const codes = codesOf(board);
  const code = codeOf(colour);
  let count = 0;
  for (const cell of cells) if (codes[cell] === code) count++;
  return count;
}

const walls: (readonly Cell[] | undefined)[] = [];

/** The cells of a wall of the pyramid with this top, in order. */
export function wallCells(axis: Axis, top: Cell = APEX): readonly Cell[] {
  if (top === APEX) return wall(axis);
  const index = axes.length * top + axis;
  walls[index] ??= Object.freeze(pyramidUnder(top).filter((cell) => coordinate(cell, axis) === coordinate(top, axis)));
  return walls[index];
}
