import { type BoardLike, countDice, editBoard, isEmpty, isOccupied } from '../../../../pyramid/board.js';
import { type Contact, emptyTouching } from '../../../../pyramid/contact.js';
import { missingBelow } from '../../../../pyramid/heap.js';
import { type Cell, type Point, PYRAMID_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { type Block, makeBlock } from '../block.js';
import { buildableChunks } from '../chunks.js';
import { findInBlock, placedKey } from '../congruence.js';
import { inPlaceOrder } from '../place-set.js';

/** Dice of a chunk, at most (QUA-4). */
export const LARGEST = 10;
/** Whenever something can be added, so can a chunk of at most this many dice (QUA-9). */
const SMALL = 3;

const blocks = new Map<number, Block>();

/** The cube with that many dice along an edge (QUA-2). */
export function cubeOf(edge: number): Block {
  let cube = blocks.get(edge);
  // Stryker disable next-line ConditionalExpression: made anew, it is the same cube
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
export function isLeft(left: string): (place: number) => boolean {
  const codes = editBoard(left);
  return (place) => isOccupied(codes, place);
}

// A cube stays as it is until its player's next turn, and is asked about at the end of every turn: the finders that
// were made last are kept, and in them the shapes of a few positions.
const MOST_KEPT = 8;
const MOST_KNOWN = 2048;

/** {@link partFinder}. */
type PartFinder = (cells: readonly Cell[]) => Point[] | undefined;

function makePartFinder(cube: Block, left: string): PartFinder {
  const known = new Map<string, readonly Point[] | undefined>();
  const isThere = isLeft(left);
  return (cells) => {
    const chunk = cells.map(pointOf);
    const key = placedKey(chunk);
    let part = known.get(key);
    // Stryker disable next-line ConditionalExpression,LogicalOperator,BooleanLiteral: sought again, the part is the same
    if (part === undefined && !known.has(key)) {
      const [places] = findInBlock(cube, chunk, isThere);
      part = places && pointsOf(cube, places);
      // Stryker disable next-line ConditionalExpression,EqualityOperator: what is forgotten is sought again
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, part);
    }
    return part?.map((point): Point => [...point]);
  };
}

const finders = new Map<string, PartFinder>();

/**
 * The first part of what is left of a cube that has the shape of a chunk, `undefined` when there is none (QUA-6). Made for
 * one position, in which most chunks look like others in another place: each shape is sought once.
 */
export function partFinder(cube: Block, left: string): PartFinder {
  let finder = finders.get(left);
  // Stryker disable next-line ConditionalExpression: made anew, it finds the same
  if (finder === undefined) {
    finder = makePartFinder(cube, left);
    // Stryker disable next-line ConditionalExpression,EqualityOperator: what is forgotten is made anew
    if (finders.size >= MOST_KEPT) finders.clear();
    finders.set(left, finder);
  }
  return finder;
}

// Asked for at the end of a turn, and of the same position when the next one begins.
let lastStarts: { readonly board: string; readonly contact: Contact; readonly cells: readonly Cell[] } = {
  board: '',
  contact: 'face',
  cells: [],
};

/** The cells of which a chunk has at least one: those that touch a die, or any while the pyramid is empty (QUA-8). */
export function startCells(board: string, contact: Contact): readonly Cell[] {
  // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator: sought again, they are the same
  if (board !== lastStarts.board || contact !== lastStarts.contact) {
    lastStarts = { board, contact, cells: findStarts(board, contact) };
  }
  return lastStarts.cells;
}

function findStarts(board: string, contact: Contact): readonly Cell[] {
  return countDice(board) === 0 ? [...Array(PYRAMID_CELLS).keys()] : emptyTouching(board, contact);
}

/** Every chunk of up to three dice that can be added, lazily. */
export function* smallChunks(board: BoardLike, starts: readonly Cell[]): Generator<Cell[]> {
  for (let size = 1; size <= SMALL; size++) yield* buildableChunks(board, size, starts);
}

/** The empty cells beside those of a chunk that are not in it, in order. */
function openBeside(board: BoardLike, chunk: ReadonlySet<Cell>): Cell[] {
  const open = new Set<Cell>();
  for (const cell of chunk) {
    for (const near of faceNeighbours(cell)) if (isEmpty(board, near) && !chunk.has(near)) open.add(near);
  }
  return [...open].sort((one, other) => one - other);
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
  const needed = new Map<Cell, readonly Cell[]>();
  /** What must come with a cell that is added to the chunk. */
  const lacking = (cell: Cell, chunk: ReadonlySet<Cell>): Cell[] => {
    let cells = needed.get(cell);
    // Stryker disable next-line ConditionalExpression: looked for again, the same is missing
    if (cells === undefined) {
      cells = missingBelow(board, cell);
      needed.set(cell, cells);
    }
    return cells.filter((one) => !chunk.has(one));
  };
  const seen = new Set<string>();
  for (const start of starts) {
    const chunk = new Set<Cell>();
    for (let open = [start]; open.length > 0; open = openBeside(board, chunk)) {
      let added: readonly Cell[] | undefined;
      for (const cell of open) {
        const cells = lacking(cell, chunk);
        if (chunk.size + cells.length > LARGEST) continue;
        added = cells;
        break;
      }
      if (added === undefined) break;
      for (const cell of added) chunk.add(cell);
      const cells = [...chunk].sort((one, other) => one - other);
      const key = String.fromCharCode(...cells);
      // What grows from a chunk does not depend on where the growth began.
      if (seen.has(key)) break;
      seen.add(key);
      // What holds a part that the cube doesn't have can't be taken from it either.
      if (!fits(cells)) break;
      if (cells.length > SMALL) yield cells;
    }
  }
}

/** Whether anything can be added from what is left of a cube (QUA-9). */
export function canAdd(board: string, cube: Block, left: string, contact: Contact): boolean {
  const partFor = partFinder(cube, left);
  for (const cells of smallChunks(board, startCells(board, contact))) {
    if (partFor(cells) !== undefined) return true;
  }
  return false;
}
