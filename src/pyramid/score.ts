import { type BoardLike, codeAt, codeOf } from './board.js';
import { APEX, type Axis, axes, type Cell, coordinate, points } from './lattice.js';
import { pyramidUnder, wall, wallsOf } from './shapes.js';

/** Faces on the outside of the complete pyramid, the base plate's side not counted. (Geometry §1.) */
export const OUTER_FACES = 135;

/** How many outer faces a die in the cell has in the complete pyramid: 2 on an edge, 3 at the apex. */
export function outerFaceCount(cell: Cell): number {
  return wallsOf(cell).length;
}

/** A cell with outer faces, and how many. */
interface OuterCell {
  readonly cell: Cell;
  readonly faces: number;
}

let outerCells: readonly OuterCell[] | undefined;

function listOuterCells(): OuterCell[] {
  return points.map((_, cell) => ({ cell, faces: outerFaceCount(cell) })).filter(({ faces }) => faces > 0);
}

/** The {@link outerFaces} of each of the colours on the complete pyramid, counted in one go. @internal */
export function outerFacesOf(board: BoardLike, colours: readonly string[]): number[] {
  outerCells ??= listOuterCells();
  const codes = colours.map(codeOf);
  const counts = codes.map(() => 0);
  for (const { cell, faces } of outerCells) {
    const index = codes.indexOf(codeAt(board, cell));
    if (index >= 0) counts[index] = (counts[index] as number) + faces;
  }
  return counts;
}

/**
 * The faces of a colour on the three walls of a pyramid: dice on edges count double, the top die three times. Counted
 * are the dice that lie in the walls, so that on an unfinished pyramid it is what they stand for now. (Rule text,
 * introduction.)
 *
 * @param top - the top of the pyramid; the whole one unless given. P(5, 0, 0) has 30 faces, its inner wall included.
 * @example
 * ```ts
 * import { emptyBoard, outerFaces, placeDice, pyramidUnder, APEX } from 'dicewright/pyramid';
 *
 * const whole = placeDice(emptyBoard(), pyramidUnder(APEX), 'g');
 * console.log(outerFaces(whole, 'g'), outerFaces(whole, 'r')); // → 135 0
 * ```
 */
export function outerFaces(board: BoardLike, colour: string, top: Cell = APEX): number {
  let count = 0;
  for (const axis of axes) count += wallFaces(board, axis, colour, top);
  return count;
}

/** The faces of a colour on one wall of a pyramid. */
export function wallFaces(board: BoardLike, axis: Axis, colour: string, top: Cell = APEX): number {
  const code = codeOf(colour);
  let count = 0;
  for (const cell of wallCells(axis, top)) if (codeAt(board, cell) === code) count++;
  return count;
}

/** The cells of a wall of the pyramid with this top, in order. */
export function wallCells(axis: Axis, top: Cell = APEX): readonly Cell[] {
  if (top === APEX) return wall(axis);
  return pyramidUnder(top).filter((cell) => coordinate(cell, axis) === coordinate(top, axis));
}
