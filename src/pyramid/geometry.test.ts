import { describe, expect, it } from 'vitest';
import { add, depthOf, indexOf, type Spot, spots, times, unit, units } from '../../test/helpers/pyramid-by-hand.js';
import { emptyBoard, placeDice } from './board.js';
import { isHeap } from './heap.js';
import { axes, cellOf, levelCells, levelOf, type Point, pointOf } from './lattice.js';
import { rowNeighbours } from './neighbours.js';
import { poseShowing } from './pose.js';
import { outerFaces } from './score.js';
import { cornerPyramid, corners, cornerTriangle, plateEdge, pyramidUnder, row, wallsOf } from './shapes.js';

// The layouts of the geometry page, §3, as far as it or the rule text gives numbers for them.

const plate = [...spots.keys()].slice(0, 45);
const under = (x: number, y: number, z: number): readonly number[] => pyramidUnder(cellOf([x, y, z]));
const without = (cells: readonly number[], gone: readonly number[]): number[] =>
  cells.filter((cell) => !gone.includes(cell));
/** The plate turned by a third: A to B to C. */
const turned = ([x, y, z]: Spot): Spot => [z, x, y];
const isSymmetric = (cells: readonly number[]): boolean =>
  cells.every((cell) => cells.includes(indexOf(turned(spots[cell] as Spot))));

it('games 3, 4: the middle of the plate is three funnels round its centre', () => {
  const middle = [cellOf([3, 3, 2]), cellOf([3, 2, 3]), cellOf([2, 3, 3])];
  expect(isSymmetric(middle)).toBe(true);
  // No funnel lies in the centre itself, (8/3, 8/3, 8/3); these are the nearest.
  const far = (cell: number): number => {
    const off = add(times(3, pointOf(cell)), [-8, -8, -8]);
    return off.reduce((sum, part) => sum + part * part, 0);
  };
  const least = Math.min(...plate.map(far));
  expect(new Set(plate.filter((cell) => far(cell) === least))).toEqual(new Set(middle));
});

it('game 9: a pyramid of 4 off the walls has its top on level 1 and nine outward faces', () => {
  const tops = levelCells(1).filter((cell) => wallsOf(cell).length === 0);
  expect(tops).toHaveLength(15);
  for (const top of tops) {
    expect(pyramidUnder(top)).toHaveLength(4);
    const board = placeDice(emptyBoard(), pyramidUnder(top), 'r');
    expect(outerFaces(board, 'r', top)).toBe(9);
    // To hide them all takes the nine dice before them and what these rest on: 18 dice.
    const hiding = new Set<number>();
    const bring = (spot: Spot): void => {
      const cell = indexOf(spot);
      if (cell < 0 || board[cell] !== '.' || hiding.has(cell)) return;
      hiding.add(cell);
      for (const below of units) bring(add(spot, below));
    };
    for (const axis of axes) {
      for (const cell of pyramidUnder(top)) {
        if (pointOf(cell)[axis] === pointOf(top)[axis]) bring(add(pointOf(cell), times(-1, unit(axis))));
      }
    }
    expect(hiding.size).toBe(18);
  }
});

it('game 11: the amoeba is six dice round the centre, connected', () => {
  const amoeba = [
    [4, 2, 2],
    [2, 4, 2],
    [2, 2, 4],
    [3, 3, 2],
    [3, 2, 3],
    [2, 3, 3],
  ].map((point) => cellOf(point as unknown as Point));
  expect(isSymmetric(amoeba)).toBe(true);
  // A triangle of three a side, the point of each corner toward a corner of the plate.
  expect(new Set(amoeba)).toEqual(new Set(plate.filter((cell) => Math.min(...pointOf(cell)) >= 2)));
  const links = amoeba.reduce(
    (sum, cell) => sum + rowNeighbours(cell).filter((near) => amoeba.includes(near)).length,
    0,
  );
  expect(links).toBe(2 * 9);
});

