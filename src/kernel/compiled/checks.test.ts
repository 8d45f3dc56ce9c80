import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import * as z from 'zod/mini';
import { integer, list } from '../schemas/schema.js';
import { acceptorOf } from './acceptor.js';
import { boundsAsked, quickAcceptor } from './checks.js';
import { offerMakers } from './offer.js';
import { compiledReading } from './readings.js';

offerMakers();

const schemas: Readonly<Record<string, z.core.$ZodType>> = {
  'an int': z.int(),
  'a bounded int': z.int().check(z.gte(0), z.lte(4)),
  'an int below': z.int().check(z.gte(0), z.lt(4)),
  'an int of several bounds': classic.number().max(3).int().max(10).min(-1).min(1),
  'an even int': z.int().check(z.gte(0), z.lte(8), z.multipleOf(2)),
  'a small int': z.int32().check(z.gte(0), z.lte(3)),
  'a coerced int': classic.coerce.number().int().min(0).max(3),
  'a bounded number': z.number().check(z.gte(0), z.lte(4)),
  'a negative int': z.int().check(z.gte(-3), z.lte(3)),
  'an enum': z.enum(['a', 'b']),
  'an enum of numbers': z.enum({ one: 1, two: 2 }),
  'a checked enum': z.enum(['a', 'b']).check(z.refine((value) => value === 'a')),
  'a list': z.array(z.int().check(z.gte(1), z.lte(3))).check(z.minLength(1), z.maxLength(3)),
  'a list of one length': z.array(z.boolean()).check(z.length(2)),
  'a refined list': z.array(z.int()).check(
    z.maxLength(3),
    z.refine((values) => values.length !== 2),
  ),
  'a list of ours with a check': list(
    integer(0, 4),
    3,
    0,
    z.refine((values) => values[0] !== 1),
  ),
  'a short text': z.string().check(z.minLength(1), z.maxLength(3)),
  'an int or null': z.nullable(z.int().check(z.gte(0), z.lte(4))),
};
const values = [
  ...[-4, -3, -1, -0, 0, 0.5, 1, 2, 3, 4, 5, 8, 9, 11, 2 ** 31, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...[null, true, '', 'a', 'b', 'one', 'long text', '1', {}, { length: 2 }],
  ...[[], [1], [0], [1, 2], [3, 3, 3], [1, 2, 3, 4], [true, false], ['a'], [1.5], [null]],
];

it.each(Object.entries(schemas))('%s: what is quick accepts as zod does', (_, schema) => {
  const accepts = acceptorOf(schema);
  const read = compiledReading([['act', { type: z.literal('act'), x: schema }]]);
  for (const x of values) {
    const { success, data } = z.safeParse(schema, x);
    const passes = success && JSON.stringify(data) === JSON.stringify(x);
    expect([x, accepts(x)]).toEqual([x, passes]);
    // What it leaves out is read by zod.
    const copy = read({ type: 'act', x });
    if (copy !== undefined) expect([x, passes, copy]).toEqual([x, true, { type: 'act', x: Object.is(x, -0) ? 0 : x }]);
  }
});

it.each(['a bounded int', 'an enum', 'a list', 'an int of several bounds'])(
  '%s is read by code made for it',
  (name) => {
    const schema = schemas[name] as z.core.$ZodType;
    const read = compiledReading([['act', { type: z.literal('act'), x: schema }]]);
    const good = values.filter((x) => z.safeParse(schema, x).success && !Object.is(x, -0));
    expect(good.map((x) => read({ type: 'act', x }))).toEqual(good.map((x) => ({ type: 'act', x })));
  },
);

describe('without zod', () => {
  const checks = (...some: readonly { readonly _zod: object }[]) => some;
  const [most, least, longest, shortest] = checks(z.lte(3), z.gte(3), z.maxLength(3), z.minLength(3));

  it.each<[string, { readonly _zod: object } | undefined, readonly unknown[], readonly unknown[]]>([
    ['an enumeration', z.enum(['a', 'b']), ['a', 'b'], ['c', 1]],
    ['an integer', z.int(), [0, -7], [0.5, '1']],
    ['a bound above', most, [3, -9], [4]],
    ['a bound below', least, [3, 9], [2]],
    ['the most of a list', longest, [[], [1, 2, 3], 'abc'], [[1, 2, 3, 4]]],
    ['the least of a list', shortest, [[1, 2, 3], 'abcd'], [[1, 2]]],
  ])('%s is asked', (_, asked, good, bad) => {
    const accepts = quickAcceptor(asked?._zod as never);
    expect([good.map((value) => accepts?.(value)), bad.map((value) => accepts?.(value))]).toEqual([
      good.map(() => true),
      bad.map(() => false),
    ]);
  });

  it.each<[string, { readonly _zod: object }]>([
    ['a text', z.string()],
    ['literals', z.literal(['a', 'b'])],
    ['a small integer', z.int32()],
    ['a coerced integer', classic.coerce.number().int()],
    ['an open bound above', z.lt(3)],
    ['an open bound below', z.gt(3)],
    ['a bound that is a date', z.lte(new Date(0))],
    ['a length', z.length(3)],
    ['a multiple', z.multipleOf(3)],
    ['a size', z.maxSize(3)],
    ['a list', z.array(z.int())],
  ])('%s is not', (_, asked) => {
    expect(quickAcceptor(asked._zod as never)).toBeUndefined();
  });

  it('a schema tells what it asks, itself among it where it is a check', () => {
    const asked = (schema: z.core.$ZodType) => boundsAsked(schema).map(({ check }) => check);
    expect(asked(z.number())).toEqual([]);
    expect(asked(z.number().check(z.gte(1), z.lte(3)))).toEqual(['greater_than', 'less_than']);
    expect(asked(z.int().check(z.gte(1)))).toEqual(['number_format', 'greater_than']);
    expect(asked(z.array(z.int()).check(z.maxLength(3)))).toEqual(['max_length']);
  });
});
