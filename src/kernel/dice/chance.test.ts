import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { everyDraw } from '../../../test/helpers/every-draw.js';
import {
  type Chance,
  combined,
  d6,
  dice,
  die,
  mapped,
  mixture,
  repeated,
  reported,
  uniform,
  weighted,
} from './chance.js';
import { drawn } from './drawn.js';
import { createRng } from './random.js';
import { shuffled } from './shuffle.js';
import { until } from './until.js';

const coin = uniform(['heads', 'tails']);
const colour = weighted([
  ['yellow', 3],
  ['red', 4],
  ['blue', 5],
] as const);
const even = mapped(
  die(3),
  (n) => 2 * n,
  (outcome) => (typeof outcome === 'number' ? outcome / 2 : undefined),
  z.literal([2, 4, 6]),
);

/** The exact distribution, keyed by the outcome as JSON. */
function distribution(chance: Chance<unknown>): Record<string, number> {
  const weights = new Map<string, number>();
  for (const { outcome, weight } of chance.outcomes()) {
    const key = JSON.stringify(outcome);
    expect(weights.has(key), `${key} is listed twice`).toBe(false);
    weights.set(key, weight);
  }
  return Object.fromEntries(weights);
}

/** The same for equally likely results of a brute force enumeration. */
function counted(results: readonly unknown[]): Record<string, number> {
  const weights: Record<string, number> = {};
  for (const result of results) {
    const key = JSON.stringify(result);
    weights[key] = (weights[key] ?? 0) + 1;
  }
  return weights;
}

/** Three dice, of which those after the first 1 or 2 don't count. */
function untilLow(): number[][] {
  const all = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])));
  return all.map((thrown) => {
    const at = thrown.findIndex((face) => face < 3);
    return at < 0 ? thrown : thrown.slice(0, at + 1);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const faces = [1, 2, 3, 4, 5, 6];
const twelve = [...Array(3).fill('yellow'), ...Array(4).fill('red'), ...Array(5).fill('blue')] as string[];

/** Every kind of random event with all its equally likely results, written out. */
const kinds: readonly [name: string, Chance<unknown>, results: readonly unknown[]][] = [
  ['a die', die(6), faces],
  ['a die of one face', die(1), [1]],
  ['three dice', d6(3), faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))],
  ['no dice', d6(0), [[]]],
  ['dice of four', dice(2, 4), [1, 2, 3, 4].flatMap((a) => [1, 2, 3, 4].map((b) => [a, b]))],
  ['a coin', coin, ['heads', 'tails']],
  ['coloured faces', colour, twelve],
  ['two coloured dice', repeated(colour, 2), twelve.flatMap((a) => twelve.map((b) => [a, b]))],
  [
    'a die and a coloured die',
    combined({ eyes: die(6), colour }),
    faces.flatMap((eyes) => twelve.map((one) => ({ eyes, colour: one }))),
  ],
  ['nothing at all', combined({}), [{}]],
  [
    'a die and a coin in a list',
    combined([die(6), coin]),
    faces.flatMap((eyes) => ['heads', 'tails'].map((one) => [eyes, one])),
  ],
  ['an empty list', combined([]), [[]]],
  ['one of a bag', drawn(['yellow', 'green', 'red', 'blue'], [3, 0, 4, 5]), twelve],
  ['three of a bag', drawn(['a', 'b', 'c'], [3, 0, 2], 3), everyDraw([...'aaacc'], 3)],
  ['all of a bag', drawn(['a', 'b'], [1, 2], 3), everyDraw([...'abb'], 3)],
  ['none of a bag', drawn(['a', 'b'], [0, 0], 0), [[]]],
  ['a die until a 1 or 2, three times at most', until(die(6), (face) => face < 3, 3), untilLow()],
  ['a die once, until anything', until(die(6), () => false, 1), faces.map((face) => [face])],
  ['a mapped die', even, [2, 4, 6]],
  ['a reported throw', reported(coin, (outcome) => typeof outcome === 'string'), ['heads', 'tails']],
  [
    'one of two events, at 2 to 1',
    mixture([
      [uniform(['a', 'b', 'c', 'd']), 2],
      [uniform(['x', 'y', 'z']), 1],
    ]),
    // 36 equally likely cases: 24 fall to the first event, 12 to the second.
    [...'abcd']
      .flatMap((letter) => Array(6).fill(letter))
      .concat([...'xyz'].flatMap((letter) => Array(4).fill(letter))),
  ],
  [
    'a mixture of unequal faces',
    mixture<string>([
      [colour, 1],
      [uniform(['none']), 3],
    ]),
    [...twelve, ...Array(36).fill('none')],
  ],
];

