import type { AnyGame } from 'dicewright';
import { list, natural, place, setOf } from 'dicewright/define';
import { actionLines, readRecord, toText } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { entryText } from '../../../src/record/notation/entry.js';
import { Mistakes } from '../../../src/record/notation/notation-error.js';
import { placeText } from '../../../src/record/notation/places.js';
import { errorOf } from './texts.js';
import { toy } from './toy.js';

type Fields = NonNullable<Parameters<typeof toy>[0]>;
/** Fields of an action, what is written for them, and what its outcome is, if it has one. */
type Told = readonly [fields: Fields, text: string, outcome: z.core.$ZodType | undefined];

const recordOf = (text: string, game: AnyGame) => readRecord(`dicewright/1 toy 1\nplayers 1\n1 act ${text}`, game);

/** The fields and the outcome of an action that is written so. */
function read([fields, text, outcome]: Told): unknown {
  const { type: _, player: __, ...rest } = recordOf(text, toy(fields, outcome)).actions[0] as never as Fields & object;
  return rest;
}

/** What is said of it, after its column in what stands behind `1 act `. */
function refusals([fields, text, outcome]: Told): string[] {
  const { mistakes } = errorOf(`dicewright/1 toy 1\nplayers 1\n1 act ${text}`, toy(fields, outcome));
  return mistakes.map(({ column, message }) => `${column - 6} ${message}`);
}

const header = { game: 'toy', rules: 1, players: 1, options: {} };
const pair = z.tuple([place(1), place(2)]);
const endless = place(10_000);

describe('what is declared is read', () => {
  const rows: readonly (readonly [...Told, read: object])[] = [
    [{ a: list(z.nullable(place(5)), 9) }, '1 null 3-5', undefined, { a: [0, null, 2, 3, 4] }],
    [{ a: z.nullable(z.array(z.number())), b: z.optional(z.number()) }, 'null b=3', undefined, { a: null, b: 3 }],
    [{ a: z.array(z.string()), b: z.optional(z.string()) }, 'x b=y', undefined, { a: ['x'], b: 'y' }],
    [{ a: z.array(z.string()), b: z.optional(z.string()) }, 'x b', undefined, { a: ['x', 'b'] }],
    [{ a: z.array(z.number()) }, '1 2 = 3', z.number(), { a: [1, 2], outcome: 3 }],
    [{ a: z.array(z.number()), b: z.number() }, '? / 3', undefined, { b: 3 }],
    [{ a: z.array(z.number()), b: z.number() }, '? 3', undefined, { b: 3 }],
    [{ a: z.number(), b: z.number() }, '? 3', undefined, { b: 3 }],
    [{ a: z.number(), '=': z.optional(z.number()) }, '1 "="=3', undefined, { a: 1, '=': 3 }],
    [{ a: setOf(pair, 9) }, 'all', undefined, { a: [0, 1].flatMap((one) => [0, 1, 2].map((other) => [one, other])) }],
    [{ a: setOf(place(3), 9) }, 'all', undefined, { a: [0, 1, 2, 3] }],
    [{ a: pair }, '2.3', undefined, { a: [1, 2] }],
    [{ a: z.object({ x: z.number() }) }, '(x: 1, "y": 2)', undefined, { a: { x: 1, y: 2 } }],
  ];
  it.each(rows.map((row) => [row[1], row] as const))('%#: %s', (_, [fields, text, outcome, expected]) => {
    expect(read([fields, text, outcome])).toEqual(expected);
  });

  it('takes as many places as a record may hold for all, and no more', () => {
    const of = (one: number, other: number): Told => [
      { a: setOf(z.tuple([place(one), place(other)]), 9_999) },
      'all',
      undefined,
    ];
    expect((read(of(4, 199)) as { a: unknown[] }).a).toHaveLength(1_000);
    // As many are known, but are too much for an action.
    expect(refusals(of(4, 999))).toEqual([expect.stringContaining('expected an action within its bounds')]);
    expect(refusals(of(4, 1000))).toEqual(['1 a: expected places, since nothing says where they end, got "all"']);
  });
});

