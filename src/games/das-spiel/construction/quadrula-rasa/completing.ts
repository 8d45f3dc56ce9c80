import { lazy } from '../../../../kernel/lazy.js';
import { sortAscending } from '../../../../pyramid/ascending.js';
import { type BoardLike, isEmpty } from '../../../../pyramid/board.js';
import { missingWithin } from '../../../../pyramid/heap.js';
import { axes, type Cell, PYRAMID_CELLS, pointOf } from '../../../../pyramid/lattice.js';
import { faceNeighbours } from '../../../../pyramid/neighbours.js';
import { componentOf } from '../connected-sets.js';
import { LARGEST } from './adding.js';

// From cells that someone has pointed at to chunks that hold them all: what they stand on must come, then what joins them
// with each other and with the pyramid.

/** What chunks are looked for. */
export interface ChunkSearch {
  readonly board: BoardLike;
  /** Of which each chunk has at least one. */
  readonly starts: ReadonlySet<Cell>;
  /** Dice along an edge of the cube. */
  readonly edge: number;
  /** Whether the cube still has dice that lie like these. */
  readonly fits: (cells: readonly Cell[]) => boolean;
}

/** So many incomplete chunks are looked at for one chunk. */
const PATIENCE = 400;
/** And where one for each cell is looked for. */
const PATIENCE_EACH = 40;

/** Steps from a cell to each, face by face. */
const distances = lazy(() => {
  const all = [...Array(PYRAMID_CELLS).keys()];
  return all.map((one) => {
    const [x, y, z] = pointOf(one);
    return Uint8Array.from(all, (other) => {
      const [toX, toY, toZ] = pointOf(other);
      return Math.abs(x - toX) + Math.abs(y - toY) + Math.abs(z - toZ);
    });
  });
});

function nearest(from: Cell, to: Iterable<Cell>): number {
  const steps = distances()[from] as Uint8Array;
  let least = PYRAMID_CELLS;
  for (const other of to) least = Math.min(least, steps[other] as number);
  return least;
}

/** Whether the cells are no farther apart than dice of the cube can be. */
function isWithin(edge: number, cells: readonly Cell[]): boolean {
  const points = cells.map(pointOf);
  return axes.every((axis) => {
    const values = points.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values) < edge;
  });
}

/** The cells with all that they stand on, ascending; `undefined` when it is more than a chunk may have. */
function supported(board: BoardLike, cells: Iterable<Cell>): Cell[] | undefined {
  const whole = new Set<Cell>();
  for (const cell of cells) {
    const missing = missingWithin(board, cell, LARGEST);
    if (missing === undefined) return undefined;
    for (const one of missing) whole.add(one);
    if (whole.size > LARGEST) return undefined;
  }
  return sortAscending([...whole]);
}

/** What of the cells hangs together with the first, and what it must still reach: the others, or a start. */
function torn(cells: readonly Cell[], starts: ReadonlySet<Cell>) {
  const piece = componentOf(cells[0] as Cell, faceNeighbours, (cell) => cells.includes(cell));
  const others = cells.filter((cell) => !piece.includes(cell));
  if (others.length > 0) return { piece, goals: others };
  return cells.some((cell) => starts.has(cell)) ? null : { piece, goals: starts };
}

/** A chunk that can be added and has all the cells, a small one if any; `undefined` when none is found. */
export function chunkWith(
  { board, starts, edge, fits }: ChunkSearch,
  cells: readonly Cell[],
  patience: number = PATIENCE,
): Cell[] | undefined {
  const first = supported(board, cells);
  const waiting = first ? [first] : [];
  const seen = new Set<string>();
  for (let tried = 0; tried < patience; tried++) {
    const chunk = waiting.pop();
    if (chunk === undefined) return undefined;
    if (!isWithin(edge, chunk)) continue;
    const open = torn(chunk, starts);
    if (open === null && fits(chunk)) return chunk;
    // What doesn't fit is not part of anything that does.
    if (open === null) continue;
    const grown: { readonly cells: Cell[]; readonly far: number }[] = [];
    for (const near of new Set(open.piece.flatMap((cell) => [...faceNeighbours(cell)]))) {
      if (!isEmpty(board, near) || chunk.includes(near)) continue;
      const next = supported(board, [...chunk, near]);
      const far = nearest(near, open.goals);
      // A goal is itself of the chunk, unless it is a start.
      const lacking = open.goals === starts ? far : far - 1;
      if (next === undefined || next.length + Math.max(0, lacking) > LARGEST) continue;
      const key = String.fromCharCode(...next);
      if (!seen.has(key)) grown.push({ cells: next, far });
      seen.add(key);
    }
    // The nearest is tried first: it is the last that is waiting.
    grown.sort((one, other) => other.far - one.far || other.cells.length - one.cells.length);
    for (const one of grown) waiting.push(one.cells);
  }
  return undefined;
}

/** For each cell that could be pointed at next a chunk with it and all that are taken, the nearest cells first. */
export function* chunksNext(search: ChunkSearch, taken: readonly Cell[]): Generator<Cell[]> {
  const open: Cell[] = [];
  for (let cell = 0; cell < PYRAMID_CELLS; cell++) {
    if (isEmpty(search.board, cell) && !taken.includes(cell)) open.push(cell);
  }
  if (taken.length > 0) open.sort((one, other) => nearest(one, taken) - nearest(other, taken));
  for (const cell of open) {
    const chunk = chunkWith(search, [...taken, cell], PATIENCE_EACH);
    if (chunk) yield chunk;
  }
}
