import { afterEach, describe, expect, it, vi } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { plainCopy } from '../plain.js';
import { bagOf } from '../schemas/bag.js';
import { integer, list, natural, type Shape } from '../schemas/schema.js';
import { compiledReading } from './readings.js';

const point = z.strictObject({ x: natural(9), y: z.optional(natural(9)) });
/** By the schema of a field, what is read of it by itself, and what is left to the plain way. */
const fields: readonly [name: string, schema: z.core.$ZodType, read: readonly unknown[], left: readonly unknown[]][] = [
  ['a natural number', natural(9), [0, 1, 9, -0], [10, -1, 0.5, '1', null, Number.NaN, true, [1]]],
  ['an integer', integer(2, 7), [2, 7], [1, 8, 2.5]],
  ['an integer below 0', integer(-3, 5), [-3, 0, 5, -0], [-4, 6, 0.5]],
  ['a large integer', integer(0, 2 ** 31), [0, 2 ** 31, 2 ** 31 - 1], [2 ** 31 + 1, -1]],
  ['an integer of zod', z.int().check(z.gte(2), z.lte(7)), [2, 7], [1, 8, 2.5]],
  ['bounds one after the other', z.int().check(z.gte(2), z.gte(4), z.lte(9), z.lte(7)), [4, 7], [3, 8]],
  ['an open bound', z.int().check(z.gt(2), z.lt(7)), [3, 6], [2, 7]],
  ['a number', z.number(), [0, -1.5, 1e300], [Number.NaN, Number.POSITIVE_INFINITY, '1', null]],
  ['a number with a bound', z.number().check(z.gte(0.5)), [0.5, 9], [0.4]],
  ['a text', z.string(), ['', 'a', 'x'.repeat(19_999)], [1, null, 'x'.repeat(20_001), ['a']]],
  ['a bounded text', z.string().check(z.maxLength(2)), ['ab'], ['abc']],
  ['true or false', z.boolean(), [true, false], [0, 'true', null]],
  ['literals', z.literal(['a', 1, null]), ['a', 1, null], ['b', 2, undefined]],
  ['an enumeration', z.enum(['a', 'b']), ['a', 'b'], ['c', 1]],
  ['a number or null', z.nullable(natural(9)), [0, 9, null], [10, 'null', undefined]],
  ['an object or null', z.nullable(point), [null, { x: 1 }], [{ x: 10 }, 7]],
  ['an object', point, [{ x: 1 }, { x: 1, y: 2 }], [{ y: 2, x: 1 }, { x: 1, z: 1 }, {}, null, []]],
  [
    'a list',
    list(natural(9), 3, 1),
    [[0], [1, 9, 2], [-0]],
    [[], [1, 2, 3, 4], [10], [1, 'a'], { 0: 1, length: 1 }, null],
  ],
  [
    'a list of zod',
    z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
    [['a'], ['a', 'b']],
    [[], ['a', 'b', 'c'], [1]],
  ],
  ['a list without a bound', z.array(z.boolean()), [[], [true, false]], [[1], Array(5_001).fill(true)]],
  ['a list of nullable literals', z.array(z.nullable(z.literal('a'))), [['a', null]], [['b']]],
  ['a list of lists', list(list(natural(9), 2), 2), [[[1, 2], []]], [[[1, 2, 3]], [1]]],
  [
    'a bag in order',
    bagOf(natural(9), 3),
    [[], [1, 1, 2]],
    [
      [2, 1],
      [1, 2, 3, 4],
    ],
  ],
  ['a union', z.union([natural(9), z.literal('bar')]), [9, 'bar'], [10, 'bear']],
];

const base = { type: z.literal('do'), player: natural(3) };
const action = (field: unknown) => ({ type: 'do', player: 1, field });

describe.each(fields)('%s', (_, schema, quick, left) => {
  const read = compiledReading([['do', { ...base, field: schema } as Shape]]);

  it('is read as the plain way reads it', () => {
    for (const value of quick) {
      const given = action(value);
      const copy = read(given) as typeof given | undefined;
      expect(copy).toStrictEqual(plainCopy(given, 'INVALID_ACTION', ''));
      expect([copy === given, typeof value === 'object' && value !== null && copy?.field === value]).toEqual([
        false,
        false,
      ]);
      if (value === 0) expect(Object.is(copy?.field, 0)).toBe(true);
    }
  });

  it('is left to the plain way where it does not pass', () => {
    for (const value of left) {
      expect([value, read(action(value))]).toEqual([value, undefined]);
    }
  });
});

