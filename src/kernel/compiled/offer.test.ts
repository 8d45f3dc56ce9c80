import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { blockWriter, writeChaCha20 } from '../dice/chacha.js';
import { deepFreeze } from '../plain.js';
import { list, natural, type Shape, unionBy } from '../schemas/schema.js';
import { globalConfig } from '../schemas/zod.js';
import { acceptorOf } from './acceptor.js';
import { compiledStructure, isLarge, shared } from './copies.js';
import { type Makers, makersHere, offer } from './makers.js';
import { offerMakers } from './offer.js';

const ENVELOPE = ['game', 'rules', 'players', 'options', 'events'];
const structureOf = (shape: Shape) => compiledStructure(shape, [...ENVELOPE, ...Object.keys(shape)]);

describe('makers that are offered', () => {
  const shape = { at: natural(9) };
  const action = { type: z.literal('go'), player: natural(3) };
  beforeEach(offerMakers);
  afterEach(() => {
    globalConfig.jitless = false;
  });

  it('make code for all games, and for their dice', () => {
    const makers = makersHere() as Makers;
    expect(makers.structure(shape, [...ENVELOPE, 'at'])).toHaveProperty('share');
    expect(makers.reading([['go', action]])?.({ type: 'go', player: 1 })).toEqual({ type: 'go', player: 1 });
    expect(makers.acceptor(z.enum(['a'])._zod as never)?.('a')).toBe(true);
    const [own, quick] = [new Int32Array(16), new Int32Array(16)];
    writeChaCha20(
      own,
      Int32Array.from({ length: 16 }, (_, i) => i * 77),
    );
    blockWriter()(
      quick,
      Int32Array.from({ length: 16 }, (_, i) => i * 77),
    );
    expect([blockWriter() === writeChaCha20, quick]).toEqual([false, own]);
  });

  it('make none where zod may make none', () => {
    globalConfig.jitless = true;
    const makers = makersHere() as Makers;
    expect([makers.structure(shape, [...ENVELOPE, 'at']), makers.reading([['go', action]])]).toEqual([null, null]);
    expect(makers.acceptor(z.enum(['a'])._zod as never)?.('a')).toBe(true);
  });

  it('are those that were offered last', () => {
    const others = { structure: () => null, acceptor: () => undefined, reading: () => null };
    offer(others);
    expect(makersHere()).toBe(others);
  });
});

describe('zod is not asked', () => {
  beforeEach(offerMakers);
  /** The schema, of which zod can't read anything any more. */
  const deaf = <S extends z.core.$ZodType>(schema: S): S => {
    schema._zod.run = () => {
      throw new Error('zod was asked');
    };
    return schema;
  };

  it.each<[string, z.core.$ZodType, unknown, unknown]>([
    ['numbers', deaf(z.number()), 1.5, '1'],
    ['texts', deaf(z.string()), 'a', 1],
    ['truth', deaf(z.boolean()), true, 'true'],
    ['literals', deaf(z.literal(['a', 1])), 1, 2],
    ['enumerations', deaf(z.enum(['a', 'b'])), 'b', 'c'],
    ['what may be null', deaf(z.nullable(deaf(z.string()))), null, 1],
    ['what may be left out', deaf(z.optional(deaf(z.string()))), 'a', 1],
    ['lists', deaf(z.array(deaf(z.string()))), ['a'], [1]],
    ['objects', deaf(z.strictObject({ a: deaf(z.string()) })), { a: 'x' }, { a: 1 }],
    ['what is an object and no list', deaf(z.strictObject({})), {}, []],
    [
      'unions of ours',
      deaf(unionBy('kind', new Map([['a', deaf(z.strictObject({ kind: deaf(z.literal('a')) }))]]))),
      { kind: 'a' },
      { kind: 'b' },
    ],
    ['either of two', deaf(z.union([deaf(z.string()), deaf(z.number())])), 7, null],
  ])('about %s', (_, schema, good, bad) => {
    const accepts = acceptorOf(schema);
    expect([accepts(good), accepts(bad)]).toEqual([true, false]);
  });

  it('but about objects that may have more', () => {
    expect(() => acceptorOf(deaf(z.looseObject({ a: z.string() })))({ a: 'x' })).toThrow('zod was asked');
    const filled = z.strictObject({ a: z._default(z.string(), 'x'), b: z.string() });
    expect([{ b: 'y' }, { a: 'x', b: 'y' }].map(acceptorOf(filled))).toEqual([false, true]);
  });
});

