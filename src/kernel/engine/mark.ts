import { isTree } from '../plain.js';

/** Is the very value it is given, so that the fields of a class that extends it end up on that value. */
class Given {
  constructor(value: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is what it is for.
    return value;
  }
}

/**
 * Something remembered of a value in a private field of the value itself: nobody sees it, and no copy has it. An entry in
 * a WeakMap takes forty times as long for each new state.
 */
class Marked extends Given {
  #mark: unknown;

  static read(value: object): unknown {
    return #mark in value ? value.#mark : undefined;
  }

  static write(value: object, mark: unknown): void {
    const marked = #mark in value ? value : new Marked(value);
    (marked as Marked).#mark = mark;
  }
}

export const markOf = (value: unknown): unknown => (isTree(value) ? Marked.read(value) : undefined);

/** A value has one mark: this one, from now on. */
export const mark = Marked.write;
