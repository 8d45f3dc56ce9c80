import { type BoardLike, isOccupied } from '../../../../pyramid/board.js';
import { emptyTouching } from '../../../../pyramid/contact.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { buildableChunks } from '../chunks.js';
import { componentOf } from '../connected-sets.js';

/** Dice that a turn adds as long as that many fit (TRI-5). */
export const BUILD = 3;

/** The main heap: all dice that hang together with the start die by faces (TRI-7, TRI-11). */
export function mainHeap(board: BoardLike, start: Cell): ReadonlySet<Cell> {
  return new Set(componentOf(start, faceNeighbours, (cell) => isOccupied(board, cell)));
}

/** The empty cells that touch the main heap by a face: a build has one of them (TRI-7). */
export function emptyTouchingMainHeap(board: BoardLike, start: Cell): Cell[] {
  const main = mainHeap(board, start);
  return emptyTouching(board, 'face', (die) => main.has(die));
}

/**
 * Every build of `size` dice, lazily. Three connected dice are a column or an L, two are a column: no shape is excluded
 * (TRI-5, TRI-8).
 */
export function buildsOf(board: BoardLike, start: Cell, size: number): Iterable<Cell[]> {
  return buildableChunks(board, size, emptyTouchingMainHeap(board, start));
}

/** How many dice a player with `left` dice must build: three, two or one, whatever fits; 0 when none does. */
export function buildSize(board: BoardLike, start: Cell, left: number): number {
  let size = Math.min(BUILD, left);
  while (size > 0 && !fits(board, start, size)) size--;
  return size;
}

function fits(board: BoardLike, start: Cell, size: number): boolean {
  for (const _ of buildsOf(board, start, size)) return true;
  return false;
}
