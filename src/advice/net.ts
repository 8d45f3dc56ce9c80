import { type RandomGenerator, uniformInt } from '../kernel/dice/random.js';

/** The parts of a network: how many numbers go in, how many units are between (0: none), how many come out. */
export interface NetShape {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** Shares are squeezed between 0 and 1; points are left as they are. */
  readonly gives: 'shares' | 'points';
}

const squeezed = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** How many digits of a weight are kept. */
const DIGITS = 3;

/** Weights begin between -0.1 and 0.1. */
const FIRST = 1000;

/**
 * A small network: weighted sums, or one layer of units before them. Its weights are one list: from each input to each unit,
 * each unit's own, then the same from the units (or the inputs, where there are none) to the output.
 */
export class Net {
  readonly shape: NetShape;
  readonly weights: Float64Array;
  readonly #units: Float64Array;
  readonly #errors: Float64Array;
  /** Where the weights of the last layer begin. */
  readonly #last: number;

  /** @throws RangeError for a wrong number of weights */
  constructor(shape: NetShape, weights?: readonly number[]) {
    const { inputs, hidden, outputs } = shape;
    this.shape = shape;
    this.#last = hidden === 0 ? 0 : (inputs + 1) * hidden;
    const size = this.#last + ((hidden === 0 ? inputs : hidden) + 1) * outputs;
    if (weights !== undefined && weights.length !== size) throw new RangeError(`expected ${size} weights`);
    this.weights = weights === undefined ? new Float64Array(size) : Float64Array.from(weights);
    this.#units = new Float64Array(hidden);
    this.#errors = new Float64Array(hidden);
  }

  /** Begins with small weights, so that the units become different; without units, with zeros. */
  begin(rng: RandomGenerator): void {
    if (this.shape.hidden === 0) return;
    for (let i = 0; i < this.weights.length; i++) this.weights[i] = uniformInt(rng, -FIRST, FIRST) / (10 * FIRST);
  }

  /** What comes out. */
  of(inputs: ArrayLike<number>): number[] {
    const { hidden, outputs, gives } = this.shape;
    const before = hidden === 0 ? inputs : this.#hiddenOf(inputs);
    const result: number[] = [];
    for (let output = 0; output < outputs; output++) {
      let at = this.#last + output * (before.length + 1);
      let sum = this.weights[at++] as number;
      for (let i = 0; i < before.length; i++, at++) sum += (this.weights[at] as number) * (before[i] as number);
      result.push(gives === 'shares' ? squeezed(sum) : sum);
    }
    return result;
  }

  #hiddenOf(inputs: ArrayLike<number>): Float64Array {
    const units = this.#units;
    const { weights } = this;
    const { hidden } = this.shape;
    for (let unit = 0; unit < hidden; unit++) units[unit] = weights[unit] as number;
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i] as number;
      // Most inputs are 0.
      if (input === 0) continue;
      const from = (i + 1) * hidden;
      for (let unit = 0; unit < hidden; unit++) {
        units[unit] = (units[unit] as number) + input * (weights[from + unit] as number);
      }
    }
    for (let unit = 0; unit < hidden; unit++) units[unit] = squeezed(units[unit] as number);
    return units;
  }

  /** Goes a step towards what should come out: all the way at a rate of 1, where there are no units. */
  learn(inputs: ArrayLike<number>, wanted: readonly number[], rate: number): void {
    const { weights } = this;
    const { hidden, gives } = this.shape;
    const given = this.of(inputs);
    const before = hidden === 0 ? inputs : this.#units;
    let step = rate;
    if (gives === 'points') {
      let square = 1;
      for (let i = 0; i < before.length; i++) square += (before[i] as number) ** 2;
      step /= square;
    }
    this.#errors.fill(0);
    for (let output = 0; output < given.length; output++) {
      const error = step * ((wanted[output] as number) - (given[output] as number));
      let at = this.#last + output * (before.length + 1);
      weights[at] = (weights[at++] as number) + error;
      for (let i = 0; i < before.length; i++, at++) {
        if (hidden > 0) this.#errors[i] = (this.#errors[i] as number) + error * (weights[at] as number);
        weights[at] = (weights[at] as number) + error * (before[i] as number);
      }
    }
    if (hidden > 0) this.#learnUnits(inputs);
  }

  #learnUnits(inputs: ArrayLike<number>): void {
    const { weights } = this;
    const { hidden } = this.shape;
    const errors = this.#errors;
    for (let unit = 0; unit < hidden; unit++) {
      const lit = this.#units[unit] as number;
      errors[unit] = (errors[unit] as number) * lit * (1 - lit);
      weights[unit] = (weights[unit] as number) + (errors[unit] as number);
    }
    for (let i = 0; i < inputs.length; i++) {
      const input = inputs[i] as number;
      if (input === 0) continue;
      const from = (i + 1) * hidden;
      for (let unit = 0; unit < hidden; unit++) {
        weights[from + unit] = (weights[from + unit] as number) + input * (errors[unit] as number);
      }
    }
  }

  /** The weights, rounded as they are written. */
  rounded(): number[] {
    return Array.from(this.weights, (weight) => Number(weight.toPrecision(DIGITS)));
  }
}
