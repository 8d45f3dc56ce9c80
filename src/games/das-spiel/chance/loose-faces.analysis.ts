import { lazy } from '../../../kernel/lazy.js';
import { dieAt, isOccupied } from '../../../pyramid/board.js';
import { isFree } from '../../../pyramid/heap.js';
import { type Cell, PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { wallsOf } from '../../../pyramid/shapes.js';
import { type Colour, playerColours } from '../../../pyramid/stock.js';

/** How much is left of a die that is free, where bad luck takes such dice off again. */
const FREE = 0.5;

/** The cells at the walls, each with how many it belongs to. */
const atWalls = /* @__PURE__ */ lazy((): (readonly [cell: Cell, faces: number])[] =>
  Array.from({ length: PYRAMID_CELLS }, (_, cell) => [cell, wallsOf(cell).length] as const).filter(
    ([, faces]) => faces > 0,
  ),
);

/** The outer faces of each side where free dice can come off: those of free dice count half. (Games 12 and 13.) */
export function looseFaces(board: string, sides: number): number[] {
  const faces = new Array<number>(sides).fill(0);
  for (const [cell, count] of atWalls()) {
    const side = isOccupied(board, cell) ? playerColours.indexOf(dieAt(board, cell) as Colour) : -1;
    if (side >= 0 && side < sides) faces[side] = (faces[side] as number) + count * (isFree(board, cell) ? FREE : 1);
  }
  return faces;
}
