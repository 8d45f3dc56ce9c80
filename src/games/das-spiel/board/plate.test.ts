import { describe, expect, it } from 'vitest';
import {
  add,
  cross,
  dot,
  indexOf,
  looks,
  randomBoard,
  type Spot,
  spots,
  times,
  unit,
} from '../../../../test/helpers/pyramid-by-hand.js';
import { createRng } from '../../../kernel/dice/random.js';
import { emptyBoard, isEmpty, isOccupied, placeDie } from '../../../pyramid/board.js';
import { jumpsFrom } from '../../../pyramid/jump.js';
import { axes, cellOf, levelOf, pointOf } from '../../../pyramid/lattice.js';
import { rowNeighbours } from '../../../pyramid/neighbours.js';
import { row } from '../../../pyramid/shapes.js';
import {
  adjacentFaces,
  attackTargets,
  cellBetween,
  escapeTargets,
  jumpsOver,
  pointingOffsets,
  rowSteps,
  seenBy,
  sightLines,
} from './plate.js';

const plate = [...spots.keys()].slice(0, 45);
const ascending = (list: readonly number[]): number[] => [...list].sort((one, other) => one - other);
const boards = Array.from({ length: 20 }, (_, i) => randomBoard(createRng(`plate ${i}`), 40).slice(0, 45));
/** Where a cell is on the plan of the plate: as seen from above, times 3. */
const plan = (spot: Spot): Spot => add(times(3, spot), times(-dot(spot, [1, 1, 1]), [1, 1, 1]));
const direction = (from: Spot, to: Spot): Spot => add(plan(to), times(-1, plan(from)));
const isAhead = (one: Spot, other: Spot): boolean =>
  cross(one, other).every((part) => part + 0 === 0) && dot(one, other) > 0;

describe('steps and jumps on the plate', () => {
  it('steps are the jumps of the empty surroundings', () => {
    for (const board of boards) {
      for (const cell of plate) {
        expect(rowSteps(board, cell)).toEqual(rowNeighbours(cell).filter((next) => board[next] === '.'));
      }
    }
    const cell = cellOf([2, 3, 3]);
    const alone = placeDie(emptyBoard(), cell, 'r');
    expect(ascending(rowSteps(alone, cell))).toEqual(ascending(jumpsFrom(alone, cell).map(({ to }) => to)));
  });

  it('jump over a neighbour in line into the empty funnel behind', () => {
    let found = 0;
    for (const board of boards) {
      for (const cell of plate) {
        const expected = new Set<string>();
        for (const axis of axes) {
          const line = row(0, axis, pointOf(cell)[axis]);
          const at = line.indexOf(cell);
          for (const way of [-1, 1]) {
            const [over, to] = [line[at + way], line[at + 2 * way]];
            if (over === undefined || to === undefined) continue;
            expect([cellBetween(cell, to), cellBetween(to, cell)]).toEqual([over, over]);
            if (isOccupied(board, over) && isEmpty(board, to)) expected.add(`${over} ${to}`);
          }
        }
        found += expected.size;
        expect(new Set(jumpsOver(board, cell).map(({ over, to }) => `${over} ${to}`))).toEqual(expected);
      }
    }
    expect(found).toBeGreaterThan(50);
    expect(cellBetween(0, 1)).toBeUndefined();
    expect(cellBetween(cellOf([4, 4, 0]), cellOf([2, 5, 1]))).toBeUndefined();
  });
});

describe('game 54', () => {
  it('attacks lead over a peak and escapes down a ridge; just six central funnels have all six', () => {
    for (const cell of plate) {
      const spot = spots[cell] as Spot;
      const six = plate.filter((other) => {
        const step = add(spots[other] as Spot, times(-1, spot));
        return (
          [...step].sort((one, two) => one - two).join() === '-2,1,1' ||
          [...step].sort((one, two) => one - two).join() === '-1,-1,2'
        );
      });
      expect(ascending([...attackTargets(cell), ...escapeTargets(cell)])).toEqual(six);
      for (const target of attackTargets(cell)) {
        const way = add(spots[target] as Spot, times(-1, spot));
        const axis = way.indexOf(-2);
        // It leads the way that the upper face of the axis looks, seen from above; an escape the other way.
        expect(isAhead(plan(times(-1, unit(axis))), plan(way))).toBe(true);
      }
      for (const target of escapeTargets(cell)) expect(attackTargets(target)).toContain(cell);
    }
    const all = plate.filter((cell) => attackTargets(cell).length + escapeTargets(cell).length === 6);
    expect(all.map(pointOf)).toEqual(
      [
        [3, 3, 2],
        [2, 4, 2],
        [4, 2, 2],
        [2, 3, 3],
        [3, 2, 3],
        [2, 2, 4],
      ].sort((one, two) => indexOf(one as never) - indexOf(two as never)),
    );
    expect(() => attackTargets(-1)).toThrow(RangeError);
    expect(() => escapeTargets(165)).toThrow(RangeError);
  });
});

