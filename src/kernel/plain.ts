import { type ErrorCode, GameError, type Path } from './errors.js';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Nesting allowed in anything that comes from outside. */
export const MAX_DEPTH = 32;
/** Values (containers and leaves) allowed in anything that comes from outside. */
export const MAX_NODES = 5_000;
/** Characters allowed in one string from outside. */
export const MAX_STRING = 20_000;

/** Whether it is an integer of the range, both ends included. */
export function isInteger(value: unknown, minimum: number, maximum: number = Number.MAX_SAFE_INTEGER): value is number {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}

/** A number itself, the type of anything else: for messages about arguments. */
export function numberOrType(value: unknown): number | string {
  return typeof value === 'number' ? value : typeof value;
}

/** What a function reads from a value that may be hostile, `undefined` when it throws. */
export function read<T>(get: () => T): T | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}

interface Budget {
  nodes: number;
  /** Nodes at the start. */
  readonly most: number;
  /** Why the value was refused, written before throwing: what a hostile object throws is never looked at. */
  why: string | null;
  readonly path: (string | number)[];
}

function refuse(budget: Budget, why: string): never {
  budget.why = why;
  throw budget;
}

/** Notes where it was that something was thrown: only then, since a path that is kept up to date takes time. */
function failed(budget: Budget, key: string | number): never {
  budget.path.unshift(key);
  throw budget;
}

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // Object.prototype, even another realm's, is recognised by having no prototype itself.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function copyArray(value: readonly unknown[], depth: number, budget: Budget): Json[] {
  const length = value.length;
  if (!(length <= budget.nodes)) refuse(budget, `has more than ${budget.most} values`);
  // Full size from the start: an array that grows takes room for sixteen more.
  const copy = new Array<Json>(length);
  let i = 0;
  try {
    for (; i < length; i++) {
      const child: unknown = value[i];
      // Places and faces, which most arrays hold, at once.
      if (typeof child === 'number' && child > 0 && child < Infinity && budget.nodes-- > 0) copy[i] = child;
      else copy[i] = copyValue(child, depth, budget);
    }
  } catch {
    return failed(budget, i);
  }
  return copy;
}

function copyObject(value: object, depth: number, budget: Budget): Json {
  if (!isPlainObject(value)) refuse(budget, 'is not a plain object');
  const copy: { [key: string]: Json } = {};
  const keys = Object.keys(value);
  if (keys.length > budget.nodes) refuse(budget, `has more than ${budget.most} values`);
  let key = '';
  try {
    for (key of keys) {
      if (key === '__proto__') refuse(budget, 'is a forbidden key');
      const child: unknown = (value as Record<string, unknown>)[key];
      if (child !== undefined) copy[key] = copyValue(child, depth, budget);
    }
  } catch {
    return failed(budget, key);
  }
  return copy;
}

function copyValue(value: unknown, depth: number, budget: Budget): Json {
  if (--budget.nodes < 0) refuse(budget, `has more than ${budget.most} values`);
  switch (typeof value) {
    case 'string':
      return value.length > MAX_STRING ? refuse(budget, `is a string of more than ${MAX_STRING} characters`) : value;
    case 'boolean':
      return value;
    case 'number':
      if (!Number.isFinite(value)) refuse(budget, `is ${value}, which JSON does not know`);
      return value === 0 ? 0 : value;
    case 'object':
      if (value === null) return null;
      if (depth === MAX_DEPTH) refuse(budget, `is nested more than ${MAX_DEPTH} levels deep`);
      return Array.isArray(value) ? copyArray(value, depth + 1, budget) : copyObject(value, depth + 1, budget);
    case 'undefined':
      return refuse(budget, 'is missing');
    default:
      return refuse(budget, `is of type ${typeof value}, which JSON does not know`);
  }
}

/** The text without characters that would break a message into lines or command a terminal. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** `dice.0` for `['dice', 0]`, cut short: for messages. */
export function pathText(path: Path): string {
  const text = path.join('.');
  return oneLine(text.length > 80 ? `${text.slice(0, 79)}…` : text);
}