it('game 14: six hills of ten share no die, with 18 faces to be seen each, 6 a wall', () => {
  const tops: Point[] = [
    [6, 0, 0],
    [0, 6, 0],
    [0, 0, 6],
    [3, 3, 0],
    [3, 0, 3],
    [0, 3, 3],
  ];
  const hills = tops.map((point) => pyramidUnder(cellOf(point)));
  expect(hills.map((hill) => hill.length)).toEqual([10, 10, 10, 10, 10, 10]);
  expect(new Set(hills.flat()).size).toBe(60);
  for (const [i, hill] of hills.entries()) {
    const board = placeDice(emptyBoard(), hill, 'g');
    expect([isHeap(board), outerFaces(board, 'g', cellOf(tops[i] as Point))]).toEqual([true, 18]);
  }
});

it('game 17: a core of ten has a coat of 46, its corner funnels beside it', () => {
  const [core, grown] = [under(2, 2, 2), under(1, 1, 1)];
  expect([core.length, grown.length]).toEqual([10, 56]);
  const coat = without(grown, core);
  expect(coat).toHaveLength(46);
  // 23 each for two, 15 each for three with one left over.
  expect([coat.length / 2, Math.floor(coat.length / 3), coat.length % 3]).toEqual([23, 15, 1]);
  const reminder = corners[0] as number;
  expect(grown).not.toContain(reminder);
  expect([poseShowing([1, 4, 5]), poseShowing([1, 5, 4], 'left')]).toEqual(['g', 'g']);
});

it('game 19: a core of 56 on the inner 21 funnels, 109 round it', () => {
  const core = under(1, 1, 1);
  expect([core.length, 165 - core.length]).toEqual([56, 109]);
  expect(core.filter((cell) => cell < 45)).toEqual(plate.filter((cell) => wallsOf(cell).length === 0));
  expect(core.filter((cell) => cell < 45)).toHaveLength(21);
  // Placed one by one, all of the 109 that the players have find room: 36 + 36 + 36 is less.
  expect(3 * 36).toBeLessThanOrEqual(109);
});

it('games 22, 27, 34, 37: corner pyramids of 20 touch along edges only, and leave the middle', () => {
  const pyramids = axes.map((axis) => cornerPyramid(axis, 4));
  expect(pyramids.map((cells) => cells.length)).toEqual([20, 20, 20]);
  expect(new Set(pyramids.flat()).size).toBe(60);
  expect(pyramids.map((cells) => pointOf(cells.at(-1) as number))).toEqual([
    [5, 0, 0],
    [0, 5, 0],
    [0, 0, 5],
  ]);
  for (const cells of pyramids) {
    // Ten of the twenty are the top and the nine others of the three edges.
    const [top] = [cells.at(-1) as number];
    const edges = cells.filter((cell) => {
      const rest = add(pointOf(cell), times(-1, pointOf(top)));
      return rest.filter((part) => part === 0).length >= 2;
    });
    expect(edges).toHaveLength(10);
  }
  // Game 37's fourth pyramid shares no die with them.
  const blue = under(2, 2, 2);
  expect([blue.length, pyramids.flat().filter((cell) => blue.includes(cell)).length]).toEqual([10, 0]);
});

it('game 38: corner pyramids of 10', () => {
  expect(axes.map((axis) => pointOf(cornerPyramid(axis, 3).at(-1) as number))).toEqual([
    [6, 0, 0],
    [0, 6, 0],
    [0, 0, 6],
  ]);
  expect(axes.map((axis) => cornerPyramid(axis, 3).length)).toEqual([10, 10, 10]);
});

it('game 48: thirteen dice on the funnels with even coordinates but A and B', () => {
  const even = plate.filter((cell) => pointOf(cell).every((part) => part % 2 === 0));
  expect(even).toHaveLength(15);
  expect(without(even, corners.slice(0, 2))).toHaveLength(13);
  // Lattice of step 2: each is two steps from the next, so that there is always a jump over an empty line.
  for (const cell of even) expect(rowNeighbours(cell).filter((near) => even.includes(near))).toEqual([]);
});