describe.each(kinds)('%s', (_name, chance, results) => {
  it('lists what brute force finds, with the same probabilities', () => {
    const listed = distribution(chance);
    const expected = counted(results);
    expect(Object.keys(listed).sort()).toEqual(Object.keys(expected).sort());
    for (const [key, weight] of Object.entries(listed)) {
      expect(weight * results.length).toBe((expected[key] ?? 0) * (chance.total ?? 0));
    }
  });

  it('lists and draws what fits its schema', () => {
    const drawn = Array.from({ length: 50 }, (_, i) => chance.sample(createRng(`schema ${i}`)));
    const all = [...Array.from(chance.outcomes(), ({ outcome }) => outcome), ...drawn];
    expect(all.filter((outcome) => !z.safeParse(chance.schema, outcome).success)).toEqual([]);
    for (const stranger of [undefined, '', 7, [7], { odd: 1 }, [[1]]]) {
      expect(z.safeParse(chance.schema, stranger).success).toBe(false);
    }
  });

  it('has natural weights that add up to the total', () => {
    const weights = [...chance.outcomes()].map(({ weight }) => weight);
    expect(weights.every((weight) => Number.isSafeInteger(weight) && weight > 0)).toBe(true);
    expect(sum(weights)).toBe(chance.total);
  });

  it('includes all of it, and its listing can be read again', () => {
    const listed = [...chance.outcomes()];
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(({ outcome }) => !chance.includes(outcome))).toEqual([]);
    expect([...chance.outcomes()]).toEqual(listed);
  });

  it('draws each outcome about as often as its weight says (chi-square, fixed seed)', () => {
    const rng = createRng('distribution');
    const expected = distribution(chance);
    const cells = Object.keys(expected).length;
    const draws = Math.max(2000, cells * 40);
    const seen = counted(Array.from({ length: draws }, () => chance.sample(rng)));
    expect(Object.keys(seen).sort()).toEqual(Object.keys(expected).sort());
    const statistic = sum(
      Object.entries(expected).map(([key, weight]) => {
        const mean = (draws * weight) / (chance.total ?? 0);
        return ((seen[key] ?? 0) - mean) ** 2 / mean;
      }),
    );
    // Mean and variance of the distribution are cells - 1 and twice that: five deviations are never seen by accident.
    expect(statistic).toBeLessThan(cells - 1 + 5 * Math.sqrt(2 * cells) + 5);
  });

  it('is frozen', () => {
    expect(Object.isFrozen(chance)).toBe(true);
  });
});

