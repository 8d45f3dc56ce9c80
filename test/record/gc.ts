import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage, in a new task: what a WeakRef was asked for is kept until the current one ends. */
export async function collectGarbage(): Promise<void> {
  await setImmediate();
  collect();
}

/** Follows objects without holding them. */
export function createWatch() {
  const watched: WeakRef<object>[] = [];
  return {
    add: (object: object): void => void watched.push(new WeakRef(object)),
    /** How many of the objects are still there. */
    async alive(): Promise<{ readonly alive: number; readonly of: number }> {
      await collectGarbage();
      return { alive: watched.filter((reference) => reference.deref() !== undefined).length, of: watched.length };
    },
  };
}

/** An array of `length` actions that makes each when it is asked for, and counts. */
export function lazyActions(length: number, action: (index: number) => unknown) {
  const reads = { count: 0 };
  const target: unknown[] = [];
  const actions = new Proxy(target, {
    get(_, key) {
      if (key === 'length') return length;
      if (typeof key === 'string' && /^\d+$/.test(key)) {
        reads.count++;
        return action(Number(key));
      }
      return Reflect.get(target, key) as unknown;
    },
  });
  return { actions, reads };
}