describe('an action', () => {
  const shapes: readonly (readonly [string, Shape])[] = [
    [
      'roll',
      { type: z.literal('roll'), player: natural(3), dice: list(natural(4), 5), outcome: z.optional(natural(6)) },
    ],
    ['pass', { type: z.literal('pass'), player: natural(3) }],
    [
      'move',
      {
        type: z.literal('move'),
        player: natural(3),
        by: z.optional(natural(6)),
        to: natural(9),
        note: z.optional(z.string()),
      },
    ],
  ];
  const read = compiledReading(shapes);

  it.each<object>([
    { type: 'roll', player: 3, dice: [0, 4] },
    { type: 'roll', player: 0, dice: [], outcome: 6 },
    { type: 'pass', player: 1 },
    { type: 'move', player: 1, by: 2, to: 9 },
    { type: 'move', player: 1, by: 2, to: 9, note: 'x' },
  ])('is read: %j', (given) => {
    expect(read(given)).toStrictEqual(given);
    expect(read(given)).not.toBe(given);
    expect(Object.keys(read(given) as object)).toEqual(Object.keys(given));
  });

  it.each<unknown>([
    { type: 'fly', player: 1 },
    { player: 1, type: 'pass' },
    { type: 'pass' },
    { type: 'pass', player: 4 },
    { type: 'pass', player: 1, outcome: 1 },
    { type: 'roll', dice: [0], player: 1 },
    { type: 'roll', player: 1, dice: [5] },
    { type: 'roll', player: 1, dice: [0], outcome: 7 },
    { type: 'roll', player: 1, dice: [0], outcome: undefined },
    { type: 'move', player: 1, to: 9 },
    null,
    7,
    'pass',
    [],
    {},
  ])('is left to the plain way: %j', (given) => {
    expect(read(given)).toBeUndefined();
  });

  it('is left to it where it is no plain object, or throws', () => {
    const plain = { type: 'pass', player: 1 };
    const throwing = Object.defineProperty({ ...plain }, 'player', {
      enumerable: true,
      get() {
        throw new Error('not yours');
      },
    });
    class Action {
      type = 'pass';
      player = 1;
    }
    for (const given of [Object.assign(Object.create(null), plain), new Action(), Object.create(plain), throwing]) {
      expect(read(given)).toBeUndefined();
    }
  });

  it('is left to it while every object seems to have more than it has', () => {
    const prototype = Object.prototype as { outcome?: number };
    try {
      prototype.outcome = 1;
      expect(read({ type: 'pass', player: 1 })).toBeUndefined();
    } finally {
      delete prototype.outcome;
    }
    expect(read({ type: 'pass', player: 1 })).toEqual({ type: 'pass', player: 1 });
  });
});

describe('the code that is made', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** What reads a field, which the code calls `p2`. */
  function codeFor(schema: z.core.$ZodType): string {
    let code = '';
    const noting = new Proxy(Function, {
      construct(make, parts: string[]) {
        code = parts.at(-1) ?? '';
        return Reflect.construct(make, parts) as object;
      },
    });
    vi.stubGlobal('Function', noting);
    compiledReading([['do', { ...base, field: schema } as Shape]]);
    vi.unstubAllGlobals();
    return code;
  }

  it.each<[string, z.core.$ZodType, string]>([
    ['a natural number', natural(9), '(p2|0)===p2&&p2>=0&&p2<=9)'],
    ['an integer', integer(2, 7), '(p2|0)===p2&&p2>=2&&p2<=7)'],
    ['an integer of zod', z.int().check(z.gte(2), z.lte(7)), '(p2|0)===p2&&p2>=2&&p2<=7)'],
    ['bounds one after the other', z.int().check(z.gte(4), z.gte(2), z.lte(7), z.lte(9)), 'p2>=4&&p2<=7)'],
    ['the largest integer', integer(0, 2 ** 31 - 1), '(p2|0)===p2&&p2>=0&&p2<=2147483647)'],
    ['a larger integer', integer(0, 2 ** 31), 'typeof p2==="number"&&p2-p2===0&&e0(p2))'],
    ['a negative integer', integer(-1, 5), 'typeof p2==="number"&&p2-p2===0&&e0(p2))'],
    ['a number', z.number(), 'typeof p2==="number"&&p2-p2===0)'],
    ['a text', z.string(), 'typeof p2==="string"&&p2.length<20000)'],
    ['a bounded text', z.string().check(z.maxLength(2)), 'p2.length<20000&&e0(p2))'],
    ['true or false', z.boolean(), 'typeof p2==="boolean")'],
    ['literals', z.literal(['a', 1]), 'e0.has(p2))'],
    ['an enumeration', z.enum(['a', 'b']), 'e0.has(p2))'],
    ['a number or null', z.nullable(natural(9)), '(p2===null||(p2|0)===p2&&p2>=0&&p2<=9))'],
    ['a list', list(natural(9), 3, 1), '!(n>=1&&n<=3))return;'],
    ['what is in a list', list(natural(9), 3, 1), '!((x|0)===x&&x>=0&&x<=9))return;'],
    ['a list of zod', z.array(z.boolean()).check(z.minLength(1), z.maxLength(2)), '!(n>=1&&n<=2))return;'],
    ['a list without a bound', z.array(z.boolean()), '!(n>=0&&n<=2500))return;'],
    ['a list with a further check', bagOf(natural(9), 3), '!(n>=0&&n<=2500))return;'],
  ])('asks of %s what its schema asks, at once', (_, schema, asked) => {
    const code = codeFor(schema);
    expect(code).toContain(asked);
    expect(code).not.toContain('C(');
  });

  it.each<[string, z.core.$ZodType]>([
    ['open bounds', z.int().check(z.gt(2), z.lt(7))],
    ['a multiple', z.int().check(z.multipleOf(2))],
    ['a small integer', z.int32()],
    ['what is made a number', classic.coerce.number()],
    ['an object', point],
    ['an object or null', z.nullable(point)],
    ['a list of lists', list(list(natural(9), 2), 2)],
    ['a union', z.union([natural(9), z.literal('bar')])],
  ])('copies %s, and asks the schema', (_, schema) => {
    expect(codeFor(schema)).toMatch(/p2=C\(p2\);if\(!e0\(p2\)\)return;/);
  });
});
