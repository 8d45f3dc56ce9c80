import type { AnyGame } from 'dicewright';
import { integer, natural, part, place, setOf } from 'dicewright/define';
import { games } from 'dicewright/games';
import { type GameRecord, readRecord, toText, viewRecord } from 'dicewright/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allGames, playRandomly } from '../toys.js';
import { toy } from './toy.js';

/** As it comes out of a file. */
const plain = (record: unknown): GameRecord => JSON.parse(JSON.stringify(record));

function thereAndBack(record: GameRecord, game: AnyGame): string {
  const text = toText(record, game);
  expect(plain(readRecord(text, game))).toEqual(record);
  return text;
}

const nasty = [
  '',
  ' ',
  '1',
  '-1',
  '1e5',
  'true',
  'null',
  'players',
  'seed',
  'dice',
  '#',
  'a b',
  '"',
  '\\',
  '\\"',
  '?',
  '/',
];
const nameArbitrary = fc.oneof(
  fc.constantFrom(
    ...nasty,
    'Ünal',
    'Łukasz',
    '李',
    'عمر',
    'א',
    '\u202eevil',
    'a\nb',
    '\u2028',
    '\ud800',
    '👩‍👩‍👧',
    'all',
    '1-5',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

describe.each(allGames.map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('says the same as text, under every variant', () => {
    let actions = 0;
    for (const variant of game.variants.keys()) {
      for (const length of [0, 7, 150]) {
        const recorder = playRandomly({ game, variant, players: variant, seed: `${length}`, length });
        for (const secrets of [false, true]) {
          const record = plain(recorder.toRecord({ secrets }));
          thereAndBack(record, game);
          actions += record.actions.length;
        }
      }
    }
    expect(actions).toBeGreaterThan(0);
  });

  it('says the same as text when it is what a player may keep', () => {
    const record = plain(playRandomly({ game, variant: 0, players: 1, seed: 'kept', length: 60 }).toRecord());
    for (const viewer of [null, 0, record.players - 1]) {
      const view = plain(viewRecord(record, viewer, game));
      const text = thereAndBack(view, game);
      const isComplete = JSON.stringify(view.actions) === JSON.stringify(record.actions);
      if (isComplete) expect(text).not.toMatch(/ \?( |$)/m);
    }
  });
});

it('says the same as text, whatever the game, its variant, its players and how far it came', () => {
  let actions = 0;
  const games = fc.record({
    game: fc.constantFrom(...allGames),
    variant: fc.nat(9),
    players: fc.nat(5),
    seed: fc.string(),
    length: fc.nat(200),
    viewer: fc.option(fc.nat(5)),
  });
  fc.assert(
    fc.property(games, ({ viewer, ...spec }) => {
      const record = plain(playRandomly(spec, true).toRecord({ secrets: true }));
      thereAndBack(record, spec.game);
      const view = viewRecord(record, viewer === null ? null : viewer % record.players, spec.game);
      thereAndBack(plain(view), spec.game);
      actions += record.actions.length;
    }),
    { numRuns: 120 },
  );
  expect(actions).toBeGreaterThan(0);
});

const header = { format: 'dicewright/1', game: 'toy', rules: 1, players: 2, options: {} };
const recordOf = (action: object): GameRecord =>
  ({ ...header, actions: [{ type: 'act', player: 0, ...action }] }) as never;
const lineOf = (game: AnyGame, action: object): string | undefined =>
  thereAndBack(recordOf(action), game).split('\n')[2];

describe('toText', () => {
  it('calls players as they are called, whatever that is', () => {
    const game = toy({});
    fc.assert(
      fc.property(fc.array(nameArbitrary, { minLength: 1, maxLength: 9 }), (names) => {
        const actions = names.map((_, player) => ({ type: 'act', player }));
        const record = plain({ ...header, players: names.length, names, actions });
        const text = thereAndBack(record, game);
        expect(text.split('\n')).toHaveLength(3 + names.length);
        expect(text).not.toMatch(/[\u202e\u2028\ud800](?![\udc00-\udfff])/);
      }),
      { numRuns: 500 },
    );
  });

  it('writes seeds of any text, and results', () => {
    const game = toy({});
    const reasons = fc.record({ seed: fc.string({ unit: 'grapheme' }), reason: fc.string({ unit: 'binary' }) });
    fc.assert(
      fc.property(
        reasons,
        fc.subarray([0, 1]),
        fc.boolean(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        ({ seed, reason }, winners, hasScores, score) => {
          const result = { winners, scores: hasScores ? [score, 1e21] : null, reason };
          thereAndBack(plain(readRecord({ ...header, actions: [], result, seed })), game);
        },
      ),
    );
    const one = { ...header, players: 1, actions: [], result: { winners: [0], scores: [3], reason: 'over' } };
    expect(thereAndBack(one as never, game)).toBe(
      'dicewright/1 toy 1\nplayers 1\nresult winners: 1, scores: 3, reason: over\n',
    );
  });

  const die = part('die', place(9));
  const column = part('column', integer(2, 12));
  it.each<[string, object, object, string]>([
    ['a set of places', { dice: setOf(die, 9) }, { dice: [0, 1, 2, 4, 6, 7] }, '1 act 1-3 5 7 8'],
    ['places in another order', { dice: setOf(die, 9) }, { dice: [2, 1, 0, 5, 6, 7, 3] }, '1 act 3 2 1 6-8 4'],
    ['no places', { dice: setOf(die, 9) }, { dice: [] }, '1 act []'],
    ['places that nothing bounds', { dice: z.array(part('die', place())) }, { dice: [0, 1, 2] }, '1 act 1 2 3'],
    ['places beyond the last', { dice: setOf(die, 9) }, { dice: [8, 9, 10, 11] }, '1 act 9 10 11 12'],
    ['a number of a kind', { column }, { column: 7 }, '1 act 7'],
    ['a set of numbers of a kind', { columns: setOf(column, 2) }, { columns: [5, 7] }, '1 act 5 7'],
    ['a number of a kind beyond its bounds', { column }, { column: 0 }, '1 act 0'],
    ['numbers of a kind in a row', { columns: z.array(column) }, { columns: [2, 3, 4] }, '1 act 2 3 4'],
    ['pairs of a kind', { at: part('at', z.tuple([natural(3), natural(3)])) }, { at: [0, 3] }, '1 act [0 3]'],
    ['a place without a kind', { at: place(3) }, { at: 0 }, '1 act 1'],
    ['a place that may be none', { at: z.nullable(place(3)) }, { at: null }, '1 act null'],
    ['places, one of them none', { at: z.array(z.nullable(die)) }, { at: [0, null, 2] }, '1 act 1 null 3'],
    ['a place or a word', { to: z.union([place(23), z.literal('bar')]) }, { to: 23 }, '1 act 24'],
    ['a word or a place', { to: z.union([place(23), z.literal('bar')]) }, { to: 'bar' }, '1 act bar'],
    [
      'places in parts',
      { a: z.object({ at: z.tuple([place(3), place(3)]) }) },
      { a: { at: [0, 3] } },
      '1 act (at: 1.4)',
    ],
    ['numbers', { numbers: z.array(natural()) }, { numbers: [0, 1, 2] }, '1 act 0 1 2'],
    ['two lists', { a: z.array(z.string()), b: z.array(z.string()) }, { a: ['x'], b: [] }, '1 act x / []'],
    ['two lists, not told', { a: z.array(z.string()), b: z.array(z.string()) }, { b: ['y'] }, '1 act ? y'],
    ['nothing told', { a: z.string(), b: z.number() }, {}, '1 act ? ?'],
    ['text that is a number', { a: z.string() }, { a: '12' }, '1 act 12'],
    ['text that is null', { a: z.string() }, { a: 'null' }, '1 act "null"'],
    ['null', { a: z.nullable(z.string()) }, { a: null }, '1 act null'],
    ['text or number', { a: z.union([z.number(), z.string()]) }, { a: '12' }, '1 act "12"'],
    ['number or text', { a: z.union([z.string(), z.number()]) }, { a: '12' }, '1 act 12'],
    ['a word that is not one of them', { a: z.literal(['x', 'y']) }, { a: 'z' }, '1 act "z"'],
    ['anything', { a: z.unknown() }, { a: [1, '1', null, 'null', { b: [] }] }, '1 act [1 "1" null "null" (b: [])]'],
    ['an object', { a: z.object({ b: z.string() }) }, { a: { b: 'x, y' } }, '1 act (b: "x, y")'],
    ['an object of what is not declared', { a: z.object({}) }, { a: { b: 1 } }, '1 act ("b": 1)'],
    ['pairs of numbers', { a: z.array(z.tuple([z.number(), z.number()])) }, { a: [[1, 2]] }, '1 act [1 2]'],
    [
      'places of several numbers',
      { a: z.array(part('field', z.tuple([place(3), place(3)]))) },
      { a: [[0, 3]] },
      '1 act 1.4',
    ],
    ['a text called like a field', { a: z.array(z.string()), b: z.optional(z.string()) }, { a: ['b'] }, '1 act "b"'],
    ['fields by name', { a: z.optional(z.array(natural())), b: z.optional(die) }, { a: [1], b: 1 }, '1 act a=[1] b=2'],
    ['one field by name', { a: z.optional(natural()), b: z.optional(z.array(die)) }, { b: [] }, '1 act b=[]'],
  ])('writes %s', (_, fields, action, line) => {
    expect(lineOf(toy(fields as never), action)).toBe(line);
  });

  it.each<[string, z.core.$ZodType, unknown, string]>([
    ['a number', natural(), 6, '6'],
    ['a place', place(5), 0, '1'],
    [
      'a list of places',
      z.array(z.tuple([place(3), place(3)])),
      [
        [0, 3],
        [1, 1],
      ],
      '1.4 2.2',
    ],
    ['a list of one place', z.array(z.tuple([place(3), place(3)])), [[0, 3]], '[1.4]'],
    ['a place of two numbers', z.tuple([place(3), place(3)]), [0, 3], '1.4'],
    ['one number of a list', z.array(natural()), [6], '6'],
    ['several', z.array(natural()), [6, 0], '6 0'],
    ['none', z.array(natural()), [], '[]'],
    ['text of digits', z.string(), '112233', '112233'],
    ['texts of digits', z.array(z.string()), ['', '112233'], '"" 112233'],
    ['a list of one list', z.array(z.array(natural())), [[1, 2]], '[[1 2]]'],
    ['a list of lists', z.array(z.array(natural())), [[1], []], '[1] []'],
    ['nothing', z.nullable(z.array(natural())), null, 'null'],
    ['objects', z.array(z.object({ a: z.string() })), [{ a: '1' }], '(a: 1)'],
    ['an object', z.object({ a: z.array(natural()), b: z.boolean() }), { a: [1], b: true }, 'a: 1, b: true'],
    ['an empty object', z.object({}), {}, '()'],
    ['what the game does not know', natural(6), 7, '7'],
    ['text in the place of a number', natural(6), 'six', '"six"'],
    ['a number or a list', z.union([z.array(natural()), natural()]), 6, '6'],
    ['a list or a number', z.union([natural(), z.array(natural())]), [6], '[6]'],
    ['one of several lists', z.union([z.array(z.boolean()), z.array(natural())]), [6, 7], '6 7'],
  ])('writes an outcome that is %s', (_, schema, outcome, text) => {
    expect(lineOf(toy({}, schema), { outcome })).toBe(`1 act = ${text}`);
  });

  it.each<[string, object]>([
    ['another type of action', { type: 'other' }],
    ['another field', { b: 1 }],
    ['a place before the first', { a: -1 }],
    ['a text for a place', { a: 'x' }],
    ['somebody else', { player: 2 }],
    ['a number where text comes first', { outcome: { a: 12 } }],
  ])('refuses %s, since no text would say it', (_, action) => {
    expect(() => toText(recordOf(action), toy({ a: die }, z.object({ a: z.union([z.string(), z.number()]) })))).toThrow(
      expect.objectContaining({ code: 'INVALID_RECORD', message: expect.stringMatching(/^record: action 0 /) }),
    );
  });

  it('refuses an outcome where none is declared', () => {
    expect(() => toText(recordOf({ outcome: 1 }), toy({}))).toThrow('record: action 0 holds what');
  });

  it('writes any JSON where nothing is declared', () => {
    const game = toy({ a: z.unknown() }, z.unknown());
    let written = 0;
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (a, outcome) => {
        fc.pre(!JSON.stringify([a, outcome]).includes('__proto__'));
        const record = plain(readRecord(recordOf({ a, outcome })));
        thereAndBack(record, game);
        written++;
      }),
      { numRuns: 500 },
    );
    expect(written).toBe(500);
  });
});

it('is found in the catalogue', async () => {
  const game = allGames[0] as AnyGame;
  const record = plain(playRandomly({ game, variant: 0, players: 0, seed: 'found', length: 5 }).toRecord());
  const text = await toText(record, games);
  expect(text).toBe(toText(record, game));
  expect(plain(await readRecord(text, games))).toEqual(record);
});
