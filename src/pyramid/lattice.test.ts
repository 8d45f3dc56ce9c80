import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  add,
  cross,
  depthOf,
  dot,
  indexOf,
  type Spot,
  spots,
  times,
  unit,
} from '../../test/helpers/pyramid-by-hand.js';
import { APEX, cellAt, cellOf, coordinate, levelCells, levelOf, offsetCell, pointOf, points, ray } from './lattice.js';
import {
  anyCell,
  cellName,
  cellNamed,
  cellSet,
  cellsNamed,
  inCellOrder,
  namesOf,
  parseCell,
  plateCell,
} from './names.js';
import { corners } from './shapes.js';

const cells = spots.map((_, cell) => cell);
const messageOf = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe('cells', () => {
  it('are 165, in the order of levels, z, x', () => {
    expect(points).toEqual(spots);
    expect(cells.map(pointOf)).toEqual(spots);
    expect(spots).toHaveLength(165);
    expect(cells.map((cell) => cellAt(...pointOf(cell)))).toEqual(cells);
    expect(cells.map((cell) => cellOf(pointOf(cell)))).toEqual(cells);
    for (const [cell, spot] of spots.entries()) {
      expect([coordinate(cell, 0), coordinate(cell, 1), coordinate(cell, 2)]).toEqual(spot);
    }
  });

  it('have levels of 45, 36, 28, 21, 15, 10, 6, 3, 1', () => {
    const levels = [...Array(9).keys()].map(levelCells);
    expect(levels.map((level) => level.length)).toEqual([45, 36, 28, 21, 15, 10, 6, 3, 1]);
    expect(levels.flat()).toEqual(cells);
    for (const [level, list] of levels.entries()) {
      for (const cell of list) expect([levelOf(cell), 8 - depthOf(pointOf(cell))]).toEqual([level, level]);
    }
    expect([-1, 9, 0.5, Number.NaN].map(levelCells)).toEqual([[], [], [], []]);
  });

  it('end where the pyramid ends', () => {
    for (let x = -2; x <= 10; x++) {
      for (let y = -2; y <= 10; y++) {
        for (let z = -2; z <= 10; z++) {
          const cell = indexOf([x, y, z]);
          expect(cellAt(x, y, z)).toBe(cell < 0 ? undefined : cell);
        }
      }
    }
    for (const odd of [0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(cellAt(odd, 1, 1)).toBeUndefined();
    expect(() => cellOf([9, 0, 0])).toThrow('no cell (9, 0, 0)');
    for (const none of [-1, 165, 1.5, Number.NaN]) expect(() => pointOf(none)).toThrow(RangeError);
    expect(() => pointOf('a1' as never)).toThrow('not string');
  });

  it('have corners that follow clockwise, seen from above', () => {
    const [a, b, c] = corners.map(pointOf) as [Spot, Spot, Spot];
    expect([a, b, c]).toEqual([
      [8, 0, 0],
      [0, 8, 0],
      [0, 0, 8],
    ]);
    const eye: Spot = [-9, -9, -9];
    expect(dot(cross(add(b, times(-1, a)), add(c, times(-1, b))), eye)).toBeLessThan(0);
  });

  it('lie on straight lines', () => {
    expect(offsetCell(APEX, [1, 1, 1])).toBe(cellAt(1, 1, 1));
    expect(offsetCell(APEX, [-1, 1, 1])).toBeUndefined();
    expect(ray(cellOf([0, 8, 0]), [1, -1, 0]).map(pointOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((x) => [x, 8 - x, 0]));
    expect(ray(APEX, times(2, unit(2))).map(pointOf)).toEqual([2, 4, 6, 8].map((z) => [0, 0, z]));
    expect(() => ray(3, [0, 0, 0])).toThrow(RangeError);
  });
});

describe('names', () => {
  it('are the level, the letter of z and the number of x', () => {
    for (const [cell, [x, y, z]] of spots.entries()) {
      const level = 8 - x - y - z;
      expect(cellName(cell)).toBe(`${level || ''}${'abcdefghi'[z]}${'123456789'[x]}`);
    }
    expect(corners.map(cellName)).toEqual(['a9', 'a1', 'i1']);
    expect([cellName(APEX), cellName(45)]).toEqual(['8a1', '1a1']);
    expect(() => cellName(165)).toThrow(RangeError);
  });

  it('go round trip, and nothing else is a name', () => {
    expect(cells.map((cell) => parseCell(cellName(cell)))).toEqual(cells);
    expect(cellsNamed(namesOf(cells))).toEqual(cells);
    const names = new Set(namesOf(cells));
    const letters = [...'0123456789abcdefghijA.- '];
    let strangers = 0;
    for (const one of ['', ...letters]) {
      for (const two of ['', ...letters]) {
        for (const three of letters) {
          const text = one + two + three;
          if (names.has(text)) continue;
          strangers++;
          expect(parseCell(text)).toBeUndefined();
        }
      }
    }
    expect(strangers).toBeGreaterThan(10_000);
    expect(parseCell('11a1')).toBeUndefined();
    expect(() => cellNamed('0a1')).toThrow('not "0a1"');
    expect(() => cellNamed('x'.repeat(100))).toThrow('a long string');
  });

  it('are checked by schemas that say what is wrong', () => {
    expect(z.parse(anyCell(), '3c2')).toBe('3c2');
    expect(z.parse(plateCell(), 'i1')).toBe('i1');
    expect(messageOf(anyCell(), '8a2')).toBe('expected the name of a cell such as "c4" or "3a2", got "8a2"');
    expect(messageOf(plateCell(), '1a1')).toBe('expected a funnel of the base plate such as "c4", got "1a1"');
    expect(z.safeParse(anyCell(), 7).success).toBe(false);
    expect(z.toJSONSchema(plateCell())).toMatchObject({ type: 'string', pattern: '^[a-i][1-9]$' });
  });

  it('make sets of cells', () => {
    const schema = cellSet(1, 3);
    expect(z.parse(schema, ['1a1', 'a1'])).toEqual(['1a1', 'a1']);
    expect(messageOf(schema, ['a1', 'b1', 'a1'])).toBe('expected different cells, got "a1" twice');
    expect([[], ['a1', 'a2', 'a3', 'a4'], ['z1']].map((list) => z.safeParse(schema, list).success)).toEqual([
      false,
      false,
      false,
    ]);
    const given = ['8a1', 'a2', '1a1', 'a1'];
    expect(inCellOrder(given)).toEqual(['a1', 'a2', '1a1', '8a1']);
    expect(given[0]).toBe('8a1');
  });
});
