import { lazy } from '../../../kernel/lazy.js';
import { diceCells } from '../../../pyramid/board.js';
import { isFree } from '../../../pyramid/heap.js';
import { PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { wallsOf } from '../../../pyramid/shapes.js';
import { playerColours } from '../../../pyramid/stock.js';

/** By cell: how many walls it belongs to. */
const wallCounts = /* @__PURE__ */ lazy(() => Array.from({ length: PYRAMID_CELLS }, (_, cell) => wallsOf(cell).length));

/**
 * The outer faces of each side where free dice can come off. (Games 12 and 13.)
 *
 * @param free - what a face of a free die counts, from 0 to 1
 */
export function looseFaces(board: string, sides: number, free: number): number[] {
  const counts = wallCounts();
  return playerColours
    .slice(0, sides)
    .map((colour) =>
      diceCells(board, colour).reduce((sum, cell) => sum + (counts[cell] ?? 0) * (isFree(board, cell) ? free : 1), 0),
    );
}
