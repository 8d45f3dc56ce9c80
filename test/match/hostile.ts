/** Deeper than anything that is read. */
function deep(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { value };
  return value;
}

const LONG = 'x'.repeat(1_000_000);

const throwing = {
  get type(): never {
    throw new Error('read');
  },
};

/** As JSON from a wire has it: a property of that name, no prototype. */
const withPrototype = JSON.parse('{"type":"submit","__proto__":{"polluted":true},"key":"k"}') as object;

/** What nobody who means well sends, in any place. */
export const hostileValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  -0,
  0.5,
  2 ** 53,
  -(2 ** 53),
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  10n,
  Symbol('s'),
  () => undefined,
  '',
  '0',
  '__proto__',
  'constructor',
  "'; drop table dicewright_match; --",
  '\u0000',
  '\ud800',
  LONG,
  [],
  [[]],
  {},
  Object.create(null),
  new Date(0),
  new Map([['type', 'roll']]),
  new Proxy({}, { ownKeys: () => ['type'], get: () => throwing.type }),
  throwing,
  withPrototype,
  JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  { [LONG]: 1 },
  { length: 2 ** 32 },
  deep(20_000),
  Array.from({ length: 100_000 }, () => 0),
  new Array(2 ** 32 - 1),
];

/** Each field of an object in turn with each hostile value, and without it. */
export function* spoilt(message: object): Generator<object> {
  for (const field of Object.keys(message)) {
    const { [field]: _, ...rest } = message as Record<string, unknown>;
    yield rest;
    for (const value of hostileValues) yield { ...message, [field]: value };
  }
}

/** Whether anything has got a property by way of a prototype. */
export const isPolluted = (): boolean => 'polluted' in {} || 'polluted' in [] || 'polluted' in (() => undefined);