it('game 49: seven green, two red in the next row, a triangle of ten black among empty funnels', () => {
  const green = plateEdge(0).filter((cell) => ![0, 8].includes(pointOf(cell)[1]));
  expect(green).toHaveLength(7);
  const red = [cellOf([1, 2, 5]), cellOf([1, 5, 2])];
  // They leave two empty funnels right and left, and two between them: the row is cut in three.
  const places = red.map((cell) => row(0, 0, 1).indexOf(cell));
  expect([...places].sort()).toEqual([2, 5]);
  expect(row(0, 0, 1)).toHaveLength(8);
  const black = plate.filter((cell) => {
    const [x, y, z] = pointOf(cell);
    return x >= 3 && y >= 1 && z >= 1;
  });
  expect(black).toHaveLength(10);
  const others = new Set([...green, ...red]);
  for (const cell of black) expect(rowNeighbours(cell).filter((near) => others.has(near))).toEqual([]);
  // Equilateral: its corners are three steps from each other.
  const tips = black.filter((cell) => rowNeighbours(cell).filter((near) => black.includes(near)).length === 2);
  expect(tips.map(pointOf)).toEqual([
    [3, 4, 1],
    [6, 1, 1],
    [3, 1, 4],
  ]);
});

it('game 50: explorers in the middle of the edges, 42 green dice, goals opposite', () => {
  const starts = [cellOf([4, 4, 0]), cellOf([4, 0, 4]), cellOf([0, 4, 4])];
  expect(without(plate, starts)).toHaveLength(42);
  for (const axis of axes) {
    const edge = plateEdge(axis);
    expect(starts).toContain(edge[4]);
    expect(edge).not.toContain(corners[axis]);
  }
});

it('game 51: the throne is three funnels in a corner, with three before it', () => {
  const throne = cornerTriangle(0, 2);
  expect(new Set(throne.map((cell) => pointOf(cell).join()))).toEqual(new Set(['8,0,0', '7,1,0', '7,0,1']));
  const before = row(0, 0, 6);
  expect(before.map((cell) => rowNeighbours(cell).filter((near) => throne.includes(near)).length)).toEqual([1, 2, 1]);
  expect(plateEdge(0)[4]).toBe(cellOf([0, 4, 4]));
});

it('game 52: starts of 9 and 8, a finish of 15 with 12 on its border', () => {
  expect([row(0, 0, 0).length, row(0, 0, 1).length]).toEqual([9, 8]);
  const finish = cornerTriangle(0, 5);
  expect(finish).toHaveLength(15);
  const border = finish.filter((cell) => {
    const [x, y, z] = pointOf(cell);
    return x === 4 || y === 0 || z === 0;
  });
  const inner = finish.filter((cell) => rowNeighbours(cell).filter((near) => finish.includes(near)).length === 6);
  expect([border.length, inner.length]).toEqual([12, 3]);
  expect(without(finish, inner)).toEqual(border);
});

it('games 53 to 56: triangles in the corners', () => {
  expect(axes.map((axis) => cornerTriangle(axis, 3).length)).toEqual([6, 6, 6]);
  expect(axes.map((axis) => cornerTriangle(axis, 4).length)).toEqual([10, 10, 10]);
  for (const axis of axes) {
    const triangle = cornerTriangle(axis, 4);
    const tips = triangle.filter((cell) => rowNeighbours(cell).filter((near) => triangle.includes(near)).length === 2);
    expect(without(triangle, tips)).toHaveLength(7);
    expect(without(plateEdge(axis), corners)).toHaveLength(7);
    // Single, pair and trio of game 53.
    expect([8, 7, 6].map((value) => row(0, axis, value).length)).toEqual([1, 2, 3]);
  }
  expect(cornerPyramid(2, 4)).toHaveLength(20);
});

it('game 57: three pyramids of 4 that share no die', () => {
  const pyramids = [under(5, 1, 1), under(1, 5, 1), under(1, 1, 5)];
  expect(pyramids.map((cells) => cells.length)).toEqual([4, 4, 4]);
  expect(new Set(pyramids.flat()).size).toBe(12);
  expect(isSymmetric(pyramids.flat())).toBe(true);
  for (const cells of pyramids) expect(levelOf(cells.at(-1) as number)).toBe(1);
});

describe('depths', () => {
  it('are the levels, counted from above', () => {
    for (const [cell, spot] of spots.entries()) expect(levelOf(cell)).toBe(8 - depthOf(spot));
  });
});
