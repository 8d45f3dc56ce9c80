import { describe, expect, it } from 'vitest';
import { add, dot, indexOf, type Spot, spots, times, unit, units } from '../../test/helpers/pyramid-by-hand.js';
import { APEX, axes, cellOf, levelCells, levelOf, pointOf } from './lattice.js';
import { rowNeighbours, supports } from './neighbours.js';
import {
  cornerPyramid,
  corners,
  cornerTriangle,
  isPlateBorder,
  plateEdge,
  plateTriangles,
  pyramidEdge,
  pyramidUnder,
  row,
  turnedCell,
  wall,
  wallsOf,
} from './shapes.js';

const cells = [...spots.keys()];
const ascending = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
/** All that a die needs below it, by going down step by step. */
function under(spot: Spot): number[] {
  const found = new Set<number>();
  const visit = (one: Spot): void => {
    if (indexOf(one) < 0 || found.has(indexOf(one))) return;
    found.add(indexOf(one));
    for (const down of units) visit(add(one, down));
  };
  visit(spot);
  return ascending([...found]);
}

describe('walls', () => {
  it('are the dice with nothing before their face: 45 each, 135 faces in all', () => {
    for (const axis of axes) {
      const open = cells.filter((cell) => indexOf(add(spots[cell] as Spot, times(-1, unit(axis)))) < 0);
      expect(wall(axis)).toEqual(open);
      expect(wall(axis)).toHaveLength(45);
    }
    expect(cells.reduce((sum, cell) => sum + wallsOf(cell).length, 0)).toBe(135);
  });

  it('have 84 dice that show one face, 24 that show two, and one that shows three', () => {
    const showing = [0, 1, 2, 3].map((count) => cells.filter((cell) => wallsOf(cell).length === count).length);
    expect(showing).toEqual([56, 84, 24, 1]);
    // The core of 56 dice, and the 109 round it.
    expect(84 + 24 + 1).toBe(109);
  });

  it('stand at right angles', () => {
    for (const one of axes) for (const other of axes) expect(dot(unit(one), unit(other))).toBe(one === other ? 1 : 0);
  });
});

describe('rows and edges', () => {
  it('rows are the straight lines of a level', () => {
    for (const cell of cells) {
      const [one, two, three] = axes.map((axis) => row(levelOf(cell), axis, (spots[cell] as Spot)[axis]));
      for (const line of [one, two, three]) {
        expect(line).toContain(cell);
        // A straight line of neighbours: all but its ends have two neighbours in it.
        for (const member of line ?? []) {
          const near = rowNeighbours(member).filter((other) => line?.includes(other)).length;
          expect(near).toBeLessThanOrEqual(2);
        }
      }
    }
    expect(axes.map((axis) => row(0, axis, 0).length)).toEqual([9, 9, 9]);
    expect(row(0, 0, 8)).toEqual([corners[0]]);
    expect(row(0, 0, 9)).toEqual([]);
    expect(axes.flatMap((axis) => [...Array(9).keys()].map((value) => row(0, axis, value).length)).join('')).toBe(
      '987654321987654321987654321',
    );
  });

  it('edges of the pyramid have nine dice from a corner to the apex, 25 in all', () => {
    for (const axis of axes) {
      expect(pyramidEdge(axis).map(pointOf)).toEqual(
        [8, 7, 6, 5, 4, 3, 2, 1, 0].map((value) => times(value, unit(axis))),
      );
    }
    for (const top of cells) {
      for (const axis of axes) {
        const line = pyramidEdge(axis, top);
        expect(line.map(levelOf)).toEqual(line.map((_, level) => level));
        expect(ascending(line)).toEqual(
          pyramidUnder(top).filter((cell) =>
            axes.every((other) => other === axis || pointOf(cell)[other] === pointOf(top)[other]),
          ),
        );
      }
    }
    const edges = new Set(axes.flatMap((axis) => pyramidEdge(axis)));
    expect(edges.size).toBe(25);
    expect(ascending([...edges])).toEqual(cells.filter((cell) => wallsOf(cell).length >= 2));
  });
});

