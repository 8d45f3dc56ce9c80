/** A value that no part of a game should accept, or choke on. */
export interface HostileValue {
  /** What it is: `'a proxy that throws'`. */
  readonly name: string;
  readonly value: unknown;
  /** Whether anyone has tried to change the value. */
  readonly touched: () => boolean;
}

/** Levels of nesting that overflow the stack of any code that recurses without counting. */
const DEPTH = 20_000;
const LONG = 100_000;

const untouched = () => false;

function throwing(): never {
  throw new Error('a hostile value was asked');
}

/** A hostile thing may throw anything, even something that throws when looked at. */
function throwingWorse(): never {
  throw new Proxy({}, { get: throwing, getPrototypeOf: throwing });
}

function everyTrap(trap: () => never): ProxyHandler<object> {
  const names = [
    'apply',
    'construct',
    'defineProperty',
    'deleteProperty',
    'get',
    'getOwnPropertyDescriptor',
    'getPrototypeOf',
    'has',
    'isExtensible',
    'ownKeys',
    'preventExtensions',
    'set',
    'setPrototypeOf',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, trap]));
}

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

function cycle(): unknown {
  const object: Record<string, unknown> = { type: 'roll', player: 0 };
  object.self = object;
  return object;
}

function cyclicArray(): unknown {
  const array: unknown[] = [1];
  array.push(array);
  return array;
}

function nested(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let i = 0; i < DEPTH; i++) value = wrap(value);
  return value;
}

class Sneaky {
  readonly type = 'roll';
  readonly player = 0;
  toJSON(): never {
    return throwing();
  }
}

function sparse(): unknown {
  const array: unknown[] = [1];
  array[1_000_000] = 2;
  return array;
}

/** Answers differently each time it is asked, and never well. */
function fickle(): unknown {
  let asked = 0;
  return {
    player: 0,
    get type() {
      asked++;
      return asked % 2 === 0 ? asked : throwing();
    },
  };
}

/** A proxy round something harmless, which notices every attempt to change it. */
function watched(target: object): HostileValue {
  let touched = false;
  const note = () => {
    touched = true;
    return true;
  };
  const value = new Proxy(target, {
    set: note,
    defineProperty: note,
    deleteProperty: note,
    setPrototypeOf: note,
    preventExtensions: () => note() && false,
  });
  return { name: 'a proxy that notices writing', value, touched: () => touched };
}

