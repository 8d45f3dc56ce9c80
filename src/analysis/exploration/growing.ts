/** Integers from -2³¹ to 2³¹ − 1, one after the other, in a few bytes each. */
export class GrowingIntegers {
  #values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }
}

/** Lists of integers, one after the other. */
export class GrowingLists {
  readonly #starts = new GrowingIntegers();
  readonly #values = new GrowingIntegers();

  /** Begins the next list. */
  begin(): void {
    this.#starts.push(this.#values.length);
  }

  /** Adds to the list that was begun last. */
  push(value: number): void {
    this.#values.push(value);
  }

  get length(): number {
    return this.#starts.length;
  }

  startOf(list: number): number {
    return this.#starts.at(list);
  }

  endOf(list: number): number {
    return list + 1 < this.#starts.length ? this.#starts.at(list + 1) : this.#values.length;
  }

  at(index: number): number {
    return this.#values.at(index);
  }
}