describe('what is not declared is refused, and what was expected is told', () => {
  const rows: readonly (readonly [...Told, told: string])[] = [
    [{ a: z.number(), b: z.number() }, '? / 3', undefined, '3 b: expected a number, got /'],
    [{ a: z.number(), '=': z.optional(z.number()) }, '1 = = 3', z.number(), '5 outcome: expected a value, got ='],
    [{ a: z.number(), b: z.optional(z.number()) }, '1 b=2 b=3', undefined, '7 expected b= once, got "b"'],
    [
      { a: z.number(), b: z.optional(z.number()) },
      '1 x',
      z.number(),
      '3 expected b=, = or the end of the line, got "x"',
    ],
    [{ a: z.number() }, '1 x', undefined, '3 expected the end of the line, got "x"'],
    [{ a: list(pair, 9) }, '1', undefined, '1 a: expected a place of 2 numbers from 1, such as 1.1, got "1"'],
    [{ a: place(4) }, '1.2', undefined, '1 a: expected a place from 1, got "1.2"'],
    [{ a: place(4) }, '', undefined, '0 a: expected a place from 1, got the end of the line'],
    [{ a: z.unknown() }, '', undefined, '0 a: expected a value, got the end of the line'],
    [
      { a: list(endless, 9) },
      '1-3',
      undefined,
      '1 a: expected single places, since nothing says where they end, got "1-3"',
    ],
    [{ a: setOf(endless, 9) }, 'all', undefined, '1 a: expected places, since nothing says where they end, got "all"'],
    [
      { a: setOf(z.tuple([place(1), endless]), 9) },
      'all',
      undefined,
      '1 a: expected places, since nothing says where they end, got "all"',
    ],
    [{ a: list(place(4), 9) }, 'all', undefined, '1 a: expected a place from 1, got "all"'],
    [{ a: setOf(place(4), 9) }, '"all"', undefined, '1 a: expected a place from 1, got "all"'],
    [{ a: setOf(place(4), 9) }, 'al', undefined, '1 a: expected a place from 1, got "al"'],
    [{ a: z.array(z.number()) }, '1 null', undefined, '3 a: expected a number, got "null"'],
    [{ a: z.object({}) }, '(x: 1)', undefined, '2 a: expected nothing, got "x"'],
    [
      { a: z.object({ x: z.number() }) },
      '(x: 1',
      undefined,
      '6 a: expected a value, a comma or ), got the end of the line',
    ],
    [{ a: z.literal(['x', 'y']) }, 'z', undefined, '1 a: expected x or y, got "z"'],
    [{ a: natural(5), b: z.optional(z.array(z.number())) }, '1 b=2', undefined, '5 b: expected [, got "2"'],
  ];
  it.each(rows.map((row) => [row[1], row] as const))('%#: %s', (_, [fields, text, outcome, told]) => {
    expect(refusals([fields, text, outcome])).toEqual([told]);
  });

  it('an action is within its bounds', () => {
    expect(refusals([{ a: z.array(z.number()) }, '1 '.repeat(5_001), undefined])).toEqual([
      expect.stringMatching(/^-5 expected an action within its bounds \(.+\), got "1"$/),
    ]);
  });

  it.each([
    ['[', ']'],
    ['(x: ', ')'],
  ])('values are at most 32 levels deep: %s', (open, close) => {
    const nested = (levels: number): Told => [
      { a: z.unknown() },
      `${open.repeat(levels)}1${close.repeat(levels)}`,
      undefined,
    ];
    expect(() => read(nested(28))).not.toThrow();
    expect(refusals(nested(33))).toEqual([expect.stringContaining(' a: expected at most 32 levels, got ')]);
  });
});

