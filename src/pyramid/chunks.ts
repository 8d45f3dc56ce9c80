import { type BoardLike, isEmpty, isOccupied } from './board.js';
import { missingBelow } from './heap.js';
import { type Cell, PYRAMID_CELLS } from './lattice.js';
import { supports } from './neighbours.js';
import { contactCells } from './contact.js';

// Sets of cells that hang together, by whatever neighbourhood: pass `rowNeighbours`, or `faceNeighbours`, or the table
// of a block.

/** The neighbours of a cell, or of a place in a block. */
export type Neighbourhood = (cell: number) => readonly number[];

/** The cells that touch a cell by a face: the neighbourhood in which chunks of dice hang together. */
export const faceNeighbours: Neighbourhood = (cell) => contactCells(cell, 'face');

/**
 * All that hangs together with a cell, the cell first, the nearest before the farther. (Games 11, 32.)
 *
 * @param belongs - which cells belong to the set; the start is not asked for
 */
export function componentOf(start: number, neighbours: Neighbourhood, belongs: (cell: number) => boolean): number[] {
  const found = new Set([start]);
  for (const cell of found) for (const near of neighbours(cell)) if (!found.has(near) && belongs(near)) found.add(near);
  return [...found];
}

/** Whether the cells hang together; nothing does, and one cell. */
export function isConnected(cells: readonly number[], neighbours: Neighbourhood): boolean {
  const [start] = cells;
  if (start === undefined) return true;
  const all = new Set(cells);
  return componentOf(start, neighbours, (cell) => all.has(cell)).length === all.size;
}

/** What {@link connectedSets} lists. */
export interface ConnectedSearch {
  /** How many cells a set has, at least 1. */
  readonly size: number;
  /** Each set has at least one of these. */
  readonly starts: Iterable<number>;
  readonly neighbours: Neighbourhood;
  /** Which cells may belong to a set. */
  readonly allows: (cell: number) => boolean;
  /**
   * Whether a part of a set, in the order in which it grew, can still become a set that is wanted; asked after each cell
   * that is added, also for the whole set. Everything can unless given.
   */
  readonly promises?: ((part: readonly number[]) => boolean) | undefined;
}

/** Every connected set of cells of the size, once, lazily; each in the order in which it grew. (After Redelmeier.) */
export function* connectedSets(search: ConnectedSearch): Generator<number[]> {
  const seen = new Set<number>();
  for (const start of search.starts) {
    if (seen.has(start) || !search.allows(start)) continue;
    // It stays seen: sets with it are listed now, not again.
    seen.add(start);
    yield* grown(search, [], [start], seen);
  }
}

function* grown(search: ConnectedSearch, part: number[], untried: number[], seen: Set<number>): Generator<number[]> {
  const { size, neighbours, allows, promises } = search;
  for (let cell = untried.pop(); cell !== undefined; cell = untried.pop()) {
    part.push(cell);
    if (promises === undefined || promises(part)) {
      if (part.length === size) yield [...part];
      else {
        const added = neighbours(cell).filter((near) => !seen.has(near) && allows(near));
        for (const near of added) seen.add(near);
        yield* grown(search, part, [...untried, ...added], seen);
        for (const near of added) seen.delete(near);
      }
    }
    part.pop();
  }
}

/** Whether the empty cells can be filled in some order, each being supported when its turn comes. */
export function isBuildable(board: BoardLike, cells: readonly Cell[]): boolean {
  const set = new Set(cells);
  return cells.every(
    (cell) => isEmpty(board, cell) && supports(cell).every((below) => set.has(below) || isOccupied(board, below)),
  );
}

/**
 * Every chunk of `size` dice that can be added to a heap, lazily: empty cells, hanging together by faces, each supported
 * by dice that lie or belong to the chunk. Each ascending, which is an order in which to place them. (Games 28, 29, 31,
 * 32.)
 *
 * @param starts - each chunk has one of these cells; any cell unless given
 */
export function* buildableChunks(board: BoardLike, size: number, starts?: Iterable<Cell>): Generator<Cell[]> {
  const needs = new Map<Cell, readonly Cell[]>();
  const needed = (cell: Cell): readonly Cell[] => {
    let missing = needs.get(cell);
    if (missing === undefined) {
      missing = missingBelow(board, cell);
      needs.set(cell, missing);
    }
    return missing;
  };
  const search: ConnectedSearch = {
    size,
    starts: starts ?? Array(PYRAMID_CELLS).keys(),
    neighbours: faceNeighbours,
    allows: (cell) => isEmpty(board, cell) && needed(cell).length <= size,
    promises(part) {
      // What its cells stand on must come, too.
      const whole = new Set(part);
      for (const cell of part) for (const below of needed(cell)) whole.add(below);
      return whole.size <= size;
    },
  };
  for (const chunk of connectedSets(search)) yield chunk.sort((one, other) => one - other);
}

/** The empty cells that touch a die by a face: a die of the colour, where one is given. In order. */
export function cellsBeside(board: BoardLike, isBeside: (cell: Cell) => boolean): Cell[] {
  const beside = new Set<Cell>();
  for (let cell = 0; cell < board.length; cell++) {
    if (!isBeside(cell)) continue;
    for (const near of faceNeighbours(cell)) if (isEmpty(board, near)) beside.add(near);
  }
  return [...beside].sort((one, other) => one - other);
}

/** How many of the cells form the longest straight column. (Game 31.) */
export function longestColumn(cells: readonly Cell[]): number {
  const set = new Set(cells);
  let longest = 0;
  for (const cell of cells) {
    for (const axis of [0, 1, 2]) {
      let length = 0;
      for (let next: number | undefined = cell; next !== undefined && set.has(next); next = upFrom(next, axis)) length++;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}
