import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { games } from '../../src/catalogue.js';
import { createRng, uniformInt } from '../../src/kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../src/kernel/types.js';
import { choiceRng } from '../../src/testing/choices.js';
import { hostileValues } from '../../src/testing/hostile.js';
import { mutated } from '../../src/testing/mutate.js';
import { jsonCopy, keyOf, plainTreeProblem, unfrozenPart } from '../../src/testing/plain-checks.js';
import { withoutAmbience } from '../../src/testing/traps.js';
import { wellFormed } from '../../src/testing/well-formed.js';

describe('choices', () => {
  it('are what a draw gives, modulo the number of values', () => {
    const rng = choiceRng([0, 5, 6, 7]);
    expect([1, 2, 3, 4, 5].map(() => uniformInt(rng, 1, 6))).toEqual([1, 6, 1, 2, 1]);
    expect(rng.used).toEqual([0, 5, 6, 7, 0]);
  });

  it('go on from where a clone was made', () => {
    const rng = choiceRng([3, 4], () => 9);
    rng.next();
    const clone = rng.clone();
    expect([uniformInt(rng, 0, 9), uniformInt(clone, 0, 9), uniformInt(clone, 0, 9)]).toEqual([4, 4, 9]);
    expect(rng.getState()).toEqual([]);
  });

  it('are not made for ever', () => {
    const waits = (awaited: number): void => {
      const rng = choiceRng([]);
      while (uniformInt(rng, 1, 6) !== awaited);
    };
    waits(1);
    expect(() => waits(2)).toThrow('no choice is made after 4000000 numbers');
  });

  it('are as many as the start that is built anew most often asks for', async () => {
    const slide: AnyGame = await games.slide.load();
    const start = slide.setup({ players: 2 });
    const lowest = choiceRng([]);
    const built = slide.chance(start, { type: 'build', player: 0 })?.sample(lowest);
    expect(slide.playersToAct(slide.reduce(start, { type: 'build', player: 0, outcome: built } as AnyAction))).toEqual([
      0,
    ]);
    expect(lowest.used.length).toBeGreaterThan(200_000);
  });
});

describe('hostile values', () => {
  it('are many, have names of their own, and are new each time', () => {
    const [first, second] = [hostileValues(), hostileValues()];
    expect(first.length).toBeGreaterThan(60);
    expect(new Set(first.map(({ name }) => name)).size).toBeGreaterThanOrEqual(first.length - 1);
    const [a, b] = [first, second].map((values) => values.find(({ name }) => name === 'a proxy that throws')?.value);
    expect(a === b).toBe(false);
  });

  it('notice when they are written to', () => {
    const watched = hostileValues().filter(({ name }) => name === 'a proxy that notices writing');
    expect(watched).toHaveLength(2);
    for (const { value, touched } of watched) {
      expect(touched()).toBe(false);
      Reflect.set(value as object, 'x', 1);
      expect(touched()).toBe(true);
    }
  });
});

describe('traps', () => {
  const touchers: [string, () => unknown][] = [
    ['Math.random', () => Math.random()],
    ['Date', () => Date.now()],
    ['Date', () => new Date()],
    ['Date', () => Date()],
    ['performance.now', () => performance.now()],
    ['crypto.getRandomValues', () => crypto.getRandomValues(new Uint8Array(1))],
    ['crypto.randomUUID', () => crypto.randomUUID()],
  ];

  it.each(touchers)('notice %s', (name, touch) => {
    expect(() => withoutAmbience(touch)).toThrow(`${name} was read`);
    expect(() => touch()).not.toThrow();
  });

  it.each(touchers)('notice %s also when the error is caught', (name, touch) => {
    const quietly = () => {
      try {
        touch();
      } catch {
        // Hidden.
      }
    };
    expect(() => withoutAmbience(quietly)).toThrow(`${name} was read`);
  });

  it('put everything back, whatever happens', () => {
    const before = [Math.random, Date, performance.now, crypto.randomUUID];
    expect(withoutAmbience(() => [] instanceof Date)).toBe(false);
    expect(() =>
      withoutAmbience(() => {
        throw new RangeError('mine');
      }),
    ).toThrow(new RangeError('mine'));
    expect([Math.random, Date, performance.now, crypto.randomUUID]).toEqual(before);
    expect(Object.hasOwn(performance, 'now')).toBe(false);
  });
});

