import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GameError } from '../errors.js';
import { plainCopy } from '../plain.js';
import {
  anyOf,
  integer,
  list,
  literally,
  natural,
  parse,
  probability,
  readonlyList,
  type Shape,
  text,
  unionBy,
  withMethods,
  withoutDefaults,
} from './schema.js';
import * as own from './zod.js';

/** The message that a value gets which the schema refuses, without its beginning. */
function refusal(schema: z.core.$ZodType, value: unknown): string {
  try {
    parse(schema, plainCopy(value, 'INVALID_SETUP', 'value'), 'INVALID_SETUP', 'value');
  } catch (error) {
    if (error instanceof GameError && error.code === 'INVALID_SETUP') return error.message.replace(/^value:? /, '');
    throw error;
  }
  return 'accepted';
}

/** The first issue that zod tells of what the schema refuses. */
const issueOf = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).error?.issues[0];

describe('issues are those of zod', () => {
  it('of a bound', () => {
    expect(issueOf(integer(0, 5), 9)).toMatchObject({ code: 'custom', path: [] });
  });

  const kinds = unionBy('kind', new Map([['a', z.strictObject({ kind: z.literal('a'), n: natural(9) })]]));
  it('of a kind that is none, of what has none, and of what is wrong in one', () => {
    const refused = { code: 'invalid_union', errors: [], path: ['kind'], discriminator: 'kind', options: ['a'] };
    expect(issueOf(kinds, { kind: 'b' })).toMatchObject(refused);
    expect(
      issueOf(kinds, { kind: 'b' })?.code === 'invalid_union' && (issueOf(kinds, {}) as { errors?: [] }).errors,
    ).toEqual([]);
    expect(issueOf(kinds, 7)).toMatchObject({ code: 'invalid_type', expected: 'object' });
    expect(issueOf(kinds, { kind: 'a', n: 10 })).toMatchObject({ code: 'custom', path: ['n'] });
  });

  it('of any of several schemas', () => {
    const issue = issueOf(anyOf([natural(9), z.string()]), null);
    expect(issue).toMatchObject({ code: 'invalid_union', path: [] });
    expect((issue as { errors?: unknown[] }).errors).toEqual([]);
  });

  it('and a union by kind can be one of zod’s own', () => {
    const b = z.strictObject({ kind: z.literal('b') });
    const both = z.discriminatedUnion('kind', [kinds as never, b]);
    expect([{ kind: 'a', n: 1 }, { kind: 'b' }, { kind: 'c' }].map((one) => z.safeParse(both, one).success)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

it('a schema can be given the methods of zod', () => {
  const schema = withMethods(natural(9)) as never as z.ZodMiniNumber;
  expect([schema.parse(9), schema.safeParse(9), schema.safeParse(10).success]).toEqual([
    9,
    { success: true, data: 9 },
    false,
  ]);
  expect(() => schema.parse(10)).toThrow(z.core.$ZodError);
});

it('a list that nobody is to change is bounded as others are', () => {
  const lists = readonlyList(natural(9), 2, 1);
  expect([[], [1], [1, 2], [1, 2, 3], [10]].map((one) => z.safeParse(lists, one).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

it('a tuple is of just its elements', () => {
  const pair = own.tuple([natural(9), z.string()]);
  expect([[1, 'a'], [1], [1, 'a', 2], ['a', 1]].map((one) => z.safeParse(pair, one).success)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('messages say what was expected and what came', () => {
  const object = z.strictObject({
    a: z.array(z.string().check(z.maxLength(3))).check(z.maxLength(2)),
    b: z.optional(natural(9)),
  });

  it.each<[string, z.core.$ZodType, unknown, string]>([
    ['a number', z.number(), 'x', 'expected number, got "x"'],
    ['an integer', z.int(), 1.5, 'expected int, got 1.5'],
    ['a text', z.string(), 7, 'expected string, got 7'],
    ['a truth value', z.boolean(), null, 'expected boolean, got null'],
    ['an array', z.array(z.number()), { a: 1 }, 'expected array, got an object'],
    ['an object', object, [1, 2], 'expected object, got an array of 2'],
    ['a place inside', object, { a: ['x', 7] }, 'a.1: expected string, got 7'],
    ['something missing', object, {}, 'a: expected array, got nothing'],
    ['something unknown', object, { a: [], c: 1, d: 2 }, 'unknown "c", expected a, b'],
    ['a lot unknown', object, { a: [], c: 1, d: 2, e: 3, f: 4 }, 'unknown "c", expected a, b'],
    ['too many', object, { a: ['', '', ''] }, 'a: expected at most 2 values, got an array of 3'],
    ['too long a text', object, { a: ['four'] }, 'a.0: expected at most 3 characters, got "four"'],
    ['a maximum', natural(9), 10, 'expected an integer from 0 to 9, got 10'],
    ['a minimum', natural(9), -1, 'expected an integer from 0 to 9, got -1'],
    ['half an integer', natural(9), 0.5, 'expected an integer from 0 to 9, got 0.5'],
    ['no integer at all', natural(9), '1', 'expected an integer from 0 to 9, got "1"'],
    ['a closed bound', z.number().check(z.lte(3)), 4, 'expected at most 3, got 4'],
    ['another closed bound', z.number().check(z.gte(3)), 2, 'expected at least 3, got 2'],
    ['a multiple', z.number().check(z.multipleOf(5)), 7, 'expected a multiple of 5, got 7'],
    ['a text that is not too long to be told', z.number(), 'x'.repeat(40), `expected number, got "${'x'.repeat(40)}"`],
    ['a text that is', z.number(), 'x'.repeat(41), 'expected number, got a long string'],
    ['an open bound', z.number().check(z.lt(3)), 3, 'expected less than 3, got 3'],
    ['another open bound', z.number().check(z.gt(3)), 3, 'expected more than 3, got 3'],
    ['an exact length', z.array(z.int()).check(z.length(2)), [1], 'expected exactly 2 values, got an array of 1'],
    ['one of some', z.enum(['a', 'b']), 'c', 'expected "a" | "b", got "c"'],
    ['a literal', z.literal('a'), 'b', 'expected "a", got "b"'],
    ['a probability', probability(), 0.0005, 'expected a multiple of 0.001 from 0 to 1, got 0.0005'],
    [
      'one of some forms',
      z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') })]),
      { kind: 'b' },
      'kind: expected "a", got "b"',
    ],
    ['a union', z.union([z.string(), z.number()]), null, 'Invalid input, got null'],
    [
      'a union with words of its own',
      z.union([z.string(), z.number()], 'expected a name or a number'),
      null,
      'expected a name or a number',
    ],
    [
      'a rule of one’s own',
      z.int().check(z.refine((n) => n % 2 === 0, 'expected an even number')),
      3,
      'expected an even number',
    ],
  ])('%s', (_what, schema, value, message) => {
    expect(refusal(schema, value)).toBe(message);
  });

  it('never the whole of it', () => {
    const long = 'x'.repeat(15_000);
    expect(refusal(z.number(), long)).toBe('expected number, got a long string');
    expect(refusal(z.strictObject({}), { [long]: 1 })).toBe('unknown a long string, expected none');
    expect(refusal(z.record(z.string(), z.number()), { [long]: 'a' }).length).toBeLessThan(120);
    expect(refusal(z.enum(Array.from({ length: 200 }, (_, i) => `value ${i}`)), 'x').length).toBeLessThan(400);
  });

  it('on one line, without orders to a terminal', () => {
    expect(refusal(z.number(), 'a\n\u001b[2J\u2028\u009b')).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(refusal(z.strictObject({}), { '\u001b[2J\n\u009b': 1 })).not.toMatch(/\p{Cc}/u);
  });
});

describe('integer', () => {
  it.each([-2, -1, 0, 3, -0])('%d is one from -2 to 3', (value) => {
    expect(refusal(integer(-2, 3), value)).toBe('accepted');
  });

  it.each([-3, 4, 0.5, '1', null, Number.NaN, Number.POSITIVE_INFINITY])('%s is none', (value) => {
    expect(refusal(integer(-2, 3), value)).not.toBe('accepted');
    expect(z.safeParse(integer(-2, 3), value).success).toBe(false);
  });

  it('says so in a JSON Schema', () => {
    const shape = { n: z._default(integer(1, 6), 2), around: integer(-4, 4) };
    expect(z.toJSONSchema(z.strictObject(shape)).properties).toEqual({
      n: { type: 'integer', minimum: 1, maximum: 6, default: 2 },
      around: { type: 'integer', minimum: -4, maximum: 4 },
    });
  });
});

describe('list', () => {
  it.each([[[]], [[1, 2]], [[0, 9, 3]]])('%j is one of at most three', (value) => {
    expect(refusal(list(natural(9), 3), value)).toBe('accepted');
  });

  it.each<[unknown, string]>([
    [[1, 2, 3, 4], 'expected at most 3 values, got an array of 4'],
    [[1, 10], '1: expected an integer from 0 to 9, got 10'],
    [{ length: 1 }, 'expected array, got an object'],
    [null, 'expected array, got null'],
  ])('%j is none', (value, message) => {
    expect(refusal(list(natural(9), 3), value)).toBe(message);
  });

  it.each<[unknown, number, string]>([
    [[], 1, 'expected 1 to 3 values, got an array of 0'],
    [[1, 2], 3, 'expected exactly 3 values, got an array of 2'],
    [[1, 2, 3, 4], 3, 'expected exactly 3 values, got an array of 4'],
    [[1, 2, 3], 3, 'accepted'],
    [[1], 1, 'accepted'],
  ])('%j of at least %d', (value, least, message) => {
    expect(refusal(list(natural(9), 3, least), value)).toBe(message);
  });

  it('says so in a JSON Schema', () => {
    const numbers = integer(1, 6);
    expect(z.toJSONSchema(z.strictObject({ l: list(numbers, 2), two: list(numbers, 2, 2) })).properties).toEqual({
      l: { type: 'array', maxItems: 2, items: { type: 'integer', minimum: 1, maximum: 6 } },
      two: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 1, maximum: 6 } },
    });
  });
});

describe('literally', () => {
  it.each<[values: readonly unknown[], what: object]>([
    [['red'], { const: 'red', type: 'string' }],
    [['red', 'blue', 'red'], { enum: ['red', 'blue'], type: 'string' }],
    [[1, null, true], { enum: [1, null, true] }],
    [[[]], { type: 'array', maxItems: 0, items: {} }],
    [[['a'], ['b', 'a']], { type: 'array', minItems: 1, maxItems: 2, items: { enum: ['a', 'b'], type: 'string' } }],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 3 },
      ],
      { properties: { a: { enum: [1, 3], type: 'number' }, b: { const: 2, type: 'number' } }, required: ['a', 'b'] },
    ],
    [
      [{ a: 1 }, 'none', { b: 1 }],
      { anyOf: [{ const: 'none' }, { properties: { a: { const: 1 }, b: { const: 1 } }, additionalProperties: false }] },
    ],
  ])('%j', (values, what) => {
    const schema = literally(values);
    expect(z.toJSONSchema(schema)).toMatchObject(what);
    for (const value of values) expect(refusal(schema, value)).toBe('accepted');
    for (const other of ['green', [['a']], { a: 1, b: 2, c: 3 }, undefined]) {
      expect(z.safeParse(schema, other).success).toBe(false);
    }
  });
});

describe('unionBy', () => {
  const shape = z.strictObject({ kind: z.literal(['a', 'b']), n: natural(3) });
  const union = unionBy(
    'kind',
    new Map([
      ['a', shape],
      ['b', shape],
    ]),
  );
  it.each<[value: unknown, message: string]>([
    [{ kind: 'a', n: 3 }, 'accepted'],
    [{ kind: 'b', n: 4 }, 'n: expected an integer from 0 to 3, got 4'],
    [{ kind: 'c', n: 3 }, 'kind: expected "a" | "b", got "c"'],
    [{ n: 3 }, 'kind: expected "a" | "b", got nothing'],
    [['a'], 'expected object, got an array of 1'],
    [null, 'expected object, got null'],
  ])('%j', (value, message) => {
    expect(refusal(union, value)).toBe(message);
  });
});

it('a text is of its pattern, and a JSON Schema says so', () => {
  const schema = text(/^[ab]{2,3}$/, 'two or three of a and b');
  expect(refusal(schema, 'abb')).toBe('accepted');
  expect(refusal(schema, 'abc')).toBe('expected two or three of a and b, got "abc"');
  expect(z.toJSONSchema(schema)).toMatchObject({ type: 'string', pattern: '^[ab]{2,3}$' });
});

it('any of one schema is that schema', () => {
  const one = natural(3);
  expect(anyOf([one, one])).toBe(one);
  expect(z.toJSONSchema(anyOf([one, z.boolean(), one])).anyOf).toHaveLength(2);
});

describe('natural', () => {
  it.each([0, 1, 9, -0])('%d is one', (value) => {
    expect(refusal(natural(9), value)).toBe('accepted');
  });

  it.each([-1, 10, 0.5, '1', null, true, [1], Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    '%s is none up to 9',
    (value) => {
      expect(refusal(natural(9), value)).not.toBe('accepted');
    },
  );

  it('goes to the safe integers unless given', () => {
    expect(refusal(natural(), Number.MAX_SAFE_INTEGER)).toBe('accepted');
    expect(refusal(natural(), Number.MAX_SAFE_INTEGER + 1)).not.toBe('accepted');
  });
});

describe('probability', () => {
  it('takes every multiple of 0.001 from 0 to 1, however it was computed', () => {
    const refused = Array.from({ length: 1001 }, (_, n) => n).filter(
      (n) => refusal(probability(), n / 1000) !== 'accepted',
    );
    expect(refused).toEqual([]);
    expect(refusal(probability(), Number((0.1 + 0.2).toFixed(3)))).toBe('accepted');
  });

  it.each([-0.001, 1.001, 0.0005, 0.1234, 0.1 + 0.2, 1e-7, 5e-324, 1 - 1e-16, '0.5', null])('not %s', (value) => {
    expect(refusal(probability(), value)).not.toBe('accepted');
  });
});

it('withoutDefaults leaves the schemas as they are, but for their defaults', () => {
  const shape: Shape = { a: z._default(natural(3), 1), b: z.boolean() };
  const schema = z.strictObject(withoutDefaults(shape));
  expect(refusal(schema, { a: 2, b: true })).toBe('accepted');
  expect(refusal(schema, { b: true })).toBe('a: expected an integer from 0 to 3, got nothing');
  expect(refusal(z.strictObject(shape), { b: true })).toBe('accepted');
});