describe('states that can be large', () => {
  it.each<[string, (length: number) => Shape, number]>([
    ['a list', (length) => ({ a: list(natural(), length) }), 499],
    ['a list beside a number', (length) => ({ a: list(natural(), length), b: natural() }), 498],
    ['a list or null', (length) => ({ a: z.nullable(list(natural(), length)) }), 499],
    ['a list that may be missing', (length) => ({ a: z.optional(list(natural(), length)), b: natural() }), 498],
    ['lists of nine', (length) => ({ a: list(list(natural(), 9), length) }), 49],
    ['a list in an object', (length) => ({ a: z.strictObject({ x: list(z.string(), length), y: z.boolean() }) }), 497],
    ['a list of literals', (length) => ({ a: list(z.union([z.literal('a'), z.null(), z.enum(['b'])]), length) }), 499],
  ])('are told by their schema: %s', (_, shape, most) => {
    expect([most, most + 1].map((length) => structureOf(shape(length))?.canBeLarge)).toEqual([false, true]);
  });

  it.each<[string, z.core.$ZodType]>([
    ['a list without end', z.array(natural())],
    ['anything', z.unknown()],
    ['a union with a list without end', z.union([natural(), z.array(natural())])],
  ])('are those with %s', (_, schema) => {
    expect(structureOf({ a: schema, b: natural() })?.canBeLarge).toBe(true);
  });

  it('are those that may hold themselves', () => {
    const tree: z.core.$ZodType = z.strictObject({
      get children() {
        return list(tree, 1);
      },
    });
    expect(structureOf({ tree })?.canBeLarge).toBe(true);
  });

  it.each<[string, (length: number) => object, number]>([
    ['numbers', (length) => ({ a: Array(length).fill(1) }), 498],
    ['numbers beside others', (length) => ({ a: Array(length).fill(1), b: 1, c: null }), 496],
    ['lists', (length) => ({ a: Array(length).fill([1]) }), 166],
    ['objects', (length) => ({ a: Array.from({ length }, () => ({ b: 1 })), c: 1 }), 165],
    ['properties', (length) => Object.fromEntries(Array.from({ length }, (_, i) => [`p${i}`, i])), 499],
  ])('are told by what is in them: %s', (_, state, most) => {
    expect([most, most + 1, 3 * most].map((length) => isLarge(state(length)))).toEqual([false, true, true]);
  });
});

describe('code for states', () => {
  const seat = z.strictObject({ at: natural(), last: z.nullable(z.strictObject({ n: natural() })) });
  const shape = { seats: list(seat, 4), one: z.optional(seat), name: z.string() };
  const state = deepFreeze({
    game: 'toy',
    rules: 1,
    players: 2,
    options: {},
    events: 0,
    seats: [
      { at: 1, last: { n: 1 } },
      { at: 2, last: null },
    ],
    one: { at: 3, last: { n: 2 } },
    name: 'a',
  });
  const { copy, share, perform } = structureOf(shape) as NonNullable<ReturnType<typeof structureOf>>;
  afterEach(() => vi.restoreAllMocks());

  /** How often it is asked which properties something has, which takes most of the time. */
  function asking<T>(run: () => T): [asked: number, result: T] {
    const spies = [vi.spyOn(Object, 'hasOwn'), vi.spyOn(Object, 'keys')];
    const result = run();
    const asked = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    vi.restoreAllMocks();
    return [asked, result];
  }

  it('asks nothing of what is as the schema says', () => {
    const [copying, draft] = asking(() => copy(state));
    expect([copying, draft]).toEqual([0, state]);
    expect([draft.seats[0] === state.seats[0], draft.one === state.one, draft.options === state.options]).toEqual([
      false,
      false,
      true,
    ]);
    const [sharing, shared] = asking(() => share(state, draft));
    expect([sharing, shared === state]).toEqual([0, true]);
    const changed = copy(state);
    (changed.seats[1] as { at: number }).at = 7;
    const [more, next] = asking(() => share(state, changed));
    expect([more, next.seats[0] === state.seats[0], next.one === state.one, next.seats[1]]).toEqual([
      0,
      true,
      true,
      { at: 7, last: null },
    ]);
    const [performing] = asking(() => {
      perform({ apply: () => undefined } as never, copy(state) as never, { type: 'go', player: 0 }, undefined);
    });
    expect(performing).toBe(0);
  });

  it('copies what no schema lets pass as deep as it is', () => {
    const odd = deepFreeze({ ...state, name: { deep: [1] }, rules: [[1]] });
    const draft = copy(odd);
    expect(draft).toEqual(odd);
    expect([draft.name === odd.name, draft.name.deep === odd.name.deep, draft.rules === odd.rules]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('takes no list for an object with the same in it', () => {
    expect([shared([1], { 0: 1 }), shared({ 0: 1 }, [1])]).toEqual([{ 0: 1 }, [1]]);
    const [was, now] = [Object.freeze([1, 2]), [1, 2]];
    expect([shared(was, now) === was, shared(was, was) === was, shared(7, 7), shared(was, null)]).toEqual([
      true,
      true,
      7,
      null,
    ]);
  });

  it('asks where something is otherwise', () => {
    const [asked, draft] = asking(() => copy({ ...state, more: [{}] }));
    expect([asked > 0, draft]).toEqual([true, { ...state, more: [{}] }]);
  });

  it('is made of states with all fields that are needed, and of no others', () => {
    expect(compiledStructure(shape, [...ENVELOPE, 'seats', 'name'])).not.toBe(null);
    expect(compiledStructure(shape, [...ENVELOPE, 'seats', 'one'])).toBe(null);
    expect(compiledStructure(shape, [...ENVELOPE, 'seats', 'name', 'other'])).toBe(null);
    expect(compiledStructure(shape, ['game', 'seats', 'name'])).toBe(null);
    expect(compiledStructure({}, ENVELOPE)).toBe(null);
  });
});
