import { describe, expect, it } from 'vitest';
import {
  add,
  cross,
  dot,
  holds,
  indexOf,
  looks,
  pileOf,
  randomBoard,
  type Spot,
  spots,
  textOf,
  times,
  unit,
} from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import { emptyBoard, placeDice } from '../../../pyramid/board.js';
import { isConnected } from '../../../pyramid/connected.js';
import { emptyTouching } from '../../../pyramid/contact.js';
import { isHeap } from '../../../pyramid/heap.js';
import { axes, cellOf, levelCells, type Point } from '../../../pyramid/lattice.js';
import { faceNeighbours, rowNeighbours } from '../../../pyramid/neighbours.js';
import { cornerTriangle, pyramidUnder } from '../../../pyramid/shapes.js';
import { makeBlock } from './block.js';
import { buildableChunks, growChunk, isBuildable, longestColumn } from './chunks.js';
import { areCongruent, drawInBlock, findInBlock, placedKey } from './congruence.js';
import { componentOf, connectedSets } from './connected-sets.js';

const ascending = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
const keysOf = (sets: Iterable<readonly number[]>): string[] => [...sets].map((set) => ascending(set).join());

/** Sets of a size that grow from the cells by neighbours, all of them, without any thought. */
function growAll(starts: readonly number[], size: number, near: (cell: number) => readonly number[]): Set<string> {
  let sets = new Set(starts.map(String));
  for (let i = 1; i < size; i++) {
    const larger = new Set<string>();
    for (const text of sets) {
      const set = text.split(',').map(Number);
      for (const cell of set)
        for (const next of near(cell)) if (!set.includes(next)) larger.add(ascending([...set, next]).join());
    }
    sets = larger;
  }
  return sets;
}

/** The turns of space that leave the axes where they are, told by where they take two of them. */
const turns = looks.flatMap((x) =>
  looks
    .filter((y) => dot(x, y) === 0)
    .map((y) => (point: Point): Point => {
      const [a, b, c] = point;
      return add(add(times(a, x), times(b, y)), times(c, cross(x, y)));
    }),
);

const beside = (cell: number): number[] =>
  looks.map((look) => indexOf(add(spots[cell] as Spot, look))).filter((near) => near >= 0);

describe('connected sets', () => {
  const region = new Set(cornerTriangle(1, 4));
  const near = (cell: number): number[] => rowNeighbours(cell).filter((one) => region.has(one));

  it('are listed once each, all of them', () => {
    const sizes = [1, 2, 3, 4, 5, 10].map((size) => {
      const found = keysOf(
        connectedSets({ size, starts: region, neighbours: rowNeighbours, allows: (cell) => region.has(cell) }),
      );
      expect(new Set(found).size).toBe(found.length);
      expect(new Set(found)).toEqual(growAll([...region], size, near));
      return found.length;
    });
    expect(sizes.slice(0, 2)).toEqual([10, 18]);
    expect(sizes.at(-1)).toBe(1);
  });

  it('have one of the starts', () => {
    const [a, , , b] = [...region] as [number, number, number, number];
    const found = keysOf(
      connectedSets({ size: 3, starts: [a, b, a], neighbours: rowNeighbours, allows: (cell) => region.has(cell) }),
    );
    const expected = [...growAll([...region], 3, near)].filter((text) =>
      text.split(',').some((one) => [a, b].includes(Number(one))),
    );
    expect(new Set(found)).toEqual(new Set(expected));
    expect(found).toHaveLength(expected.length);
  });

  it('come lazily, and no further than promised', () => {
    let asked = 0;
    const all = connectedSets({
      size: 10,
      starts: spots.keys(),
      neighbours: faceNeighbours,
      allows: () => {
        asked++;
        return true;
      },
    });
    expect(all.next().value).toHaveLength(10);
    expect(asked).toBeLessThan(100);
    const none = connectedSets({
      size: 3,
      starts: [0],
      neighbours: rowNeighbours,
      allows: () => true,
      promises: (part) => part.length < 3,
    });
    expect([...none]).toEqual([]);
  });

  it('are told from sets that fall apart', () => {
    expect(isConnected([], rowNeighbours)).toBe(true);
    expect(isConnected([3], rowNeighbours)).toBe(true);
    expect(isConnected([0, 1, 2], rowNeighbours)).toBe(true);
    expect(isConnected([0, 2], rowNeighbours)).toBe(false);
    // A cell given twice: no set of cells.
    expect(isConnected([3, 3], rowNeighbours)).toBe(false);
    expect(isConnected([0, 1, 2, 1], rowNeighbours)).toBe(false);
    expect(isConnected([0, 1], faceNeighbours)).toBe(false);
    expect(ascending(componentOf(0, rowNeighbours, (cell) => cell < 45))).toEqual(levelCells(0));
    expect(componentOf(0, faceNeighbours, () => false)).toEqual([0]);
  });
});

