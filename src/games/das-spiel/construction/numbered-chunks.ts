import { setOf } from '../../../kernel/schemas/part.js';
import { natural } from '../../../kernel/schemas/schema.js';
import { type Cell, type Point, PYRAMID_CELLS, pointOf } from '../../../pyramid/lattice.js';
import { cellsNamed, namesOf } from '../../../pyramid/names.js';
import { faceNeighbours } from '../../../pyramid/neighbours.js';
import type { Block } from './block.js';
import { laidChunk, layOf } from './congruence.js';

// Chunks that go from a block beside the pyramid into cells of it, as numbers: there are too many sets of that many cells,
// and of places for each. (Games 28, 29.)

/** Of each of six directions a die can be one that it has been reached from. */
const ONWARDS = 5;
/** Directions in which cells come later in their order. */
const LATER = 3;
const ROTATIONS = 24;

/** A chunk on the pyramid, and the part of the block that it is. */
export interface NumberedChunk {
  /** Its first cell. */
  readonly first: number;
  /** Which of the cells that it could grow into, going on from it, belong to it. */
  readonly growth: readonly number[];
  /** Which of its turns the part in the block is, and the place of the least coordinates there. */
  readonly turn: number;
  readonly at: number;
}

/** The cells that a chunk meets as it grows from its first one, and whether each belongs to it; ends where it has grown. */
function* growing(first: Cell, belongs: (cell: Cell, met: number) => boolean): Generator<Cell> {
  const met = new Set([first]);
  const grown = [first];
  yield first;
  for (const cell of grown) {
    for (const near of faceNeighbours(cell)) {
      if (near < first || met.has(near)) continue;
      met.add(near);
      if (!belongs(near, met.size - 2)) continue;
      grown.push(near);
      yield near;
    }
  }
}

/** For `numbered` of an action: the fields that stand for chunks of up to `largest` dice of a block, and the ways between. */
export function numberedChunks(largest: number, { size: [nx, ny], points, at: placeAt }: Block) {
  const met = LATER + ONWARDS * (largest - 2);
  return {
    fields: {
      first: natural(PYRAMID_CELLS - 1),
      growth: setOf(natural(met - 1), largest - 1),
      turn: natural(ROTATIONS - 1),
      at: natural(points.length - 1),
    },
    /** `null` where the cells don't hang together, or the part has another shape. */
    of(names: readonly string[], part: readonly Point[]): NumberedChunk | null {
      const cells = cellsNamed(names);
      const first = Math.min(...cells);
      const growth: number[] = [];
      const grown = [
        ...growing(first, (cell, i) => {
          const isOne = cells.includes(cell);
          if (isOne) growth.push(i);
          return isOne;
        }),
      ];
      const lay = grown.length === cells.length ? layOf(part, cells.map(pointOf)) : null;
      if (!lay) return null;
      const [x, y, z] = lay.at;
      return { first, growth, turn: lay.turn, at: x + nx * (y + ny * z) };
    },
    /** `null` where no chunk grows so, or the block doesn't hold it. */
    back({ first, growth, turn, at }: NumberedChunk): { cells: string[]; part: Point[] } | null {
      const cells = [...growing(first, (_, i) => growth.includes(i))].sort((one, other) => one - other);
      if (cells.length !== growth.length + 1) return null;
      const part = laidChunk(cells.map(pointOf), turn, points[at] as Point);
      return part?.every((point) => placeAt(point) !== undefined) ? { cells: namesOf(cells), part } : null;
    },
  };
}