describe('includes', () => {
  const odd = [
    undefined,
    null,
    true,
    '',
    '1',
    'heads ',
    0,
    -1,
    1.5,
    7,
    Number.NaN,
    {},
    [],
    [[1]],
    [1, 2, 3, 4],
    { 0: 1 },
  ];

  it.each([
    ['a die', die(6), []],
    ['dice', d6(2), []],
    ['a coin', coin, []],
    ['a combination', combined({ a: die(2), b: coin }), []],
    ['a list', combined([die(2), coin]), []],
    [
      'a mixture',
      mixture<unknown>([
        [coin, 1],
        [d6(2), 1],
      ]),
      [],
    ],
    ['a mapped die', even, []],
    ['a shuffle', shuffled([1, 1, 2]), []],
    ['three of a bag', drawn([1, 2], [2, 1], 3), []],
    ['one of a bag', drawn(['a', 'b'], [2, 1]), []],
    ['heads until tails', until(coin, (side) => side === 'tails', 3), []],
    ['no dice', d6(0), [[]]],
    ['an empty combination', combined({}), [{}]],
  ] as [string, Chance<unknown>, unknown[]][])('%s: nothing odd', (_name, chance, exceptions) => {
    expect(odd.filter((outcome) => chance.includes(outcome))).toEqual(exceptions);
  });

  const overridden = Object.assign([9, 9], { every: () => true, some: () => true });
  it.each([
    ['strings', ['1', '2']],
    ['one die too few', [1]],
    ['one die too many', [1, 2, 3]],
    ['a nested array', [[1], [2]]],
    ['a sparse array', Array(2)],
    ['a half sparse array', Object.assign(Array(2), { 1: 3 })],
    ['an array-like object', { 0: 1, 1: 2, length: 2 }],
    ['a string', '12'],
    ['an array that answers for itself', overridden],
    ['a typed array', new Uint8Array([1, 2])],
    ['an array that is longer than what is in it', Object.assign([1, 2], { length: 3 })],
  ])('two dice do not fall as %s', (_what, outcome) => {
    expect(d6(2).includes(outcome)).toBe(false);
    expect(combined([die(6), die(8)]).includes(outcome)).toBe(false);
    expect(shuffled([1, 2, 3], 2).includes(outcome)).toBe(false);
    expect(drawn([1, 2, 3], [1, 1, 1], 2).includes(outcome)).toBe(false);
    expect(until(die(6), (face) => face === 2, 2).includes(outcome)).toBe(false);
  });

  it.each([
    ['a key missing', { a: 1 }],
    ['a key more', { a: 1, b: 'heads', c: 0 }],
    ['another key', { a: 1, c: 'heads' }],
    ['a key that is only inherited', Object.create({ a: 1, b: 'heads' })],
    ['an undefined part', { a: 1, b: undefined }],
  ])('a combination has no outcome with %s', (_what, outcome) => {
    expect(combined({ a: die(2), b: coin }).includes(outcome)).toBe(false);
  });

  it('a combination is no array, and a key of Object.prototype is like any other', () => {
    expect(combined({ 0: die(2) }).includes([1])).toBe(false);
    expect(combined({ toString: die(2) }).includes({ toString: 1 })).toBe(true);
    expect(combined({ toString: die(2) }).includes({ valueOf: 1 })).toBe(false);
  });

  it('compares structured outcomes by value, whatever the order of keys', () => {
    const chance = uniform([{ a: [1, { b: null }], c: 'x' }]);
    expect(chance.includes({ c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(chance.includes({ c: 'x', a: [1, { b: 0 }] })).toBe(false);
    expect(chance.includes({ c: 'x', a: { 0: 1, 1: { b: null } } })).toBe(false);
    expect(chance.includes({ c: 'x', a: Object.assign([1, { b: null }], { length: 3 }) })).toBe(false);
  });

  it('a report may be more than the model gives', () => {
    const chance = reported(die(6), (outcome) => outcome === 'cocked' || die(6).includes(outcome));
    expect([chance.includes('cocked'), chance.includes(6), chance.includes(7)]).toEqual([true, true, false]);
    expect([...chance.outcomes()]).toHaveLength(6);
  });

  it('a mapped outcome must come back the same', () => {
    const lossy = mapped(die(6), String, (outcome) => Number(outcome), z.string());
    expect(['3', '3.0', ' 3', 3].map((outcome) => lossy.includes(outcome))).toEqual([true, false, false, false]);
  });
});

describe('events too large to list', () => {
  it.each([
    ['dice', d6(21), null],
    ['dice that just can be listed', d6(20), 6 ** 20],
    ['a hundred thousand coins', repeated(coin, 100_000), null],
    ['a part of a combination', combined({ a: d6(21), b: die(1) }), null],
    ['a product of a combination', combined({ a: d6(11), b: d6(11) }), null],
    [
      'a branch of a mixture',
      mixture<unknown>([
        [d6(21), 1],
        [coin, 1],
      ]),
      null,
    ],
    [
      'a common denominator',
      mixture<number>([
        [die(2 ** 31 - 1), 1],
        [
          mapped(
            die(2 ** 30),
            (n) => -n,
            (n) => -Number(n),
            z.number(),
          ),
          1,
        ],
      ]),
      null,
    ],
    [
      'a mapping',
      mapped(
        d6(21),
        (all) => all,
        (outcome) => outcome as number[],
        z.array(z.number()),
      ),
      null,
    ],
    ['a report', reported(d6(21), () => true), null],
    ['all of a large bag', drawn(['a', 'b'], [30, 30], 60), null],
    ['dice until a 1, as often as can be listed', until(die(6), (face) => face === 1, 20), 6 ** 20],
    ['dice until a 1, more often', until(die(6), (face) => face === 1, 1_000), null],
    ['many dice of one face', repeated(die(1), 1000), 1],
  ] as [string, Chance<unknown>, number | null][])('%s', (_name, chance, total) => {
    expect(chance.total).toBe(total);
    if (total === null) expect(() => chance.outcomes()).toThrow(RangeError);
    expect(chance.includes(chance.sample(createRng('large')))).toBe(true);
  });

  it('are made without a place for every die', () => {
    expect(repeated(coin, 2 ** 40).total).toBeNull();
    expect(repeated(die(1), 2 ** 40).total).toBe(1);
  });

  it('weights may go to the safe integers', () => {
    const rare = weighted([
      ['common', Number.MAX_SAFE_INTEGER - 1],
      ['rare', 1],
    ]);
    expect(rare.total).toBe(Number.MAX_SAFE_INTEGER);
    expect(rare.sample(createRng('rare'))).toBe('common');
  });
});

it('a mixture of like events weighs no more than it must', () => {
  const chance = mixture([
    [die(6), 2],
    [
      mapped(
        die(4),
        (n) => -n,
        (outcome) => -Number(outcome),
        z.number(),
      ),
      1,
    ],
  ]);
  expect([chance.total, [...chance.outcomes()].map(({ weight }) => weight)]).toEqual([
    36,
    [4, 4, 4, 4, 4, 4, 3, 3, 3, 3],
  ]);
});

describe('the schema', () => {
  it.each<[string, Chance<unknown>, object]>([
    ['a die', die(6), { type: 'integer', minimum: 1, maximum: 6 }],
    ['dice', d6(2), { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 1, maximum: 6 } }],
    ['colours', colour, { type: 'string', enum: ['yellow', 'red', 'blue'] }],
    [
      'a combination',
      combined({ eyes: die(6), coin }),
      {
        type: 'object',
        properties: { eyes: { type: 'integer', minimum: 1, maximum: 6 }, coin: { enum: ['heads', 'tails'] } },
        required: ['eyes', 'coin'],
        additionalProperties: false,
      },
    ],
    [
      'a list of several',
      combined([die(6), coin]),
      { type: 'array', prefixItems: [{ type: 'integer' }, { enum: ['heads', 'tails'] }] },
    ],
    [
      'a mixture',
      mixture<unknown>([
        [die(6), 1],
        [coin, 1],
      ]),
      {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 6 },
          { type: 'string', enum: ['heads', 'tails'] },
        ],
      },
    ],
    ['what is told in other words', mapped(die(2), String, Number, z.literal(['1', '2'])), { enum: ['1', '2'] }],
    ['a report', reported(die(6), () => true, z.number()), { type: 'number' }],
    ['a report of no more than the model', reported(coin, coin.includes), { enum: ['heads', 'tails'] }],
    ['a deal', shuffled(['a', 'a', 'b'], 2), { type: 'array', minItems: 2, maxItems: 2, items: { enum: ['a', 'b'] } }],
  ])('of %s', (_name, chance, schema) => {
    expect(z.toJSONSchema(chance.schema)).toMatchObject(schema);
  });

  it('is built once, when it is first asked for', () => {
    let built = 0;
    const build = () => {
      built++;
      return z.string();
    };
    const told = mapped(die(6), String, Number, build);
    const both = combined({ told, all: repeated(reported(told, told.includes, build), 3) });
    expect(both.includes(both.sample(createRng('lazy')))).toBe(true);
    expect(built).toBe(0);
    expect(both.schema).toBe(both.schema);
    expect(told.schema).toBe(told.schema);
    expect(built).toBe(2);
  });

  it('goes along where a Chance is copied', () => {
    const copy = { ...d6(2), total: 1 };
    expect(copy.schema).toBe(d6(2).schema);
    expect(Object.isFrozen(d6(2))).toBe(true);
    expect(Object.keys(copy).sort()).toEqual(['includes', 'outcomes', 'sample', 'schema', 'total']);
  });
});

