import { type Block, makeBlock } from '../../../../pyramid/block.js';
import { type BoardLike, countDice, EMPTY, isEmpty } from '../../../../pyramid/board.js';
import { buildableChunks } from '../../../../pyramid/chunks.js';
import { findInBlock, normalized } from '../../../../pyramid/congruence.js';
import { type Contact, touches } from '../../../../pyramid/contact.js';
import { missingBelow } from '../../../../pyramid/heap.js';
import { type Cell, type Point, PYRAMID_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { inPlaceOrder } from '../place-set.js';

/** Dice of a chunk, at most (QUA-4). */
export const LARGEST = 10;
/** Whenever something can be added, so can a chunk of so many dice (QUA-9). */
const SMALL = 3;

const blocks = new Map<number, Block>();

/** The cube with so many dice along an edge (QUA-2). */
export function cubeOf(edge: number): Block {
  let cube = blocks.get(edge);
  if (cube === undefined) {
    cube = makeBlock([edge, edge, edge]);
    blocks.set(edge, cube);
  }
  return cube;
}

/** Places of a cube as an action lists them. */
export const pointsOf = (cube: Block, places: readonly number[]): Point[] =>
  inPlaceOrder(places.map((place) => cube.points[place] as Point));

/** Which dice are left of a cube. */
export const isLeft =
  (left: string) =>
  (place: number): boolean =>
    left.charAt(place) !== EMPTY;

/**
 * The first part of what is left of a cube that has the shape of a chunk, `undefined` when there is none (QUA-6). Made
 * for one position, in which most chunks look like others but for their place: each shape is sought once.
 */
export function partFinder(cube: Block, left: string): (cells: readonly Cell[]) => Point[] | undefined {
  const known = new Map<string, Point[] | undefined>();
  return (cells) => {
    const shape = normalized(cells.map(pointOf));
    const key = shape.join();
    if (!known.has(key)) {
      const [places] = findInBlock(cube, shape, isLeft(left));
      known.set(key, places && pointsOf(cube, places));
    }
    return known.get(key)?.map((point): Point => [...point]);
  };
}

/** The cells of which a chunk has at least one: those that touch a die, or any while the pyramid is empty (QUA-8). */
export function startCells(board: BoardLike, contact: Contact): Cell[] {
  const isFirst = countDice(board) === 0;
  const cells: Cell[] = [];
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    if (isEmpty(board, cell) && (isFirst || touches(board, cell, contact))) cells.push(cell);
  }
  return cells;
}

/** Every chunk of up to three dice that can be added, lazily. */
export function* smallChunks(board: BoardLike, starts: readonly Cell[]): Generator<Cell[]> {
  for (let size = 1; size <= SMALL; size++) yield* buildableChunks(board, size, starts);
}

/**
 * For each start chunks of four to ten dice, growing around it, the lowest cells first, as long as they fit: a few of
 * all there are.
 */
export function* largerChunks(
  board: BoardLike,
  starts: readonly Cell[],
  fits: (cells: readonly Cell[]) => boolean,
): Generator<Cell[]> {
  const seen = new Set<string>();
  for (const start of starts) {
    const chunk = new Set<Cell>();
    let open: Cell[] = [start];
    while (open.length > 0) {
      const added = open.map((cell) => missingBelow(board, cell).filter((one) => !chunk.has(one)));
      const fitting = added.find((cells) => chunk.size + cells.length <= LARGEST);
      if (fitting === undefined) break;
      for (const cell of fitting) chunk.add(cell);
      const cells = [...chunk].sort((one, other) => one - other);
      // What holds a part that the cube doesn't have can't be taken from it either.
      if (!fits(cells)) break;
      if (cells.length > SMALL && !seen.has(cells.join())) {
        seen.add(cells.join());
        yield cells;
      }
      open = [...new Set(cells.flatMap(faceNeighbours))].filter((cell) => isEmpty(board, cell) && !chunk.has(cell));
      open.sort((one, other) => one - other);
    }
  }
}

/** Whether anything can be added from what is left of a cube (QUA-9). */
export function canAdd(board: BoardLike, cube: Block, left: string, contact: Contact): boolean {
  const partFor = partFinder(cube, left);
  for (const cells of smallChunks(board, startCells(board, contact))) {
    if (partFor(cells) !== undefined) return true;
  }
  return false;
}
