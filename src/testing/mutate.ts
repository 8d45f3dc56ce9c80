import { pick, type RandomGenerator, uniformInt } from '../kernel/dice/random.js';
import { plainEqual } from '../kernel/plain.js';
import { jsonCopy } from './plain-checks.js';

/** What was changed in a value, and how: `'dice.0: a neighbour'`. */
export interface Mutation {
  readonly what: string;
  readonly value: unknown;
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const children = Object.keys(value).flatMap((key) =>
    pathsOf((value as Record<string, unknown>)[key], [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? children : [path, ...children];
}

/** A copy with the part at the path made new; nothing else is copied deeper than need be. */
function changed(value: unknown, path: Path, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], rest, change);
  return copy;
}

type Change = readonly [what: string, change: (part: unknown, rng: RandomGenerator) => unknown];

const numberChanges: readonly Change[] = [
  ['one more', (n) => (n as number) + 1],
  ['one less', (n) => (n as number) - 1],
  ['a small number', (_, rng) => uniformInt(rng, 0, 9)],
  ['zero', () => 0],
  ['a fraction', (n) => (n as number) + 0.5],
  ['a huge number', () => Number.MAX_SAFE_INTEGER],
  ['a string', (n) => String(n)],
  ['null', () => null],
];

const textChanges: readonly Change[] = [
  ['another text', () => 'nothing'],
  ['the empty text', () => ''],
  ['capitals', (text) => (text as string).toUpperCase()],
  ['a number', () => 1],
  ['null', () => null],
];

const swapped = (list: readonly unknown[], rng: RandomGenerator): unknown[] => {
  const copy = [...list];
  const i = uniformInt(rng, 0, copy.length - 1);
  const j = uniformInt(rng, 0, copy.length - 1);
  [copy[i], copy[j]] = [copy[j], copy[i]];
  return copy;
};

const listChanges: readonly Change[] = [
  ['the other way round', (list) => [...(list as unknown[])].reverse()],
  ['two swapped', (list, rng) => ((list as unknown[]).length < 2 ? list : swapped(list as unknown[], rng))],
  ['the last left out', (list) => (list as unknown[]).slice(0, -1)],
  ['the first left out', (list) => (list as unknown[]).slice(1)],
  ['empty', () => []],
  ['the first twice', (list) => [(list as unknown[])[0] ?? 0, ...(list as unknown[])]],
  ['one more', (list, rng) => [...(list as unknown[]), uniformInt(rng, 0, 9)]],
  ['an object', (list) => ({ ...(list as unknown[]) })],
];

const objectChanges: readonly Change[] = [
  ['empty', () => ({})],
  ['another key', (object) => ({ ...(object as object), another: 1 })],
  ['an array', (object) => Object.values(object as object)],
  ['null', () => null],
];

const otherChanges: readonly Change[] = [
  ['turned round', (part) => (typeof part === 'boolean' ? !part : 0)],
  ['a small number', (_, rng) => uniformInt(rng, 0, 9)],
  ['a text', () => 'text'],
];

function changesOf(part: unknown): readonly Change[] {
  if (typeof part === 'number') return numberChanges;
  if (typeof part === 'string') return textChanges;
  if (Array.isArray(part)) return listChanges;
  return typeof part === 'object' && part !== null ? objectChanges : otherChanges;
}

function withoutKey(value: object, rng: RandomGenerator): Mutation {
  const key = pick(rng, Object.keys(value)) ?? '';
  return {
    what: `${key}: left out`,
    value: Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)),
  };
}

/**
 * A copy of plain data with one thing changed in it: a number by one, a list reversed, a key left out, one too many … Most
 * changes keep the form, because those get past schemas.
 */
export function mutated(value: object, rng: RandomGenerator): Mutation {
  const original = jsonCopy(value);
  const way = uniformInt(rng, 0, 11);
  if (way === 0) return withoutKey(original, rng);
  if (way === 1) return { what: 'another key', value: { ...original, another: 1 } };
  const path = pick(rng, pathsOf(original));
  if (path === undefined || path.length === 0) return { what: 'another key', value: { ...original, another: 1 } };
  let what = '';
  const copy = changed(original, path, (part) => {
    const [name, change] = pick(rng, changesOf(part)) as Change;
    what = name;
    return change(part, rng);
  });
  return { what: `${path.join('.')}: ${what}`, value: copy };
}

/** An action, or any object, with its lists reversed, one at a time; those that this doesn't change are left out. */
export function* otherOrders(value: object): Generator<{ readonly field: string; readonly value: object }> {
  for (const path of pathsOf(value)) {
    const turned = changed(value, path, (part) => (Array.isArray(part) ? [...part].reverse() : part));
    if (!plainEqual(turned, value)) yield { field: path.join('.'), value: turned as object };
  }
}