describe('what is made once stays', () => {
  it('dice are one Chance for each pair of numbers', () => {
    expect(dice(3, 6)).toBe(d6(3));
    expect(dice(3, 6)).not.toBe(dice(6, 3));
    expect(dice(1, 1025).total).toBe(1025);
    expect(dice(2, 1).total).toBe(1);
  });

  it('later changes of the tables it was made of change nothing', () => {
    const entries: [string, number][] = [
      ['a', 1],
      ['b', 1],
    ];
    const chance = weighted(entries);
    entries[0] = ['c', 1];
    (entries[1] as [string, number])[1] = 1000;
    entries.push(['d', 1]);
    expect([chance.total, distribution(chance)]).toEqual([2, { '"a"': 1, '"b"': 1 }]);
    const rng = createRng('tables');
    expect(new Set(Array.from({ length: 50 }, () => chance.sample(rng)))).toEqual(new Set(['a', 'b']));
  });

  it('later changes of a bag and its counts change nothing', () => {
    const [values, counts] = [
      ['a', 'b'],
      [1, 1],
    ];
    const [one, both] = [drawn(values, counts), drawn(values, counts, 2)];
    values[0] = 'c';
    counts[1] = 1000;
    expect([distribution(one), distribution(both)]).toEqual([
      { '"a"': 1, '"b"': 1 },
      { '["a","b"]': 1, '["b","a"]': 1 },
    ]);
    expect(both.sample(createRng('bag')).sort()).toEqual(['a', 'b']);
  });

  it('an outcome that was handed out cannot change the event', () => {
    const tables = [
      uniform([
        [1, 2],
        [3, 4],
      ]),
      shuffled([{ card: 1 }, { card: 2 }]),
      drawn([{ card: 1 }, { card: 2 }], [1, 1], 2),
      until(uniform([[1, 2]]), () => false, 2),
    ];
    for (const chance of tables as Chance<unknown>[]) {
      const before = distribution(chance);
      const outcome = chance.sample(createRng('mine')) as unknown[];
      try {
        outcome[0] = 'spoilt';
        (outcome[1] as { card: number }).card = 99;
      } catch (error) {
        expect(error).toBeInstanceOf(TypeError);
      }
      expect(distribution(chance)).toEqual(before);
    }
  });
});

