/** A function that computes once, when it is first called. */
export function lazy<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * A class, because the getter of an object literal is kept by V8's description of that object's shape: what its closure
 * holds would outlive the young generation, and every object would have a shape of its own, at 60 % more time for a
 * playout.
 */
export class Lazily {
  /** One for all, defined on each: `{ ...object }` and `postMessage` would drop an accessor of the class. */
  static readonly #accessor = {
    enumerable: true,
    get(this: Lazily): unknown {
      return this.#read();
    },
  };

  readonly #read: () => unknown;

  constructor(members: object, key: string, read: () => unknown) {
    this.#read = read;
    Object.assign(this, members);
    Object.defineProperty(this, key, Lazily.#accessor);
  }
}

/** The members in a frozen object, with one more that is computed when it is first asked for. */
export function withLazy<Members extends object, Key extends string, T extends object>(
  members: Members,
  key: Key,
  make: () => T,
): Readonly<Members> & { readonly [K in Key]: T } {
  // It has all that it was made of, and the getter.
  return Object.freeze(new Lazily(members, key, lazy(make))) as never;
}
