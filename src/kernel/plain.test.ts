import { isDeepStrictEqual } from 'node:util';
import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GameError } from './errors.js';
import { withLazy } from './lazy.js';
import {
  deepFreeze,
  isInteger,
  listIn,
  MAX_DEPTH,
  MAX_NODES,
  MAX_STRING,
  numberOrType,
  optionsIn,
  pathText,
  plainCopy,
  plainEqual,
  read,
  thaw,
  thawState,
} from './plain.js';

const copy = (value: unknown): unknown => plainCopy(value, 'INVALID_ACTION', 'value');

/** The error that a copy of the value gives; fails when there is none, or another. */
function refusal(value: unknown): GameError {
  try {
    copy(value);
  } catch (error) {
    if (error instanceof GameError) return error;
  }
  throw new Error('expected a GameError');
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

/** Every trap is counted, every operation goes through. */
function counting(target: object): { proxy: object; traps: string[] } {
  const traps: string[] = [];
  const handler: ProxyHandler<ProxyHandler<object>> = {
    get: (_, trap) => {
      traps.push(String(trap));
      return undefined;
    },
  };
  return { proxy: new Proxy(target, new Proxy({}, handler) as ProxyHandler<object>), traps };
}

const throwing = (thrown: unknown): object =>
  new Proxy(
    {},
    {
      ownKeys() {
        throw thrown;
      },
    },
  );

/** As text, so that `-0` is gone. */
const anyJson = fc
  .jsonValue({ maxDepth: 5 })
  .map((value) => JSON.stringify(value))
  .filter((json) => !json.includes('"__proto__"'));

describe('what is copied', () => {
  it.each([null, true, false, 0, 1.5, -1e300, '', 'text', [], {}, [[], {}], { a: [{ b: null }] }, [1, 'a', null]])(
    '%j comes out the same, as another object',
    (value) => {
      const result = copy(value);
      expect(result).toStrictEqual(value);
      if (typeof value === 'object' && value !== null) expect(result).not.toBe(value);
    },
  );

  it('any JSON value survives, and shares nothing with the copy', () => {
    fc.assert(
      fc.property(anyJson, (json) => {
        const frozen = deepFreeze(JSON.parse(json));
        const result = copy(frozen);
        expect(JSON.stringify(result)).toBe(json);
        expect(Object.isFrozen(result)).toBe(typeof result !== 'object' || result === null);
      }),
    );
  });

  it('-0 becomes 0, undefined properties are dropped', () => {
    expect(copy({ a: -0, b: undefined, c: [-0] })).toStrictEqual({ a: 0, c: [0] });
  });

  it.each([
    ['an object without prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['an object of another realm', vm.runInNewContext('({ a: [1, { b: 2 }] })'), { a: [1, { b: 2 }] }],
    ['an array of another realm', vm.runInNewContext('[1, [2]]'), [1, [2]]],
    ['an array subclass', new (class Dice extends Array<unknown> {})(1, 2), [1, 2]],
    ['an array with further keys', Object.assign([1], { extra: 2 }), [1]],
    ['symbol keys', { a: 1, [Symbol('s')]: 2 }, { a: 1 }],
    ['properties that are not enumerable', Object.defineProperty({ a: 1 }, 'b', { value: 2 }), { a: 1 }],
    [
      'keys of Object.prototype',
      { toString: 1, hasOwnProperty: 2, constructor: 3 },
      { toString: 1, hasOwnProperty: 2, constructor: 3 },
    ],
    ['keys that look like indices', { 1: 'b', 0: 'a', '-1': 'c' }, { 0: 'a', 1: 'b', '-1': 'c' }],
    ['the same object twice', [deepFreeze({ a: 1 })].flatMap((one) => [one, one]), [{ a: 1 }, { a: 1 }]],
    ['a proxy that lets everything through', new Proxy({ a: [1] }, {}), { a: [1] }],
  ])('%s', (_what, value, expected) => {
    const result = copy(value);
    expect(result).toEqual(expected);
    expect(Object.getPrototypeOf(result)).toBe(Array.isArray(expected) ? Array.prototype : Object.prototype);
  });

  it('an object in two places becomes two: the copy is a tree', () => {
    const shared = { a: 1 };
    const [first, second] = copy([shared, shared]) as object[];
    expect(first).not.toBe(second);
  });

  it('getters run once', () => {
    let calls = 0;
    const value = {
      get a() {
        return ++calls;
      },
    };
    expect([copy(value), calls]).toEqual([{ a: 1 }, 1]);
  });

  it('a proxy is read once a key, and only read', () => {
    const { proxy, traps } = counting({ a: 1, b: [2] });
    expect(copy(proxy)).toEqual({ a: 1, b: [2] });
    expect(traps.filter((trap) => trap === 'get')).toHaveLength(2);
    expect(new Set(traps)).toEqual(new Set(['getPrototypeOf', 'ownKeys', 'getOwnPropertyDescriptor', 'get']));
  });

  it('what was put into Object.prototype does not come along', () => {
    const prototype = Object.prototype as Record<string, unknown>;
    prototype.polluted = () => 1;
    try {
      expect(Object.keys(copy({ a: [{}] }) as object)).toEqual(['a']);
      expect(Object.keys(thaw({ a: { b: 1 } }))).toEqual(['a']);
      expect(Object.keys(thaw({ a: { b: 1 } }).a)).toEqual(['b']);
    } finally {
      delete prototype.polluted;
    }
  });
});

describe('what is refused', () => {
  const cycle: { self?: unknown } = {};
  cycle.self = [cycle];
  const { proxy: revoked, revoke } = Proxy.revocable({}, {});
  revoke();
  class Point {
    x = 1;
  }

  it.each([
    ['undefined', undefined, /value is missing/],
    ['undefined in an array', [undefined], /value: 0 is missing/],
    ['a hole', Array(1), /value: 0 is missing/],
    ['NaN', { a: Number.NaN }, /value: a is NaN/],
    ['infinity', [Number.POSITIVE_INFINITY], /is Infinity/],
    ['a bigint', { a: 1n }, /of type bigint/],
    ['a symbol', { a: Symbol('a') }, /of type symbol/],
    ['a function', { a: () => 1 }, /of type function/],
    ['a date', new Date(0), /not a plain object/],
    ['a map', new Map([[1, 2]]), /not a plain object/],
    ['a regular expression', /x/, /not a plain object/],
    ['an error', new Error('x'), /not a plain object/],
    ['a boxed number', Object(1), /not a plain object/],
    ['a typed array', new Uint8Array(2), /not a plain object/],
    ['a promise', Promise.resolve(1), /not a plain object/],
    ['an instance of a class', new Point(), /not a plain object/],
    ['an object that inherits', Object.create({ a: 1 }), /not a plain object/],
    ['a date of another realm', vm.runInNewContext('new Date(0)'), /not a plain object/],
    ['a thenable', Object.fromEntries([['then', () => 1]]), /then is of type function/],
    ['an object with toJSON', { toJSON: () => ({}) }, /toJSON is of type function/],
    ['a key __proto__', JSON.parse('{ "a": { "__proto__": { "b": 1 } } }'), /value: a.__proto__ is a forbidden key/],
    ['a cycle', cycle, /more than 32 levels/],
    ['a revoked proxy', revoked, /could not be read/],
    [
      'a getter that throws',
      {
        a: {
          get b() {
            throw new Error('no');
          },
        },
      },
      /value: a.b could not be read/,
    ],
    ['a proxy that throws', throwing(new Error('no')), /^value could not be read$/],
  ] as [string, unknown, RegExp][])('%s', (_what, value, message) => {
    const error = refusal(value);
    expect([error.code, error.cause]).toEqual(['INVALID_ACTION', undefined]);
    expect(error.message).toMatch(message);
  });

  it('what a hostile object throws is not looked at', () => {
    const { proxy, traps } = counting({});
    for (const thrown of [proxy, null, undefined, 'text', { toString: () => traps.push('toString') }]) {
      expect(refusal(throwing(thrown)).message).toBe('value could not be read');
    }
    expect(traps).toEqual([]);
  });

  it('the path says where', () => {
    expect(refusal({ a: [1, { b: 1n }] }).path).toEqual(['a', 1, 'b']);
  });
});

describe('limits', () => {
  it(`${MAX_DEPTH} levels are copied, one more is refused`, () => {
    expect(copy(nested(MAX_DEPTH))).toEqual(nested(MAX_DEPTH));
    expect(refusal(nested(MAX_DEPTH + 1)).message).toMatch(/is nested more than 32 levels deep$/);
    expect(refusal(nested(20_000)).message).toMatch(/is nested more than 32 levels deep$/);
  });

  it.each([
    ['an array', (n: number) => Array(n - 1).fill(0)],
    ['an object', (n: number) => Object.fromEntries(Array.from({ length: n - 1 }, (_, i) => [`k${i}`, 0]))],
    ['arrays of arrays', (n: number) => Array.from({ length: (n - 1) / 7 }, () => [1, 2, 3, 4, 5, 6])],
  ])(`${MAX_NODES} values are copied, more are refused: %s`, (_what, make) => {
    expect(copy(make(MAX_NODES))).toEqual(make(MAX_NODES));
    expect(refusal(make(MAX_NODES + 7)).message).toMatch(/more than 5000 values$/);
  });

  it('just one value more is refused', () => {
    expect(refusal(Array(MAX_NODES).fill(0)).message).toMatch(/more than 5000 values$/);
    expect(refusal([...Array(MAX_NODES - 2).fill(0), [0]]).message).toMatch(/more than 5000 values$/);
    expect(refusal([...Array(MAX_NODES - 2).fill(0), { a: 0 }]).message).toMatch(/more than 5000 values$/);
  });

  it('a long array is refused before anything of it is read', () => {
    const { proxy, traps } = counting(Array(2 ** 32 - 1));
    expect(refusal({ dice: proxy }).message).toBe('value: dice has more than 5000 values');
    expect(traps).toEqual(['get']);
  });

  it('an object of many keys is refused before anything of it is read', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_NODES + 1 }, (_, i) => [`k${i}`, i]));
    let reads = 0;
    const proxy = new Proxy(many, { get: () => ++reads });
    expect(refusal({ dice: proxy }).message).toBe('value: dice has more than 5000 values');
    expect(reads).toBe(0);
  });

  it('an array that lies about its length is refused', () => {
    for (const length of [Number.NaN, 1e9, '3x', {}, undefined]) {
      const liar = new Proxy([1, 2, 3], {
        get: (target, key) => (key === 'length' ? length : Reflect.get(target, key)),
      });
      expect(refusal(liar).message).toMatch(/could not be read|more than 5000 values/);
    }
    let calls = 0;
    const growing = { valueOf: () => ++calls };
    const never = new Proxy([], { get: (_, key) => (key === 'length' ? growing : 0) });
    expect(refusal(never).message).toMatch(/could not be read|more than 5000 values/);
  });

  it('long strings are refused', () => {
    expect(copy('x'.repeat(MAX_STRING))).toHaveLength(MAX_STRING);
    expect(refusal('x'.repeat(MAX_STRING + 1)).message).toBe('value is a string of more than 20000 characters');
  });

  it('messages stay short, and on one line', () => {
    const error = refusal({ ['k\n\u001b[31m\u2028'.repeat(1000)]: { [`l${'ong'.repeat(5000)}`]: 1n } });
    expect(error.message.length).toBeLessThan(160);
    expect(error.message).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(pathText(['a', 0, 'b\u0007'])).toBe('a.0.b\ufffd');
  });
});

