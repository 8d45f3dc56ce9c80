import { isInteger, read } from '../kernel/plain.js';
import { storeError } from './entries.js';
import type { Awaitable, MatchStore } from './store.js';

/** Milliseconds in which a call to a store is answered, unless it says something else. */
export const DEADLINE = 10_000;

// Present wherever this runs, but no part of the language.
declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function setInterval(run: () => void, milliseconds: number): { readonly unref?: () => void } | number;
declare function clearInterval(timer: unknown): void;

/** Runs it after that time, unless the returned function is called before. */
export function after(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}

/** Runs it again and again, until the returned function is called; it keeps no process from ending. */
export function every(milliseconds: number, run: () => void): () => void {
  const timer = setInterval(run, milliseconds);
  if (typeof timer === 'object') timer.unref?.();
  return () => clearInterval(timer);
}

const late = new WeakSet<Error>();

/** The error for something that is late. */
export function lateness(what: string, milliseconds: number): Error {
  const error = storeError(`${what} was not answered within ${milliseconds} ms; whether it was done is not known`);
  late.add(error);
  return error;
}

export const isLateness = (error: unknown): boolean => error instanceof Error && late.has(error);

const isThenable = <T>(value: Awaitable<T>): value is PromiseLike<T> =>
  typeof (value as PromiseLike<T> | null | undefined)?.then === 'function';

/**
 * The answer, if it comes in time; what comes later is dropped.
 *
 * @throws (as a rejection) Error `store: …`, which says that it is late
 */
export function within<T>(milliseconds: number, call: string, answer: Awaitable<T>): Awaitable<T> {
  if (!isThenable(answer)) return answer;
  return new Promise<T>((resolve, reject) => {
    const stop = after(milliseconds, () => reject(lateness(call, milliseconds)));
    const settled =
      <V>(settle: (value: V) => void) =>
      (value: V): void => {
        stop();
        settle(value);
      };
    answer.then(settled(resolve), settled(reject));
  });
}

export const isDeadline = (value: unknown): value is number => isInteger(value, 1, 2 ** 31 - 1);

export function deadlineOf(store: MatchStore): number {
  const told = read(() => store.deadline);
  return isDeadline(told) ? told : DEADLINE;
}

/** The store, each call of which is answered within its deadline, or fails. */
export function timely(store: MatchStore): MatchStore {
  const deadline = deadlineOf(store);
  const timed = <T>(call: string, answer: Awaitable<T>): Awaitable<T> => within(deadline, call, answer);
  return {
    deadline,
    create: (...args) => timed('create', store.create(...args)),
    append: (...args) => timed('append', store.append(...args)),
    read: (...args) => timed('read', store.read(...args)),
    find: (...args) => timed('find', store.find(...args)),
    snapshot: (...args) => timed('snapshot', store.snapshot(...args)),
    latest: (...args) => timed('latest', store.latest(...args)),
    remove: (...args) => timed('remove', store.remove(...args)),
    listen: store.listen && ((...args) => timed('listen', store.listen?.(...args) ?? (() => undefined))),
  };
}