describe('what cannot be', () => {
  const wrong = [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '6', null, undefined, {}, Symbol('six')];
  it.each(wrong.map((value) => [String(value), value]))('a die of %s faces', (_name, sides) => {
    expect(() => die(sides as number)).toThrow(RangeError);
    expect(() => dice(1, sides as number)).toThrow(RangeError);
  });

  it.each(wrong.slice(1).map((value) => [String(value), value]))('%s times an event', (_name, count) => {
    expect(() => repeated(coin, count as number)).toThrow(RangeError);
    expect(() => dice(count as number, 6)).toThrow(RangeError);
  });

  it.each([
    ['nothing to choose from', []],
    ['only weights of 0', [['a', 0]]],
    [
      'a negative weight',
      [
        ['a', 1],
        ['b', -1],
      ],
    ],
    [
      'a broken weight',
      [
        ['a', 0.5],
        ['b', 0.5],
      ],
    ],
    ['no weight', [['a', Number.NaN]]],
    [
      'too large a sum',
      [
        ['a', Number.MAX_SAFE_INTEGER],
        ['b', 1],
      ],
    ],
  ] as [string, [string, number][]][])('%s', (_what, entries) => {
    expect(() => weighted(entries)).toThrow(RangeError);
    expect(() => mixture(entries.map(([face, weight]) => [uniform([face]), weight]))).toThrow(RangeError);
  });

  it.each<[string, unknown, unknown, unknown]>([
    ['too few counts', ['a', 'b'], [1], undefined],
    ['too many counts', ['a'], [1, 1], undefined],
    ['a negative count', ['a', 'b'], [2, -1], 1],
    ['a broken count', ['a'], [1.5], 1],
    ['an empty bag', ['a'], [0], undefined],
    ['more than there are', ['a', 'b'], [1, 1], 3],
    ['a negative number of draws', ['a'], [1], -1],
  ])('a bag with %s', (_what, values, counts, count) => {
    expect(() => drawn(values as string[], counts as number[], count as number)).toThrow(RangeError);
  });

  it.each(wrong.map((value) => [String(value), value]))('until, %s times at most', (_name, most) => {
    expect(() => until(die(6), () => true, most as number)).toThrow(RangeError);
  });

  it('weights of 0 leave an outcome out', () => {
    const chance = weighted([
      ['a', 0],
      ['b', 2],
      ['c', -0],
    ]);
    expect([distribution(chance), chance.includes('a')]).toEqual([{ '"b"': 2 }, false]);
  });
});

