import { GameError } from '../../src/kernel/errors.js';
import type { HostileValue } from '../../src/testing/hostile.js';

/** So many characters a message may have, whatever came. */
export const LONGEST = 2_000;

/** Sound arguments of a function, made anew for each call. */
export type Sound = () => readonly unknown[];

/** A call with one hostile argument: what it is, and the arguments. */
export interface HostileCall {
  readonly what: string;
  readonly args: readonly unknown[];
  /** Whether a function took the place of one, or an object that of one with functions: what that throws is its own. */
  readonly isOwn: boolean;
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Options that may be as large as somebody likes to wait for. */
const unbounded = new Set(['effort', 'games', 'iterations', 'playouts', 'positions', 'runs', 'sets', 'milliseconds']);
/** What the platform makes, such as an `AbortSignal`. */
const foreign = new Set(['signal']);
const huge = new Set(['infinity', 'a number beyond the safe integers']);

const isFunction = (value: unknown): boolean => typeof value === 'function';

const replaced = (list: readonly unknown[], place: number, value: unknown): unknown[] =>
  list.map((one, index) => (index === place ? value : one));

/** Every call of a function in which one argument, or one property of one, is a hostile value; and one without arguments. */
export function* hostileCalls(sound: Sound, values: readonly HostileValue[]): Generator<HostileCall> {
  yield { what: 'nothing', args: [], isOwn: false };
  const example = sound();
  for (const [place, argument] of example.entries()) {
    for (const { name, value } of values) {
      const isOwn = isFunction(argument) && isFunction(value);
      yield { what: `(${place}) ${name}`, args: replaced(sound(), place, value), isOwn };
    }
    if (!isPlain(argument) || 'safeReduce' in argument || 'part' in argument) continue;
    for (const key of Object.keys(argument)) {
      for (const { name, value } of values) {
        if (foreign.has(key) || (unbounded.has(key) && huge.has(name))) continue;
        const fresh = sound();
        const isOwn = isFunction(argument[key]) && isFunction(value);
        yield {
          what: `(${place}).${key} ${name}`,
          args: replaced(fresh, place, { ...(fresh[place] as object), [key]: value }),
          isOwn,
        };
      }
    }
  }
}

/** What else than is allowed comes out of a call, in words. */
function told(error: unknown, { isOwn }: HostileCall, allowed: readonly ErrorKind[]): string | null {
  try {
    if (error instanceof GameError)
      return error.message.length <= LONGEST ? null : `a message of ${error.message.length} characters`;
    if (allowed.some((kind) => error instanceof kind)) return null;
    if (!(error instanceof Error)) return `a ${typeof error}`;
    if (isOwn) return null;
    return String(error.stack).slice(0, 400);
  } catch {
    return 'something that may not be looked at';
  }
}

/** The beginning of what is given one after the other, whether it is waited for or not. */
async function used(given: unknown): Promise<void> {
  const answer = await given;
  if (typeof answer !== 'object' || answer === null) return;
  const { [Symbol.iterator]: every, [Symbol.asyncIterator]: later } = answer as Partial<
    Iterable<unknown> & AsyncIterable<unknown>
  >;
  if (typeof answer !== 'string' && every) for (const _ of firstOf(every.call(answer)));
  else if (later) {
    const iterator = later.call(answer);
    for (let i = 0; i < 20 && !(await iterator.next()).done; i++);
  }
  await (answer as { close?: () => unknown }).close?.();
}

function* firstOf(iterator: Iterator<unknown>): Generator<unknown> {
  for (let i = 0; i < 20; i++) {
    const { done, value } = iterator.next();
    if (done) return;
    yield value;
  }
}

/** What `instanceof` takes. */
export interface ErrorKind {
  [Symbol.hasInstance](value: unknown): boolean;
}

/** What escapes a function beside a `GameError` of a bounded message, and beside what its documentation names. */
export async function escapes(
  call: (...args: never[]) => unknown,
  sound: Sound,
  values: readonly HostileValue[],
  allowed: readonly ErrorKind[] = [],
): Promise<{ readonly calls: number; readonly found: readonly string[] }> {
  const found: string[] = [];
  let calls = 0;
  for (const one of hostileCalls(sound, values)) {
    calls++;
    try {
      await used(call(...(one.args as never[])));
    } catch (error) {
      const escaped = told(error, one, allowed);
      if (escaped !== null) found.push(`${one.what}: ${escaped}`);
    }
  }
  return { calls, found };
}