const makers: readonly (readonly [name: string, make: () => unknown])[] = [
  ['undefined', () => undefined],
  ['null', () => null],
  ['true', () => true],
  ['NaN', () => Number.NaN],
  ['minus zero', () => -0],
  ['infinity', () => Number.POSITIVE_INFINITY],
  ['minus infinity', () => Number.NEGATIVE_INFINITY],
  ['a number beyond the safe integers', () => 2 ** 53],
  ['a fraction', () => 0.5],
  ['a negative number', () => -1],
  ['a BigInt', () => 10n],
  ['a symbol', () => Symbol('hostile')],
  ['a function', () => throwing],
  ['a class', () => Sneaky],
  ['the empty string', () => ''],
  ['a lone surrogate', () => '\ud800'],
  ['the string __proto__', () => '__proto__'],
  ['the string constructor', () => 'constructor'],
  ['a huge string', () => 'x'.repeat(LONG)],
  ['an empty object', () => ({})],
  ['an empty array', () => []],
  ['an object without prototype', () => Object.assign(Object.create(null), { type: 'roll', player: 0 })],
  ['an object with a hostile prototype', () => Object.create({ type: 'roll', player: 0, dice: [0] })],
  ['an object whose prototype throws', () => Object.create(new Proxy({}, everyTrap(throwing)))],
  ['an own __proto__ key', () => JSON.parse('{"type":"roll","player":0,"__proto__":{"polluted":true}}')],
  ['constructor and prototype keys', () => ({ constructor: { prototype: { polluted: true } }, type: 'constructor' })],
  ['the type __proto__', () => ({ type: '__proto__', player: 0 })],
  ['the type toString', () => ({ type: 'toString', player: 0 })],
  ['a type that is an object', () => ({ type: { toString: throwing }, player: 0 })],
  ['an object that contains itself', cycle],
  ['an array that contains itself', cyclicArray],
  ['arrays nested deeply', () => nested((inner) => [inner])],
  ['objects nested deeply', () => nested((inner) => ({ inner }))],
  ['a sparse array', sparse],
  ['the longest array there is', () => new Array(2 ** 32 - 1)],
  ['a long array', () => new Array(LONG).fill(0)],
  // Of numbers, because V8 lists ten times as many in the same time.
  ['an object with many keys', () => ({ ...new Array(6_000).fill(0) })],
  ['an array-like object', () => ({ length: 2 ** 32, 0: 1 })],
  ['an array with more properties', () => Object.assign([0, 1], { extra: true })],
  ['a proxy that throws', () => new Proxy({}, everyTrap(throwing))],
  ['a proxy that throws something hostile', () => new Proxy({}, everyTrap(throwingWorse))],
  ['a proxied array that throws', () => new Proxy([], everyTrap(throwing))],
  ['a proxied function that throws', () => new Proxy(throwing, everyTrap(throwing))],
  ['a revoked proxy', () => revoked({})],
  ['a revoked proxy of an array', () => revoked([])],
  ['a proxy that claims to be long', () => new Proxy([], { get: (_, key) => (key === 'length' ? 1e9 : 0) })],
  ['a proxy whose length is a string', () => new Proxy([], { get: (_, key) => (key === 'length' ? 'x' : 0) })],
  [
    'a proxy with endless keys',
    () => new Proxy({}, { get: (_, key) => (typeof key === 'string' ? { key } : undefined) }),
  ],
  [
    'a getter that throws',
    () => ({
      type: 'roll',
      get player() {
        return throwing();
      },
    }),
  ],
  [
    'a getter that throws something hostile',
    () => ({
      get type() {
        return throwingWorse();
      },
    }),
  ],
  ['a getter that changes its mind', fickle],
  ['a toJSON that throws', () => ({ type: 'roll', player: 0, toJSON: throwing })],
  ['a valueOf that throws', () => ({ valueOf: throwing, toString: throwing, [Symbol.toPrimitive]: throwing })],
  ['an iterator that throws', () => ({ [Symbol.iterator]: throwing })],
  ['a thenable', () => Object.fromEntries([['then', throwing]])],
  ['symbol keys', () => ({ [Symbol('key')]: 1, type: 'roll', player: 0 })],
  ['a class instance', () => new Sneaky()],
  ['a Date', () => new Date(0)],
  ['a Map', () => new Map([['type', 'roll']])],
  ['a Set', () => new Set([1])],
  ['a regular expression', () => /x/],
  ['an Error', () => new Error('hostile')],
  ['a Promise', () => Promise.resolve()],
  ['bytes', () => new Uint8Array(8)],
  ['a boxed string', () => Object('roll')],
  ['a boxed number', () => Object(0)],
  ['a frozen object', () => Object.freeze({ type: 'roll', player: 0, dice: Object.freeze([0]) })],
  ['a sealed object', () => Object.seal({ type: 'roll', player: 0 })],
  ['the global object', () => globalThis],
  ['Object.prototype', () => Object.prototype],
];

const watchedTargets: readonly (() => object)[] = [() => ({ type: 'roll', player: 0 }), () => [0]];

export const HOSTILE_VALUES = makers.length + watchedTargets.length;

/** Hostile value number `index`, new. */
export function hostileValue(index: number): HostileValue {
  const maker = makers[index];
  if (maker) return { name: maker[0], value: maker[1](), touched: untouched };
  const target = watchedTargets[index - makers.length];
  if (!target) throw new RangeError(`there is no hostile value ${index}`);
  return watched(target());
}

/**
 * Values that want to crash, confuse or change a program that takes them: cycles, 20,000 levels of nesting, proxies
 * and getters that throw, sparse and endless arrays, `__proto__` keys, numbers that JSON does not know, instances of
 * classes. Each call makes new ones.
 *
 * Don't print, compare or clone them: looking at some throws.
 *
 * @example
 * ```ts
 * import { isAction } from 'dicewright';
 * import { kiriki } from 'dicewright/kiriki';
 * import { hostileValues } from 'dicewright/testing';
 *
 * const taken = hostileValues().filter(({ value }) => isAction(kiriki, value));
 * console.log(taken.map(({ name }) => name)); // → [ 'a frozen object' ]
 * ```
 */
export function hostileValues(): readonly HostileValue[] {
  return Array.from({ length: HOSTILE_VALUES }, (_, index) => hostileValue(index));
}