it('any weights give exactly these probabilities', () => {
  const tables = fc.array(fc.nat({ max: 50 }), { minLength: 1, maxLength: 8 }).filter((weights) => sum(weights) > 0);
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 2 }), (weights, count) => {
      const one = weighted(weights.map((weight, face) => [face, weight]));
      const chance = repeated(one, count);
      expect(chance.total).toBe(sum(weights) ** count);
      for (const { outcome, weight } of chance.outcomes()) {
        expect(weight).toBe(outcome.reduce((product, face) => product * (weights[face] ?? 0), 1));
      }
    }),
  );
});

describe('until', () => {
  const sevens = until(d6(2), ([a = 0, b = 0]) => a + b === 7, 9);

  it('ends with the first that holds, and not before', () => {
    for (let i = 0; i < 100; i++) {
      const rolls = sevens.sample(createRng(`sevens ${i}`));
      const at = rolls.findIndex((dice) => sum(dice) === 7);
      expect(at < 0 ? 9 : at + 1).toBe(rolls.length);
    }
    expect(sevens.includes([[3, 4]])).toBe(true);
    expect(
      sevens.includes([
        [3, 4],
        [3, 4],
      ]),
    ).toBe(false);
    expect(sevens.includes([[1, 1]])).toBe(false);
    expect(sevens.includes(Array(9).fill([1, 1]))).toBe(true);
    expect(sevens.includes(Array(10).fill([1, 1]))).toBe(false);
    expect(sevens.includes([])).toBe(false);
  });

  it('says in its description what ends it, unless that are too many to list', () => {
    expect(sevens.spec).toMatchObject({ kind: 'until', most: 9, of: d6(2).spec, holds: { length: 6 } });
    expect(until(d6(5), (dice) => sum(dice) === 5, 2).spec).toMatchObject({ holds: null });
    expect(until(d6(21), () => true, 2).spec).toMatchObject({ holds: null });
  });
});

describe('drawn', () => {
  it('draws one as weighted does, and describes it so', () => {
    const one = drawn(['a', 'b', 'c'], [2, 0, 3]);
    expect(one.spec).toEqual(
      weighted([
        ['a', 2],
        ['c', 3],
      ]).spec,
    );
    expect(drawn(['a', 'b', 'c'], [2, 0, 3], 4).spec).toEqual({
      kind: 'drawn',
      bag: [
        ['a', 2],
        ['c', 3],
      ],
      count: 4,
    });
  });

  it('gives all of a bag, each as often as it is there', () => {
    const all = drawn(['a', 'b', 'c'], [5, 0, 2], 7);
    for (let i = 0; i < 20; i++)
      expect(
        all
          .sample(createRng(`${i}`))
          .sort()
          .join(''),
      ).toBe('aaaaacc');
  });

  it('empties a bag, made anew of what is left', () => {
    const values = Array.from({ length: 30 }, (_, i) => ({ tile: i }));
    const counts = values.map(() => 4);
    const rng = createRng('empties');
    for (let left = 120; left > 0; left--) {
      const { tile } = drawn(values, counts).sample(rng);
      counts[tile] = (counts[tile] ?? 0) - 1;
    }
    expect(counts).toEqual(values.map(() => 0));
  });
});
