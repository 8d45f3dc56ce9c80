import { isTree, plainEqual } from '../kernel/plain.js';

/** Why a value is not plain JSON data in the form of a tree, `null` when it is: where, and what. */
export function plainTreeProblem(value: unknown): string | null {
  const seen = new Set<object>();
  const visit = (part: unknown, path: string): string | null => {
    switch (typeof part) {
      case 'string':
      case 'boolean':
        return null;
      case 'number':
        if (!Number.isFinite(part)) return `${path} is ${part}`;
        return Object.is(part, -0) ? `${path} is -0` : null;
      case 'object':
        break;
      default:
        return `${path} is of type ${typeof part}`;
    }
    if (part === null) return null;
    if (seen.has(part)) return `${path} is an object that is in two places`;
    seen.add(part);
    return children(part, path);
  };
  const children = (part: object, path: string): string | null => {
    const isArray = Array.isArray(part);
    if (Object.getPrototypeOf(part) !== (isArray ? Array.prototype : Object.prototype)) {
      return `${path} is no plain object`;
    }
    const keys = Reflect.ownKeys(part).filter((key) => !(isArray && key === 'length'));
    if (isArray && keys.length !== part.length) return `${path} has gaps`;
    for (const key of keys) {
      if (typeof key === 'symbol') return `${path} has a symbol for a key`;
      if (key === '__proto__') return `${path} has the key __proto__`;
      const descriptor = Object.getOwnPropertyDescriptor(part, key);
      if (!descriptor || !('value' in descriptor) || !descriptor.enumerable)
        return `${path}.${key} is no plain property`;
      const problem = visit(descriptor.value, `${path}.${key}`);
      if (problem !== null) return problem;
    }
    return null;
  };
  return visit(value, 'it');
}

/** The path of the first part that is not frozen, `null` when everything is. */
export function unfrozenPart(value: unknown, path = 'it'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!Object.isFrozen(value)) return path;
  for (const [key, child] of Object.entries(value)) {
    const found = unfrozenPart(child, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** A text that is the same for equal plain values, whatever the order of their keys: JSON with its keys in order. */
export function keyOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((part: unknown) => keyOf(part) ?? 'null').join()}]`;
  const object = value as Readonly<Record<string, unknown>>;
  const parts: string[] = [];
  for (const key of Object.keys(object).sort()) {
    const part: string | undefined = keyOf(object[key]);
    if (part !== undefined) parts.push(`${JSON.stringify(key)}:${part}`);
  }
  return `{${parts.join()}}`;
}

export function jsonCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

const LONGEST_TEXT = 160;

/** A value as a message names it: cut off where it is long. */
export function asText(value: unknown): string {
  const text = value === undefined ? 'nothing' : keyOf(value);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

/** Where two values differ, and what is there, as text. */
export interface Difference {
  /** `hands.0`. */
  readonly path: string;
  readonly one: string;
  readonly other: string;
}

const isFlat = (value: object): boolean => Array.isArray(value) && !value.some(isTree);

/** The first place at which two plain values differ; a list of scalars is one place. */
export function differenceOf(one: unknown, other: unknown, path: readonly string[] = []): Difference {
  if (!isTree(one) || !isTree(other) || (path.length > 0 && (isFlat(one) || isFlat(other)))) {
    return { path: path.join('.'), one: asText(one), other: asText(other) };
  }
  const [parts, others] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(parts), ...Object.keys(others)])];
  const key = keys.find((each) => !plainEqual(parts[each], others[each])) ?? 'nothing';
  return differenceOf(parts[key], others[key], [...path, key]);
}