describe('plain trees', () => {
  const shared = {};
  const bad: [string, unknown][] = [
    ['-0', { a: [-0] }],
    ['NaN', Number.NaN],
    ['undefined', { a: undefined }],
    ['a BigInt', [1n]],
    ['a class', new Date(0)],
    ['two places', [shared, shared]],
    ['a gap', new Array(1)],
    ['a symbol key', { [Symbol('s')]: 1 }],
    ['a getter', Object.defineProperty({}, 'a', { get: () => 1, enumerable: true })],
    ['a hidden property', Object.defineProperty({}, 'a', { value: 1 })],
    ['a property of an array', Object.assign([1], { a: 1 })],
    ['no prototype', Object.create(null)],
  ];

  it.each(bad)('have no %s', (_, value) => {
    expect(plainTreeProblem(value)).not.toBeNull();
  });

  it('are of JSON values, the same one in two places being only scalars', () => {
    expect(plainTreeProblem({ a: [1, 'x', null, true, { b: [] }], c: 'x', d: 1 })).toBeNull();
  });

  it('are frozen when all their parts are', () => {
    expect(unfrozenPart(Object.freeze({ a: Object.freeze([{}]) }))).toBe('it.a.0');
    expect(unfrozenPart(Object.freeze({ a: Object.freeze([1]) }))).toBeNull();
  });

  it('have one key, however their keys are ordered', () => {
    expect(keyOf({ a: 1, b: { d: 1, c: [2, 1] } })).toBe(keyOf({ b: { c: [2, 1], d: 1 }, a: 1 }));
    expect(keyOf([1, 2])).not.toBe(keyOf([2, 1]));
  });
});

describe('mutations', () => {
  it('change something, but never the original, and only in a copy', () => {
    const original = { type: 'roll', player: 0, dice: [0, 1], outcome: [{ a: 1 }, true, null] };
    const before = keyOf(original);
    const rng = createRng('mutations');
    const results = Array.from({ length: 500 }, () => mutated(original, rng));
    expect(keyOf(original)).toBe(before);
    // Two swapped may be the same one, and a number that is zero stays it.
    expect(results.filter(({ value }) => keyOf(value) !== before).length).toBeGreaterThan(400);
    expect(new Set(results.map(({ what }) => what)).size).toBeGreaterThan(40);
  });
});

/** How many different actions are to be seen: those without fields of their own differ by type and player only. */
function differentActions({ schemas, playerCount }: AnyGame): number {
  const { options } = schemas.action._zod.def as unknown as {
    readonly options: readonly { readonly _zod: { readonly def: { readonly shape: object } } }[];
  };
  const common = ['type', 'player', 'outcome'];
  const hasFields = options.some(({ _zod }) => Object.keys(_zod.def.shape).some((key) => !common.includes(key)));
  return hasFields ? 6 : Math.min(6, options.length * playerCount.max);
}

/** Of each schema; most of them have to parse. */
const VALUES = 300;

describe('well-formed values', () => {
  it('parse nearly always, for the actions and options of every game', async () => {
    const poor: string[] = [];
    let schemas = 0;
    for (const { load } of Object.values(games)) {
      const game = await load();
      const rng = createRng(game.id);
      for (const [what, schema, different] of [
        ['actions', game.schemas.action, differentActions(game)],
        ['options', game.schemas.options, Math.min(6, game.variants.length)],
      ] as const) {
        const values = Array.from({ length: VALUES }, () => wellFormed(schema, rng));
        const parsed = values.filter((value) => z.safeParse(schema, jsonCopy(value)).success).length;
        const found = new Set(values.map(keyOf)).size;
        if (parsed <= (VALUES * 5) / 6) poor.push(`${game.id}: ${parsed} of ${VALUES} ${what} parse`);
        if (found < different) poor.push(`${game.id}: only ${found} different ${what}`);
        schemas++;
      }
    }
    expect(poor).toEqual([]);
    expect(schemas).toBe(2 * Object.keys(games).length);
  });

  it('know the schemas that games are made of', () => {
    const rng = createRng('schemas');
    const schemas = [
      z.int().check(z.minimum(-3), z.maximum(3)),
      z.number().check(z.minimum(0), z.maximum(1)),
      z.array(z.boolean()).check(z.length(3)),
      z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
      z.string().check(z.regex(/^[1-8]?[a-i][1-9]$/)),
      z.string().check(z.regex(/^x[.r-t]{3}-y{1,2}z*$/)),
      z.string().check(z.minLength(6), z.maxLength(9), z.regex(/^[1-6a-z]*$/)),
      z.string().check(z.maxLength(2), z.regex(/^[ab]+$/)),
      z.string().check(z.minLength(40), z.regex(/^x[ab]{2,}$/)),
      z.tuple([z.null(), z.literal(['a', 2])]),
      z.record(z.string(), z.nullable(z.int())),
      z.union([z.literal(1), z.strictObject({ a: z.optional(z.boolean()) })]),
      z._default(z.readonly(z.array(z.int().check(z.gt(0), z.lt(3)))), []),
    ];
    for (const schema of schemas) {
      const values = Array.from({ length: 100 }, () => wellFormed(schema, rng));
      expect(values.filter((value) => !z.safeParse(schema, value).success)).toEqual([]);
      expect(new Set(values.map(keyOf)).size).toBeGreaterThan(1);
    }
  });
});