describe('numbers', () => {
  it('point along the row in the plane of their face, both ways', () => {
    for (const axis of axes) {
      const [one, other] = pointingOffsets(axis);
      expect(add(one, other)).toEqual([0, 0, 0]);
      // In the plane of the face, level, and one step of a row.
      for (const offset of [one, other]) {
        expect([dot(offset, unit(axis)), dot(offset, [1, 1, 1]), dot(offset, offset)]).toEqual([0, 0, 2]);
      }
    }
    expect(pointingOffsets(0)[0]).toEqual([0, 1, -1]);
  });

  it('touch their neighbours across the edge that both dice share', () => {
    let pairs = 0;
    for (const cell of plate) {
      for (const other of plate) {
        const faces = adjacentFaces(cell, other);
        expect(faces !== undefined).toBe(rowNeighbours(cell).includes(other));
        if (faces === undefined) continue;
        pairs++;
        const [here, there] = [spots[cell] as Spot, spots[other] as Spot];
        // Two cubes share the edge where they end on two axes; an upper face lies on a cube's least side.
        const shared = axes.filter((axis) => here[axis] !== there[axis]);
        const holdsEdge = (own: Spot, far: Spot): number[] =>
          shared.filter((axis) => (own[axis] as number) > (far[axis] as number));
        expect([faces.own, faces.other]).toEqual([holdsEdge(here, there)[0], holdsEdge(there, here)[0]]);
      }
    }
    expect(pairs).toBe(2 * 108);
  });
});

describe('game 47', () => {
  const level1 = [...spots.keys()].filter((cell) => levelOf(cell) === 1);

  it('a dog looks along the normals of its six faces, seen from above', () => {
    for (const dog of level1) {
      const lines = sightLines(dog);
      expect(lines).toHaveLength(6);
      const here = spots[dog] as Spot;
      const wanted = looks.map((look) =>
        [...plate, ...level1]
          .filter((cell) => cell !== dog && isAhead(plan(look), direction(here, spots[cell] as Spot)))
          .sort((one, other) => {
            const far = (cell: number): number => dot(direction(here, spots[cell] as Spot), plan(look));
            return far(one) - far(other);
          }),
      );
      expect(new Set(lines.map(String))).toEqual(new Set(wanted.map(String)));
      const below = axes.map((axis) => indexOf(add(here, unit(axis))));
      expect(below.every((sheep) => lines.some(([first]) => first === sheep))).toBe(true);
    }
  });

  it('or along the rows of the plate', () => {
    for (const dog of plate) {
      const seen = new Set(sightLines(dog, 'rows').flat());
      const rows = axes.flatMap((axis) => row(0, axis, pointOf(dog)[axis])).filter((cell) => cell !== dog);
      expect(seen).toEqual(new Set(rows));
    }
    expect(() => sightLines(0)).toThrow(RangeError);
    expect(() => sightLines(45, 'rows')).toThrow(RangeError);
  });

  it('another dog stops the view', () => {
    const dog = cellOf([3, 2, 2]);
    const line = sightLines(dog).find((cells) => cells.length > 3) as number[];
    const [first, other, second] = line as [number, number, number];
    expect([levelOf(first), levelOf(other), levelOf(second)]).toEqual([0, 1, 0]);
    const all = seenBy(dog, () => false);
    expect(ascending(all)).toEqual(
      ascending(
        sightLines(dog)
          .flat()
          .filter((cell) => cell < 45),
      ),
    );
    const less = seenBy(dog, (cell) => cell === other);
    expect(less).toContain(first);
    expect(less).not.toContain(second);
    // A bush hides itself and what is behind it.
    const behind = seenBy(dog, (cell) => cell === first);
    expect([first, second].some((cell) => behind.includes(cell))).toBe(false);
    expect(seenBy(plate[20] as number, () => false, 'rows').length).toBeGreaterThan(8);
  });
});