/**
 * A bounded copy of a value from outside as plain JSON data: `-0` becomes `0`, `undefined` properties are dropped.
 * Getters and proxies run once, here, and whatever they throw is caught and not looked at.
 *
 * @param code - the code of the error for a value that is refused
 * @param name - what the value is, for the message
 * @param most - values (containers and leaves) that it may have
 * @throws {@link GameError} for anything that is not JSON, more than {@link MAX_DEPTH} levels deep or more than
 * `most` values large, and for `__proto__` keys
 */
export function plainCopy(value: unknown, code: ErrorCode, name: string, most: number = MAX_NODES): Json {
  const budget: Budget = { nodes: most, most, why: null, path: [] };
  try {
    return copyValue(value, 0, budget);
  } catch {
    const where = budget.path.length > 0 ? `${name}: ${pathText(budget.path)}` : name;
    throw new GameError(code, `${where} ${budget.why ?? 'could not be read'}`, { path: budget.path });
  }
}

/**
 * A copy of what a caller gives as options, `{}` for none. Getters and proxies run once, here.
 *
 * @param what - whose options they are, for the message
 * @throws {@link GameError} `INVALID_SETUP` for anything but an object, or one that can't be read
 */
export function optionsIn<T extends object>(given: T | undefined, what: string): T {
  const copy = given === undefined ? ({} as T) : read(() => isRecord(given) && { ...given });
  if (copy) return copy;
  throw new GameError('INVALID_SETUP', `${what}: expected options`);
}

/**
 * A copy of a list that a caller gives. Getters and proxies run once, here.
 *
 * @param what - what it is, for the message
 * @throws {@link GameError} `INVALID_SETUP` for anything but a list that can be read, with at most {@link MAX_NODES} elements
 */
export function listIn<T>(given: readonly T[], what: string): readonly T[] {
  const copy = read(() => Array.isArray(given) && given.length <= MAX_NODES && [...(given as readonly T[])]);
  if (copy) return copy;
  throw new GameError('INVALID_SETUP', `${what}: expected a list of at most ${MAX_NODES}`);
}

/** Whether it is an object or an array. */
export function isTree(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether it is an object and not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isTree(value) && !Array.isArray(value);
}

/**
 * The value with everything in it frozen. Parts that are frozen already are taken to be deeply frozen.
 *
 * @param before - something frozen, with which an object shares what hasn't changed, so that this isn't looked at again
 */
export function deepFreeze<T>(value: T, before?: unknown): T {
  if (!isTree(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  // No `Object.values`: a list of them for each object would take most of the time.
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (isTree(value[i])) deepFreeze(value[i]);
    return value;
  }
  const frozen = before as Readonly<Record<string, unknown>> | undefined;
  for (const key in value) {
    const child = value[key];
    if (isTree(child) && child !== frozen?.[key] && Object.hasOwn(value, key)) deepFreeze(child);
  }
  return value;
}

/** A mutable copy of plain data. */
export function thaw<T>(value: T): T {
  if (!isTree(value)) return value;
  if (Array.isArray(value)) {
    const copy = [...value];
    for (let i = 0; i < copy.length; i++) if (isTree(copy[i])) copy[i] = thaw(copy[i]);
    return copy as T;
  }
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) if (isTree(copy[key]) && Object.hasOwn(copy, key)) copy[key] = thaw(copy[key]);
  return copy as T;
}

/** A mutable copy of a state; options, which are frozen for a whole game, are the same object. */
export function thawState<State extends object>(state: State): State {
  // A loop of its own: where V8 meets few shapes, it copies them several times as fast.
  const copy = { ...state } as Record<string, unknown>;
  for (const key in copy) {
    if (isTree(copy[key]) && key !== 'options' && Object.hasOwn(copy, key)) copy[key] = thaw(copy[key]);
  }
  return copy as State;
}

/** Equality of two plain values; the order of an object's keys does not matter. */
export function plainEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isTree(a) || !isTree(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== (b as unknown[]).length)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && plainEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
