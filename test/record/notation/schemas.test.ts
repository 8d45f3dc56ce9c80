import { type GameRecord, readRecord, toText } from 'dicewright/record';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toy } from './toy.js';

/** A schema, and a value that it lets pass. */
interface Sample {
  readonly schema: z.core.$ZodType;
  readonly value: unknown;
}

/** Records have no keys of prototypes. */
const isRecordable = (value: unknown): boolean => !JSON.stringify(value).includes('__proto__');

const sampleOf = (schema: z.core.$ZodType, values: fc.Arbitrary<unknown>): fc.Arbitrary<Sample> =>
  values.map((value) => ({ schema, value }));
const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 4 }), fc.constantFrom('1', 'null', 'true', '', 'a b'));
const leaf = fc.oneof(
  sampleOf(z.number(), fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))),
  sampleOf(z.string(), words),
  sampleOf(z.boolean(), fc.boolean()),
  sampleOf(z.literal(['x', '1', 2, true]), fc.constantFrom('x', '1', 2, true)),
  sampleOf(z.unknown(), fc.jsonValue({ maxDepth: 2 }).filter(isRecordable)),
  sampleOf(z.nullable(z.string()), fc.oneof(words, fc.constant(null))),
  sampleOf(z.array(z.number()), fc.array(fc.integer(), { maxLength: 3 })),
  sampleOf(z.nullable(z.array(z.string())), fc.oneof(fc.array(words, { maxLength: 3 }), fc.constant(null))),
);

/** Schemas of other types, so that no word can be read by the first of them that was written by another. */
const others: Readonly<Record<string, z.core.$ZodType>> = {
  number: z.array(z.array(z.boolean())),
  object: z.number(),
};

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('sample'), { minLength: 1, maxLength: 3 }).map((parts) => ({
      schema: z.object(Object.fromEntries(parts.map(({ schema }, i) => [`k${i}`, schema])) as never),
      value: Object.fromEntries(parts.map(({ value }, i) => [`k${i}`, value])),
    })),
    fc.array(tie('sample'), { minLength: 1, maxLength: 3 }).map((parts) => ({
      schema: z.tuple(parts.map(({ schema }) => schema) as never),
      value: parts.map(({ value }) => value),
    })),
    fc.tuple(tie('sample'), fc.nat(3)).map(([{ schema, value }, count]) => ({
      schema: z.array(schema),
      value: Array.from({ length: count }, () => value),
    })),
    tie('sample').map(({ schema, value }) => {
      const other = others[Array.isArray(value) ? 'object' : typeof value];
      return { schema: other ? z.union([other, schema] as never) : schema, value };
    }),
  ),
}));

/** What the grammar has no text for as a field: a list of null alone is read as null, one that begins with [] as []. */
const isSayable = (value: unknown): boolean =>
  !Array.isArray(value) ||
  !(JSON.stringify(value) === '[null]' || (value.length > 0 && `${JSON.stringify(value[0])}` === '[]'));

const plain = (value: unknown): GameRecord => JSON.parse(JSON.stringify(value));

it('says what any schema lets pass, as a field and as an outcome', () => {
  let told = 0;
  fc.assert(
    fc.property(sample, sample, sample, (field, optional, { schema, value: outcome }) => {
      fc.pre(isSayable(field.value) && isSayable(optional.value));
      const game = toy({ a: field.schema, b: z.optional(optional.schema) }, schema);
      const action = { type: 'act', player: 0, a: field.value, b: optional.value, outcome };
      const header = { format: 'dicewright/1', game: 'toy', rules: 1, players: 1, options: {} };
      const record = plain(readRecord({ ...header, actions: [action] }));
      expect(plain(readRecord(toText(record, game), game))).toEqual(record);
      told++;
    }),
    { numRuns: 1_000 },
  );
  expect(told).toBe(1_000);
});