describe('small pyramids', () => {
  it('have 1, 4, 10, 20, 35, 56, 84, 120, 165 dice by the level of their top', () => {
    for (const [cell, spot] of spots.entries()) expect(pyramidUnder(cell)).toEqual(under(spot));
    const sizes = [...Array(9).keys()].map((level) => [
      ...new Set(levelCells(level).map((cell) => pyramidUnder(cell).length)),
    ]);
    expect(sizes).toEqual([[1], [4], [10], [20], [35], [56], [84], [120], [165]]);
    expect(pyramidUnder(APEX)).toEqual(cells);
  });

  it('stand in the corners', () => {
    for (const axis of axes) {
      for (const edge of [1, 2, 3, 4, 9]) {
        expect(cornerPyramid(axis, edge)).toEqual(under(times(9 - edge, unit(axis))));
        const base = cornerPyramid(axis, edge).filter((cell) => cell < 45);
        expect(cornerTriangle(axis, edge)).toEqual(base);
        expect(base).toHaveLength((edge * (edge + 1)) / 2);
      }
      expect(cornerPyramid(axis, 0 + 1)).toEqual([corners[axis]]);
    }
    expect(() => cornerPyramid(0, 10)).toThrow(RangeError);
  });
});

describe('the base plate', () => {
  it('has edges of nine and a border of 24', () => {
    expect(axes.map((axis) => plateEdge(axis).length)).toEqual([9, 9, 9]);
    const border = cells.filter(isPlateBorder);
    expect(border).toHaveLength(24);
    expect(border).toEqual(ascending([...new Set(axes.flatMap(plateEdge))]));
  });

  it('has six neighbours in its middle, four at an edge, two in a corner', () => {
    const counts = levelCells(0).map((cell) => rowNeighbours(cell).length);
    expect([6, 4, 2].map((count) => counts.filter((one) => one === count).length)).toEqual([21, 21, 3]);
  });

  it('has triangles of three a side: 43, either way up', () => {
    // Three funnels with the same distance of `size` steps between each two, and all between them.
    const distance = (one: Spot, other: Spot): number =>
      Math.max(...[0, 1, 2].map((axis) => Math.abs((one[axis] as number) - (other[axis] as number))));
    for (const edge of [1, 2, 3, 4, 9]) {
      const found = new Set<string>();
      const plate = spots.slice(0, 45);
      for (const a of plate) {
        for (const b of plate) {
          if (distance(a, b) !== edge - 1) continue;
          for (const c of plate) {
            if (distance(a, c) !== edge - 1 || distance(b, c) !== edge - 1) continue;
            const aligned = [a, b, c].map((one, i, all) => {
              const next = all[(i + 1) % 3] as Spot;
              return [0, 1, 2].filter((axis) => one[axis] === next[axis]).length;
            });
            if (edge > 1 && aligned.some((count) => count !== 1)) continue;
            const within = plate.filter((spot) =>
              [0, 1, 2].every((axis) => {
                const bounds = [a, b, c].map((one) => one[axis] as number);
                return (spot[axis] as number) >= Math.min(...bounds) && (spot[axis] as number) <= Math.max(...bounds);
              }),
            );
            found.add(ascending(within.map(indexOf)).join());
          }
        }
      }
      const listed = plateTriangles(edge).map((triangle) => triangle.join());
      expect(ascending([listed.length])).toEqual([found.size]);
      expect(new Set(listed)).toEqual(found);
    }
    expect(plateTriangles(3)).toHaveLength(43);
    expect(plateTriangles(3).every((triangle) => triangle.length === 6)).toBe(true);
  });
});

it('the board turns by thirds: A to B to C', () => {
  const [a, b, c] = corners as [number, number, number];
  expect([a, b, c].map((corner) => turnedCell(corner))).toEqual([b, c, a]);
  for (const cell of cells) {
    expect([turnedCell(cell, 0), turnedCell(cell, 3), turnedCell(turnedCell(cell, 5), -2)]).toEqual([
      cell,
      cell,
      turnedCell(cell, 3),
    ]);
    expect(turnedCell(cell, -1)).toBe(turnedCell(turnedCell(cell)));
    // Neighbours stay neighbours, dice below stay below.
    expect(ascending(rowNeighbours(cell).map((near) => turnedCell(near)))).toEqual(
      ascending(rowNeighbours(turnedCell(cell))),
    );
    expect(ascending(supports(cell).map((below) => turnedCell(below)))).toEqual(ascending(supports(turnedCell(cell))));
  }
  for (const axis of axes) {
    expect(ascending(cornerTriangle(0, 3).map((cell) => turnedCell(cell, axis)))).toEqual(cornerTriangle(axis, 3));
  }
});

it('cells of a coordinate triple', () => {
  expect(cellOf([3, 3, 2])).toBe(indexOf([3, 3, 2]));
});
