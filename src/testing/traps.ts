/** A place outside the inputs from which a function could read something that differs from call to call. */
interface Source {
  readonly name: string;
  /** The object that holds it, and the key. */
  readonly holder: () => unknown;
  readonly key: string;
}

const sources: readonly Source[] = [
  { name: 'Math.random', holder: () => Math, key: 'random' },
  { name: 'Date', holder: () => globalThis, key: 'Date' },
  { name: 'performance.now', holder: () => Reflect.get(globalThis, 'performance'), key: 'now' },
  { name: 'crypto.getRandomValues', holder: () => Reflect.get(globalThis, 'crypto'), key: 'getRandomValues' },
  { name: 'crypto.randomUUID', holder: () => Reflect.get(globalThis, 'crypto'), key: 'randomUUID' },
];

function trapped(original: object, name: string, note: (name: string) => void): unknown {
  const touch = (): never => {
    note(name);
    throw new Error(`${name} was read`);
  };
  // A proxy, so that `instanceof Date` still works: asking what something is reads no clock.
  return new Proxy(original, {
    apply: touch,
    construct: touch,
    get: (target, key, receiver) => (key === 'now' ? touch() : Reflect.get(target, key, receiver)),
  });
}

/**
 * Runs something while clocks and sources of randomness are trapped; they are put back in any case.
 *
 * @throws Error when one was used, even where the error of the trap itself was caught
 */
export function withoutAmbience<T>(run: () => T): T {
  const touched: string[] = [];
  const restore: (() => void)[] = [];
  for (const { name, holder, key } of sources) {
    const object = holder();
    if (typeof object !== 'object' || object === null) continue;
    const original: unknown = Reflect.get(object, key);
    if (typeof original !== 'function') continue;
    const own = Object.getOwnPropertyDescriptor(object, key);
    const trap = trapped(original, name, (source) => touched.push(source));
    if (!Reflect.defineProperty(object, key, { value: trap, configurable: true, writable: true })) continue;
    restore.push(() => (own ? Object.defineProperty(object, key, own) : Reflect.deleteProperty(object, key)));
  }
  let result: { readonly value: T } | { readonly error: unknown };
  try {
    result = { value: run() };
  } catch (error) {
    result = { error };
  } finally {
    for (const undo of restore.reverse()) undo();
  }
  // A trap that was touched matters more than what it led to.
  if (touched.length > 0) throw new Error(`${touched[0]} was read`);
  if ('error' in result) throw result.error;
  return result.value;
}