describe('what a caller gives', () => {
  const setupError = (message: string) => expect.objectContaining({ code: 'INVALID_SETUP', message });
  const closed = throwing(new Error('not yours'));

  it('as options is copied, {} for none', () => {
    const given = { a: [1] };
    const options = optionsIn(given, 'host');
    expect([options, options === given, options.a === given.a]).toEqual([{ a: [1] }, false, true]);
    expect(optionsIn(undefined, 'host')).toEqual({});
    for (const wrong of [null, [], 7, 'a', closed]) {
      expect(() => optionsIn(wrong as never, 'host')).toThrow(setupError('host: expected options'));
    }
  });

  it('as a list is copied, as far as it is none too long', () => {
    const given = [1, 2];
    const list = listIn(given, 'games');
    expect([list, list === given]).toEqual([[1, 2], false]);
    expect(listIn(Array(MAX_NODES).fill(1), 'games')).toHaveLength(MAX_NODES);
    const refused = setupError(`games: expected a list of at most ${MAX_NODES}`);
    for (const wrong of [Array(MAX_NODES + 1).fill(1), undefined, null, { length: 1 }, 'ab', throwing(null)]) {
      expect(() => listIn(wrong as never, 'games')).toThrow(refused);
    }
  });

  it('is said in messages as a number, or by its type', () => {
    expect([7, Number.NaN, '7', null, undefined, Symbol('7')].map(numberOrType)).toEqual([
      7,
      Number.NaN,
      'string',
      'object',
      'undefined',
      'symbol',
    ]);
    expect([read(() => 7), read(() => closed && Object.keys(closed))]).toEqual([7, undefined]);
  });

  it('is an integer of a range, both ends included', () => {
    expect([1, 2, 3, 4, 5, 2.5, '3'].map((value) => isInteger(value, 2, 4))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([Number.MAX_SAFE_INTEGER, 2 ** 53].map((value) => isInteger(value, 0))).toEqual([true, false]);
  });

  it('is told where it is in eighty characters', () => {
    expect(pathText(['a', 0])).toBe('a.0');
    expect(pathText(['x'.repeat(80)])).toBe('x'.repeat(80));
    expect(pathText(['x'.repeat(81)])).toBe(`${'x'.repeat(79)}…`);
  });
});

describe('helpers', () => {
  it('deepFreeze takes what is frozen to be frozen all through, as parts of what was before', () => {
    const [inner, part] = [{ a: 1 }, { b: 1 }];
    const list = [inner, [[7]], null, 'x'];
    expect(deepFreeze(Object.freeze([part]))).toEqual([part]);
    expect(Object.isFrozen(part)).toBe(false);
    deepFreeze(list);
    expect([list, inner, list[1]].every(Object.isFrozen)).toBe(true);
    const [shared, fresh] = [{ c: 1 }, { d: 1 }];
    deepFreeze({ shared, fresh }, { shared });
    expect([shared, fresh].map((one) => Object.isFrozen(one))).toEqual([false, true]);
    const inherited = { e: 1 };
    deepFreeze(Object.assign(Object.create({ inherited }), { own: 1 }));
    expect(Object.isFrozen(inherited)).toBe(false);
    expect([deepFreeze(7), deepFreeze(null), deepFreeze('x')]).toEqual([7, null, 'x']);
  });

  it('thawState copies a state but for its options', () => {
    const state = deepFreeze({ game: 'x', options: { n: [1] }, dice: [[1], [2]], bag: { a: { b: 1 } }, none: null });
    const copy = thawState(state);
    expect(copy).toStrictEqual(state);
    expect([copy.options === state.options, copy.dice === state.dice, copy.bag.a === state.bag.a]).toEqual([
      true,
      false,
      false,
    ]);
    expect([copy, copy.dice, copy.dice[0], copy.bag, copy.bag.a].some((one) => Object.isFrozen(one))).toBe(false);
    expect([thaw(7), thaw(null), thaw('x')]).toEqual([7, null, 'x']);
  });

  it('what is lazy is made once, when it is asked for', () => {
    let made = 0;
    const members = withLazy({ a: 1 }, 'b', () => ({ made: ++made }));
    expect([made, Object.keys(members), Object.isFrozen(members)]).toEqual([0, ['a', 'b'], true]);
    const { b } = members;
    expect([b, b === members.b, { ...members }]).toEqual([{ made: 1 }, true, { a: 1, b: { made: 1 } }]);
  });

  it('deepFreeze freezes everything, thaw gives a mutable copy', () => {
    const frozen = deepFreeze({ a: [{ b: [1] }], c: null });
    expect([Object.isFrozen(frozen), Object.isFrozen(frozen.a[0]), Object.isFrozen(frozen.a[0]?.b)]).toEqual([
      true,
      true,
      true,
    ]);
    const warm = thaw(frozen);
    expect(warm).toStrictEqual(frozen);
    warm.a[0]?.b.push(2);
    expect([warm.a[0]?.b, frozen.a[0]?.b]).toEqual([[1, 2], [1]]);
  });

  it('plainEqual is equality of JSON, whatever the order of keys', () => {
    const shuffledKeys = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shuffledKeys);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, child]) => [key, shuffledKeys(child)]),
      );
    };
    const json = anyJson.map((text) => JSON.parse(text) as unknown);
    fc.assert(
      fc.property(json, (value) => {
        expect(plainEqual(value, shuffledKeys(value))).toBe(true);
      }),
    );
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(plainEqual(a, b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  it.each([
    [[], {}],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ toString: 1 }, {}],
    [{ a: undefined }, { b: undefined }],
    [[1], [1, 1]],
    [[1], Object.assign([1], { length: 2 })],
    [null, {}],
    ['1', 1],
    [[null], [[]]],
  ])('plainEqual tells %j and %j apart', (a, b) => {
    expect([plainEqual(a, b), plainEqual(b, a)]).toEqual([false, false]);
  });
});
