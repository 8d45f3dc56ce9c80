import { type RandomGenerator, uniformInt } from '../../../kernel/dice/random.js';
import { sortAscending } from '../../../pyramid/ascending.js';
import { type BoardLike, codesOf, isEmpty, isOccupied } from '../../../pyramid/board.js';
import type { Neighbourhood } from '../../../pyramid/connected.js';
import { missingWithin } from '../../../pyramid/heap.js';
import { type Axis, axes, type Cell, coordinate, PYRAMID_CELLS } from '../../../pyramid/lattice.js';
import { faceNeighbours, planeNeighbours, stepTo, supports } from '../../../pyramid/neighbours.js';
import { type ConnectedSearch, connectedSets } from './connected-sets.js';

/** Whether the empty cells can be filled in some order, each being supported when its turn comes. */
export function isBuildable(board: BoardLike, cells: readonly Cell[]): boolean {
  return cells.every(
    (cell) =>
      isEmpty(board, cell) && supports(cell).every((below) => isOccupied(board, below) || cells.includes(below)),
  );
}

/** What touches a cell by a face: in any direction, or only within its plane across the axis. */
const neighboursIn = (plane: Axis | undefined): Neighbourhood =>
  plane === undefined ? faceNeighbours : (cell) => planeNeighbours(cell, plane);

/** What must come with a cell, in order; `undefined` when it is more than the limit, or lies in another plane. */
function neededFor(board: BoardLike, cell: Cell, limit: number, plane: Axis | undefined): Cell[] | undefined {
  // A cell without support across the plane can't be in a flat chunk: that holds for most, so they are ruled out first.
  if (plane !== undefined) {
    const across = stepTo(cell, plane + 3);
    if (across >= 0 && !isOccupied(board, across)) return undefined;
  }
  const needed = missingWithin(board, cell, limit);
  if (plane === undefined || needed === undefined) return needed;
  const value = coordinate(cell, plane);
  return needed.every((one) => coordinate(one, plane) === value) ? needed : undefined;
}

/**
 * Every chunk of `size` dice that can be added to a heap, lazily: empty cells, hanging together by faces, each supported
 * by dice that lie or belong to the chunk. Each ascending, which is an order in which to place them. (Games 28, 29, 31,
 * 32.)
 *
 * @param starts - each chunk has one of these cells; any cell unless given
 * @param plane - only flat chunks, in which this coordinate is the same for all dice
 */
export function* buildableChunks(
  board: BoardLike,
  size: number,
  starts?: Iterable<Cell>,
  plane?: Axis,
): Generator<Cell[]> {
  const needs = new Map<Cell, readonly Cell[] | undefined>();
  /** What must come with a cell, `undefined` when it is too much. */
  const needed = (cell: Cell): readonly Cell[] | undefined => {
    if (!needs.has(cell)) needs.set(cell, neededFor(board, cell, size, plane));
    return needs.get(cell);
  };
  const search: ConnectedSearch = {
    size,
    starts: starts ?? Array(PYRAMID_CELLS).keys(),
    neighbours: neighboursIn(plane),
    allows: (cell) => isEmpty(board, cell) && needed(cell) !== undefined,
    promises(part) {
      // What its cells stand on must come, too.
      const whole = new Set(part);
      for (const cell of part) for (const below of needed(cell) ?? []) whole.add(below);
      return whole.size <= size;
    },
  };
  for (const chunk of connectedSets(search)) yield sortAscending(chunk);
}

/**
 * A random chunk of the kind that {@link buildableChunks} lists: each can come, not all equally often. `null` when the
 * growth came to a dead end, or no start was left.
 *
 * @param starts - the chunk has one of these cells
 * @param plane - only flat chunks, in which this coordinate is the same for all dice
 */
export function growChunk(
  board: BoardLike,
  size: number,
  starts: readonly Cell[],
  rng: RandomGenerator,
  plane?: Axis,
): Cell[] | null {
  const neighbours = neighboursIn(plane);
  const codes = codesOf(board);
  const chunk: Cell[] = [];
  /** The neighbours of its cells, one cell's after the other's. */
  const beside: Cell[] = [];
  /** Adds one of the cells with what it stands on, if any fits. */
  const addOne = (cells: Cell[]): boolean => {
    for (let left = cells.length; left > 0; left--) {
      const drawn = uniformInt(rng, 0, left - 1);
      const cell = cells[drawn] as Cell;
      cells[drawn] = cells[left - 1] as Cell;
      if (!isEmpty(codes, cell) || chunk.includes(cell)) continue;
      const added = neededFor(codes, cell, size, plane)?.filter((one) => !chunk.includes(one));
      if (added === undefined || chunk.length + added.length > size) continue;
      for (const one of added) {
        chunk.push(one);
        for (const near of neighbours(one)) beside.push(near);
      }
      return true;
    }
    return false;
  };
  let grows = addOne([...starts]);
  while (grows && chunk.length < size) grows = addOne([...beside]);
  return chunk.length === size ? sortAscending(chunk) : null;
}

/** How many of the cells follow each other in the longest straight column. (Game 31.) */
export function longestColumn(cells: readonly Cell[]): number {
  const set = new Set(cells);
  let longest = 0;
  for (const cell of cells) {
    for (const axis of axes) {
      let length = 0;
      for (let next = cell; set.has(next); next = stepTo(next, axis)) length++;
      if (length > longest) longest = length;
    }
  }
  return longest;
}