describe('lines that are no actions', () => {
  const game = toy({});
  const mistakesOf = (...lines: string[]) =>
    errorOf(['dicewright/2 toy 1', ...lines].join('\n'), game).mistakes.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );

  it('tell what they want', () => {
    expect(mistakesOf('players 2, Ada')).toEqual([
      '2:9 players: expected a name; a number that is one stands in quotes, got "2"',
    ]);
    expect(mistakesOf(`players ${'a,'.repeat(5_001)}a`)).toEqual([
      expect.stringMatching(/^2:\d+ players: expected at most 5000 players, got "a"$/),
    ]);
    expect(mistakesOf('players 2', 'lot x')).toEqual(['3:5 lot: expected a player, from 1, got "x"']);
    expect(mistakesOf('players 2', 'lot 3')).toEqual(['3:5 lot: expected a player, from 1, got "3"']);
    expect(mistakesOf('players 2', 'match')).toEqual([
      '3:6 match: expected a text of at most 100 characters, got the end of the line',
    ]);
    expect(readRecord('dicewright/2 toy 1\nplayers 2\nlot 2', game)).toMatchObject({ lot: 1 });
    expect(readRecord('dicewright/2 toy 1\nplayers 2\nmatch m', game)).toMatchObject({ match: 'm' });
  });

  it('open a variation in another, up to seven', () => {
    const lines = (depth: number) => [
      'players 1',
      ...Array.from({ length: depth }, () => ['1 act', '(']).flat(),
      '1 act',
      ...Array.from({ length: depth }, () => ')'),
    ];
    expect(() => readRecord(['dicewright/2 toy 1', ...lines(7)].join('\n'), game)).not.toThrow();
    expect(mistakesOf(...lines(8))[0]).toBe('18:1 expected at most 7 variations within one another, got (');
  });

  it('are not counted among the actions, nor is what stands in variations', () => {
    const lines = ['players Ada', 'Ada act', '(', 'Ada act', '(', 'Ada act', ')', ')', 'Ada act'];
    expect(actionLines(['dicewright/2 toy 1', 'event x', ...lines].join('\n'))).toEqual([4, 11]);
    expect(actionLines('dicewright/1 toy 1\nevent x\n(')).toEqual([2, 3]);
  });
});

describe('what is written', () => {
  it('is a list within one value in brackets', () => {
    const game = toy({ a: z.tuple([z.number(), z.number()]), b: z.optional(z.tuple([z.number()])) });
    const text = toText(recordOf('[1 2] b=[3]', game), game);
    expect(text).toContain('1 act [1 2] b=[3]\n');
  });

  it('is a place as people count, and nothing that can be read for what is none', () => {
    expect([null, 0, [1, 2], -1, [1, 'x'], 0.5].map(placeText)).toEqual(['null', '1', '2.3', '?', '2.?', '?']);
  });

  it('has an empty line for one of a comment', () => {
    const game = toy({});
    const notes = [{ index: 0, comment: 'a\n\nb' }];
    const record = readRecord({ ...header, format: 'dicewright/2', actions: [{ type: 'act', player: 0 }], notes });
    expect(toText(record, game)).toContain('\n1 act # a\n#\n# b\n');
  });

  it('is only what the game declares', () => {
    const game = toy({ a: z.number() });
    const known = { type: 'act', player: 0, a: 1 };
    const refusal = (more: object) => () =>
      toText(readRecord({ ...header, format: 'dicewright/2', actions: [known], ...more }), game);
    expect(refusal({})).not.toThrow();
    expect(refusal({ actions: [known, { ...known, x: 1 }] })).toThrow(
      /^record: action 1 holds what the game does not declare$/,
    );
    expect(refusal({ actions: [{ ...known, type: 'x' }] })).toThrow(
      /^record: action 0 holds what the game does not declare$/,
    );
    const variations = [{ actions: [known] }, { actions: [known, { ...known, x: 1 }] }];
    expect(refusal({ notes: [{ index: 0, variations }] })).toThrow(
      /^record: action 0: variation 1: action 1 holds what the game does not declare$/,
    );
  });

  it('is an action that the game does not know without its fields', () => {
    expect(entryText({ type: 'x', player: 1, a: 2 } as never, [], new Map())).toBe('2 x');
    expect(entryText({ type: 'x', player: 0, outcome: 3 } as never, ['Ada'], new Map())).toBe('Ada x = 3');
  });
});

it('a caret stands below its place in a line that is shown in part', () => {
  const mistakes = new Mistakes(['x'.repeat(200)]);
  mistakes.add({ kind: 'word', value: '', line: 0, start: 100, end: 100 }, 'm');
  expect(mistakes.error().message.split('\n').at(-1)).toBe(`    ${' '.repeat(61)}^`);
});

it('a mistake in a text of no lines is in its first', () => {
  const mistakes = new Mistakes([]);
  mistakes.add({ kind: 'end', value: '', line: 0, start: 0, end: 0 }, 'm');
  expect(mistakes.error().mistakes).toEqual([{ line: 1, column: 1, text: '', message: 'm' }]);
});
