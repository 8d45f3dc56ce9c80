import { describe, expect, it } from 'vitest';
import { parse } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import { emptyBoard } from '../../../pyramid/board.js';
import { type Point, PYRAMID_CELLS, pointOf } from '../../../pyramid/lattice.js';
import { namesOf } from '../../../pyramid/names.js';
import { faceNeighbours } from '../../../pyramid/neighbours.js';
import { type Block, makeBlock } from './block.js';
import { findInBlock } from './congruence.js';
import { connectedSets } from './connected-sets.js';
import { numberedChunks } from './numbered-chunks.js';

const LARGEST = 4;
const SHAPES: readonly [name: string, block: Block][] = [
  ['a cube', makeBlock([2, 2, 2])],
  ['a flat block', makeBlock([3, 4, 1])],
];

/** All chunks of so many dice, whatever lies. */
const chunksOf = (size: number) =>
  connectedSets({
    size,
    starts: emptyBoard(PYRAMID_CELLS).split('').keys(),
    neighbours: faceNeighbours,
    allows: () => true,
    promises: () => true,
  });

const sorted = (points: readonly Point[]): string => points.map(String).sort().join(' ');

describe.each(SHAPES)('chunks of %s as numbers', (_, block) => {
  const { fields, of, back } = numberedChunks(LARGEST, block);
  const schema = z.strictObject(fields);

  it.each([1, 2, 3, 4])('are told apart, and come back: %i dice', (size) => {
    const seen = new Set<string>();
    let chunks = 0;
    let met = 0;
    for (const cells of chunksOf(size)) {
      // There are many thousands of four, which look much like each other.
      if (size === 4 && met++ % 9 > 0) continue;
      const names = namesOf([...cells].sort((one, other) => one - other));
      for (const places of findInBlock(block, cells.map(pointOf), () => true)) {
        const part = places.map((place) => block.points[place] as Point);
        const numbers = of(names, part);
        // Whatever the order in which they are named.
        expect(of([...names].reverse(), [...part].reverse())).toEqual(numbers);
        expect(parse(schema, numbers as never, 'INVALID_ACTION', 'numbers')).toEqual(numbers);
        const chunk = numbers && back(numbers);
        expect(chunk?.cells).toEqual(names);
        expect(sorted(chunk?.part ?? [])).toBe(sorted(part));
        seen.add(JSON.stringify(numbers));
        chunks++;
      }
    }
    expect(chunks).toBeGreaterThan(500);
    expect(seen.size).toBe(chunks);
  });

  it('are none where the dice are apart, of another shape, or outside', () => {
    expect(
      of(
        ['a1', 'a3'],
        [
          [0, 0, 0],
          [1, 0, 0],
        ],
      ),
    ).toBeNull();
    expect(
      of(
        ['a1', '1a1'],
        [
          [0, 0, 0],
          [1, 1, 0],
        ],
      ),
    ).toBeNull();
    expect(back({ first: 164, growth: [0], turn: 0, at: 0 })).toBeNull();
    expect(back({ first: 0, growth: [], turn: 1, at: 0 })).toBeNull();
    expect(back({ first: 0, growth: [0], turn: 0, at: block.points.length - 1 })).toBeNull();
    expect(back({ first: 0, growth: [], turn: 0, at: block.points.length - 1 })).not.toBeNull();
  });
});
