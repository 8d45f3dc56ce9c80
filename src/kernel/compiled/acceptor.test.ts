import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { GameError } from '../errors.js';
import { anyOf, integer, list, literally, natural, probability, text, unionBy } from '../schemas/schema.js';
import * as core from '../schemas/zod.js';
import { acceptorOf, readerOf } from './acceptor.js';

const roll = core.strictObject({
  type: core.literal('roll'),
  player: natural(3),
  dice: list(integer(1, 6), 5, 1),
  pose: core.optional(text(/^[a-x]$/, 'a pose')),
});
const pass = core.strictObject({ type: core.literal('pass'), player: natural(3) });

/** Schemas of every kind that games declare, and some of an author's own. */
const schemas: Readonly<Record<string, z.core.$ZodType>> = {
  integer: integer(-2, 3),
  natural: natural(),
  probability: probability(),
  text: text(/^[ab]+$/, 'a or b'),
  boolean: core.boolean(),
  literal: core.literal(['red', 'green', null, 1]),
  nullable: core.nullable(integer(0, 1)),
  unknown: core.unknown(),
  list: list(list(core.boolean(), 2), 3, 1),
  tuple: core.tuple([natural(1), core.boolean()]),
  record: roll,
  union: unionBy(
    'type',
    new Map<string, z.core.$ZodType>([
      ['roll', roll],
      ['pass', pass],
    ]),
  ),
  any: anyOf([integer(1, 6), core.literal('joker'), list(integer(1, 2), 2)]),
  literally: literally([1, 'a', [1, 2], { a: [3] }]),
  'an int of zod': z.int().check(z.gte(0), z.lte(9)),
  'a trimmed string': z.string().check(z.trim(), z.minLength(1)),
  'an email': z.email(),
  'an open object': z.object({ a: z.number() }),
  'a union of zod': z.union([z.number(), z.array(z.string())]),
  'a discriminated union of zod': z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('a'), n: z.number() }),
    z.strictObject({ type: z.literal('b') }),
  ]),
  'a record of zod': z.record(z.string(), z.number()),
  'an enum': z.enum(['x', 'y']),
  'a coerced number': z.coerce.number(),
  'a refined list': z.array(z.number()).check(z.refine((numbers) => numbers.length !== 2)),
  'a refined union': z.union([z.number(), z.string()]).check(z.refine((value) => value !== 7)),
  'a default': z._default(z.number(), 4),
  'a pipe': z.pipe(
    z.string(),
    z.transform((value) => value.length),
  ),
};

const leaf = fc.oneof(
  fc.integer({ min: -4, max: 10 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constantFrom('roll', 'pass', 'red', 'joker', 'a', 'b', 'ab', 'x', ' x ', '', 'me@here.net', null, undefined),
);
const pair = fc.record({ type: leaf, player: leaf, dice: fc.array(leaf), n: leaf, pose: leaf }, { requiredKeys: [] });
const fitting = fc.constantFrom<unknown>(
  ...[{ type: 'roll', player: 0, dice: [1] }, { type: 'pass', player: 1 }, { type: 'a', n: 1 }, { type: 'b' }],
  ...[{ a: 1 }, { a: 1, b: 2 }, { a: [3] }, [1, true], 'me@here.net', 'aab'],
);
const value = fc.oneof(
  fitting,
  leaf,
  fc.array(leaf, { maxLength: 4 }),
  fc.array(fc.array(fc.boolean())),
  pair,
  fc.object(),
);

describe('an acceptor', () => {
  it.each(Object.entries(schemas))('accepts only what the schema lets pass as it is: %s', (_, schema) => {
    const accepts = acceptorOf(schema);
    fc.assert(
      fc.property(value, (one) => {
        const isAccepted = accepts(one);
        expect(isAccepted).toBeTypeOf('boolean');
        if (!isAccepted) return;
        const result = z.safeParse(schema, one);
        expect(result).toMatchObject({ success: true });
        expect(JSON.stringify(result.data)).toBe(JSON.stringify(one));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['integer', 3],
    ['text', 'aab'],
    ['literal', null],
    ['nullable', null],
    ['list', [[true, false]]],
    ['record', { type: 'roll', player: 0, dice: [1] }],
    ['record', { type: 'roll', player: 0, dice: [1], pose: 'c' }],
    ['union', { type: 'pass', player: 3 }],
    ['any', [1, 2]],
    ['an int of zod', 9],
    ['a refined list', [1, 2, 3]],
    ['a discriminated union of zod', { type: 'b' }],
  ])('does not need zod for %s %j', (name, one) => {
    expect(acceptorOf(schemas[name] as z.core.$ZodType)(one)).toBe(true);
  });

  it('leaves keys in another order, missing and unknown ones to zod', () => {
    const accepts = acceptorOf(roll);
    for (const other of [
      { player: 0, type: 'roll', dice: [1] },
      { type: 'roll', dice: [1] },
      { type: 'roll', player: 0, dice: [1], more: 1 },
      { type: 'roll', player: 0, dice: [1], pose: 'c', more: 1 },
      {},
    ]) {
      expect(accepts(other)).toBe(false);
    }
  });

  it('leaves to zod what is filled in where it is missing', () => {
    const schema = z.strictObject({ a: z.optional(z.number()), b: z.optional(z._default(z.number(), 4)) });
    expect(z.parse(schema, {})).toEqual({ b: 4 });
    expect([{}, { a: 1 }, { a: 1, b: 2 }, { b: 2 }].map(acceptorOf(schema))).toEqual([false, false, true, true]);
  });

  it('follows a schema that holds itself', () => {
    const chain = z.strictObject({
      n: z.number(),
      get rest() {
        return z.nullable(chain);
      },
    });
    const accepts = acceptorOf(chain);
    expect(accepts({ n: 1, rest: { n: 2, rest: null } })).toBe(true);
    expect(accepts({ n: 1, rest: { n: 'two', rest: null } })).toBe(false);
  });

  it('refuses what a check could only say later', () => {
    const later = z.number().check(z.refine(async () => true));
    expect(acceptorOf(later)(1)).toBe(false);
  });
});

describe('a reader', () => {
  const read = readerOf(() => schemas.union as z.core.$ZodType, 'INVALID_ACTION', 'red: action');

  it('copies what it accepts, and puts keys into the order of the schema', () => {
    const given = { type: 'roll', player: 1, dice: [1, 2] };
    expect(read(given)).toEqual(given);
    expect(read(given)).not.toBe(given);
    expect(Object.keys(read({ dice: [1], player: 1, type: 'roll' }) as object)).toEqual(['type', 'player', 'dice']);
  });

  it('reads what comes from outside once, also what it refuses', () => {
    for (const player of [1, 17]) {
      let reads = 0;
      const given = {
        type: 'pass',
        get player() {
          reads++;
          return player;
        },
      };
      try {
        read(given);
      } catch (error) {
        expect(error).toBeInstanceOf(GameError);
      }
      expect(reads).toBe(1);
    }
  });

  it('says what is wrong as zod has it', () => {
    expect(() => read({ type: 'roll', player: 1, dice: [7] })).toThrow(
      'red: action: dice.0: expected an integer from 1 to 6, got 7',
    );
  });
});