describe('chunks to add to a heap', () => {
  const heaps = Array.from({ length: 12 }, (_, i) => randomBoard(createRng(`chunks ${i}`), 10 * i + 2));

  it('are connected by faces, and supported', () => {
    let found = 0;
    const wrong: string[] = [];
    for (const board of heaps) {
      const pile = new Set(pileOf(board));
      const empty = [...spots.keys()].filter((cell) => board[cell] === '.');
      for (const size of [1, 2, 3, 4]) {
        const all = growAll(empty, size, (cell) => beside(cell).filter((one) => board[one] === '.'));
        const stand = [...all].filter((text) => {
          const chunk = text.split(',').map(Number);
          const added = chunk.map((cell) => textOf(spots[cell] as Spot));
          for (const one of added) pile.add(one);
          const stable = chunk.every((cell) => holds(pile, spots[cell] as Spot));
          for (const one of added) pile.delete(one);
          if (isBuildable(board, chunk) !== stable) wrong.push(text);
          return stable;
        });
        const listed = [...buildableChunks(board, size)];
        found += listed.length;
        expect(new Set(keysOf(listed)).size).toBe(listed.length);
        expect(new Set(keysOf(listed))).toEqual(new Set(stand));
        for (const chunk of listed.slice(0, 50)) {
          expect(ascending(chunk)).toEqual(chunk);
          expect(isHeap(placeDice(board, chunk, 'b'))).toBe(true);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThan(500);
    expect(isBuildable('r'.repeat(165), [0])).toBe(false);
  });

  it('of game 28: flat ones are those in which one coordinate is the same', () => {
    const rng = createRng('flat');
    let found = 0;
    for (const board of heaps.slice(0, 8)) {
      for (const axis of axes) {
        const isFlat = (chunk: readonly number[]): boolean =>
          new Set(chunk.map((cell) => (spots[cell] as Spot)[axis])).size === 1;
        for (const size of [1, 2, 3, 4]) {
          const listed = [...buildableChunks(board, size, undefined, axis)];
          expect(keysOf(listed).sort()).toEqual(keysOf([...buildableChunks(board, size)].filter(isFlat)).sort());
          const keys = new Set(keysOf(listed));
          const grown = growChunk(board, size, [...spots.keys()], rng, axis);
          expect(grown === null || keys.has(grown.join())).toBe(true);
          found += grown === null ? 0 : 1;
        }
      }
    }
    expect(found).toBeGreaterThan(40);
  });

  it('of game 31: beside the first pyramid of four, in each of its 36 places, only 3, 5 and 6 can be built', () => {
    const tops = levelCells(1);
    expect(tops).toHaveLength(36);
    for (const [i, top] of tops.entries()) {
      const first = pyramidUnder(top);
      const board = placeDice(emptyBoard(), first, 'r');
      const starts = emptyTouching(board, 'face');
      expect(new Set(starts)).toEqual(new Set(first.flatMap(beside).filter((cell) => board[cell] === '.')));
      const canBuild = [1, 2, 3, 4, 5, 6].filter((size) => !buildableChunks(board, size, starts).next().done);
      expect(canBuild).toEqual([3, 5, 6]);
      if (i % 12 > 0) continue;
      const pile = pileOf(board);
      const literally = [1, 2, 3, 4, 5].filter((size) =>
        [...growAll(starts, size, (cell) => beside(cell).filter((one) => board[one] === '.'))].some((text) => {
          const chunk = text.split(',').map((cell) => spots[Number(cell)] as Spot);
          const after = new Set([...pile, ...chunk.map(textOf)]);
          return chunk.every((spot) => holds(after, spot));
        }),
      );
      expect(literally).toEqual([3, 5]);
    }
  });

  it('grow at random, every one of them sooner or later', () => {
    const board = heaps[3] as string;
    for (const size of [1, 2, 3]) {
      const all = new Set(keysOf(buildableChunks(board, size)));
      const grown = new Set<string>();
      const rng = createRng(`grow ${size}`);
      for (let i = 0; i < 60 * all.size; i++) {
        const chunk = growChunk(board, size, [...spots.keys()], rng);
        if (chunk !== null) grown.add(chunk.join());
      }
      expect(grown).toEqual(all);
      expect(all.size).toBeGreaterThan(0);
    }
    const rng = createRng('none');
    expect(growChunk('r'.repeat(165), 1, [...spots.keys()], rng)).toBeNull();
    expect(growChunk(board, 1, [], rng)).toBeNull();
    // An empty plate takes a single die, or a pyramid of four; two are never in touch by a face.
    expect(growChunk(emptyBoard(), 2, [0], rng)).toBeNull();
  });

  it('may hold straight columns', () => {
    expect(longestColumn([])).toBe(0);
    expect(longestColumn([cellOf([8, 0, 0])])).toBe(1);
    for (const axis of axes) {
      const line = [5, 4, 3, 2].map((value) => cellOf(add([1, 1, 1], times(value, unit(axis))) as Point));
      expect(longestColumn(line)).toBe(4);
      expect(longestColumn([...line.slice(0, 2), ...line.slice(3)])).toBe(2);
    }
    expect(longestColumn(pyramidUnder(164))).toBe(9);
  });
});

describe('shapes', () => {
  const cube = makeBlock([5, 5, 5]);
  const flat = makeBlock([6, 6, 1]);
  const near = (block: typeof cube) => (place: number) => block.neighbours[place] as readonly number[];
  /** The connected sets of a size, each moved to the origin, once. */
  const fixed = (block: typeof cube, size: number): Point[][] => {
    const sets = connectedSets({ size, starts: block.points.keys(), neighbours: near(block), allows: () => true });
    const byText = new Map<string, Point[]>();
    for (const set of sets) {
      const chunk = set.map((place) => block.points[place] as Point);
      byText.set(placedKey(chunk), chunk);
    }
    return [...byText.values()];
  };
  const kinds = (chunks: Point[][]): number => {
    const found: Point[][] = [];
    for (const chunk of chunks) if (!found.some((one) => areCongruent(one, chunk))) found.push(chunk);
    return found.length;
  };

  it('polycubes of one to five: 1 3 15 86 534 fixed, 1 1 2 8 29 by rotation', () => {
    const polycubes = [1, 2, 3, 4, 5].map((size) => fixed(cube, size));
    expect(polycubes.map((list) => list.length)).toEqual([1, 3, 15, 86, 534]);
    expect(polycubes.map(kinds)).toEqual([1, 1, 2, 8, 29]);
  });

  it('polyominoes of one to six, which can be turned over: 1 1 2 5 12 35', () => {
    const polyominoes = [1, 2, 3, 4, 5, 6].map((size) => fixed(flat, size));
    expect(polyominoes.map((list) => list.length)).toEqual([1, 2, 6, 19, 63, 216]);
    expect(polyominoes.map(kinds)).toEqual([1, 1, 2, 5, 12, 35]);
  });

  it('are alike however they are moved and turned, and not when mirrored', () => {
    const screw: Point[] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 1],
    ];
    const mirror = (point: Point): Point => [point[1], point[0], point[2]];
    for (const turn of turns) {
      const turned = screw.map((point) => add(turn(point), [7, -2, 3])).reverse();
      expect(areCongruent(screw, turned)).toBe(true);
      expect(areCongruent(screw, turned.map(mirror))).toBe(false);
    }
    expect(areCongruent(screw, screw.slice(1))).toBe(false);
    expect(areCongruent([], [])).toBe(true);
    expect(() =>
      placedKey([
        [0, 0, 0],
        [16, 0, 0],
      ]),
    ).toThrow(RangeError);
  });

  it('share a placed key when they are moved, not when they are turned', () => {
    const bent: Point[] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ];
    const keys = turns.map((turn) => placedKey(bent.map(turn)));
    expect(new Set(keys).size).toBe(12);
    for (const turn of turns) {
      const turned = bent.map(turn);
      expect(placedKey(turned.map((point) => add(point, [3, -4, 5])).reverse())).toBe(placedKey(turned));
    }
  });

  it('stay as they were when more shapes are asked for than are remembered', () => {
    const bent: Point[] = [
      [0, 0, 0],
      [0, 0, 2],
      [0, 1, 2],
    ];
    const asked = (): boolean[] => turns.map((turn) => areCongruent(bent, bent.map(turn)));
    const before = asked();
    for (let bits = 1; bits < 4096; bits++) {
      const chunk = Array.from({ length: 12 }, (_, i): Point => [i % 3, Math.floor(i / 3), 0]);
      const some = chunk.filter((_, i) => bits & (1 << i));
      areCongruent(some, some);
    }
    expect(asked()).toEqual(before);
  });

  it('are found in what is left of a block', () => {
    const small = makeBlock([3, 3, 2]);
    const left = new Set([...small.points.keys()].filter((place) => place % 5 !== 0));
    const corner: Point[] = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
    ];
    const found = keysOf(findInBlock(small, corner, (place) => left.has(place)));
    const sets = [...growAll([...left], 3, (place) => near(small)(place).filter((one) => left.has(one)))];
    const expected = sets.filter((text) =>
      areCongruent(
        text.split(',').map((place) => small.points[Number(place)] as Point),
        corner,
      ),
    );
    expect(new Set(found)).toEqual(new Set(expected));
    expect(new Set(found).size).toBe(found.length);
    expect(found.length).toBeGreaterThan(5);
    const rng = createRng('draw');
    const drawn = Array.from({ length: 40 * found.length }, () =>
      drawInBlock(small, corner, (place) => left.has(place), rng),
    );
    expect(new Set(drawn.map(String))).toEqual(new Set(found));
    expect(drawInBlock(small, corner, (place) => place < 2, rng)).toBeNull();
  });

  it('blocks number their places', () => {
    const block = makeBlock([11, 5, 1]);
    expect(block.points).toHaveLength(55);
    expect(block.points.map((point) => block.at(point))).toEqual([...Array(55).keys()]);
    for (const outside of [
      [-1, 0, 0],
      [11, 0, 0],
      [0, 5, 0],
      [0, 0, 1],
    ] as Point[])
      expect(block.at(outside)).toBeUndefined();
    const links = block.neighbours.reduce((sum, list) => sum + list.length, 0);
    expect(links).toBe(2 * (10 * 5 + 11 * 4));
    expect(makeBlock([4, 4, 4]).neighbours.reduce((sum, list) => sum + list.length, 0)).toBe(2 * 3 * 48);
  });
});
