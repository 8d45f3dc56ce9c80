import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { GameError } from '../errors.js';
import { read } from '../plain.js';
import { hashOfText, int32 } from './hash.js';
import { checkSeed } from './seed.js';

export type { RandomGenerator };

const noGenerator = (): GameError =>
  new GameError('INVALID_SETUP', 'expected a random generator, as createRng gives it');

/** Numbers that a generator can draw: its integers have 32 bits. */
const DRAWS = 0x1_0000_0000;

/** How often a draw is made again: every second time at most, so a sound generator never gets this far. */
const MAX_REDRAWS = 1_000;

/** One of the integers below `size`, which is at most {@link DRAWS}. */
function uniformBelow(rng: RandomGenerator, size: number): number {
  // Not by `%`, which takes several times as long for numbers beyond 32 bits.
  const limit = Math.floor(DRAWS / size) * size;
  for (let redraws = 0; redraws < MAX_REDRAWS; redraws++) {
    const drawn = rng.next() + 0x8000_0000;
    // A foreign generator can give anything.
    if (drawn >>> 0 !== drawn) break;
    if (drawn < limit) return drawn % size;
  }
  throw noGenerator();
}

/**
 * An integer from `from` to `to`, both included, each equally likely: the one that `uniformInt` of pure-rand draws.
 *
 * @throws RangeError for ends that aren't integers, TypeError (the engine's, since this is called for each die) for
 * anything but a generator
 * @throws {@link GameError} `INVALID_SETUP` for a generator that gives anything but 32-bit integers, or the same one forever
 */
export function uniformInt(rng: RandomGenerator, from: number, to: number): number {
  // Not imported: its arithmetic for ranges beyond 32 bits would be in every game's bundle, more than all the rest of drawing.
  const size = to - from + 1;
  if (size <= DRAWS) return uniformBelow(rng, size) + from;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) {
    throw new RangeError('expected safe integers');
  }
  // The size can be beyond the safe integers. High words come first, then low ones.
  const exact = BigInt(to) - BigInt(from) + 1n;
  const highest = Number(exact / BigInt(DRAWS));
  for (let redraws = 0; redraws < MAX_REDRAWS; redraws++) {
    const high = uniformBelow(rng, highest + 1);
    const low = uniformBelow(rng, DRAWS);
    if (BigInt(high) * BigInt(DRAWS) + BigInt(low) < exact) return high * DRAWS + low + from;
  }
  throw noGenerator();
}

/**
 * @throws {@link GameError} `INVALID_SETUP` for anything but a generator
 * @internal
 */
export function checkRng(rng: unknown): void {
  if (typeof read(() => (rng as RandomGenerator).next) === 'function') return;
  throw noGenerator();
}

/** The generator whose state is the first 16 bytes of SHA-256 of the text, as four big-endian 32-bit integers. */
export function generatorOf(text: string): RandomGenerator {
  const hash = hashOfText(text);
  return xoroshiro128plusFromState([int32(hash, 0), int32(hash, 4), int32(hash, 8), int32(hash, 12)]);
}

/**
 * A stream of random numbers for whatever is not the dice of a game: bots, playouts, generators of test cases.
 *
 * @throws {@link GameError} `INVALID_SETUP` for a seed that isn't a well-formed string of at most 20,000 characters
 */
export function createRng(seed: string): RandomGenerator {
  return generatorOf(`dicewright/1 stream\n${checkSeed(seed)}`);
}

/**
 * A generator that will give the same numbers.
 *
 * @throws {@link GameError} `INVALID_SETUP` for anything but a generator that can be cloned
 * @internal
 */
export function cloneOf(rng: RandomGenerator): RandomGenerator {
  checkRng(rng);
  const copy = read(() => rng.clone());
  checkRng(copy);
  return copy as RandomGenerator;
}

/** See {@link branch}. */
class Branch implements RandomGenerator {
  readonly #origin: RandomGenerator;
  #own: RandomGenerator | undefined;

  constructor(origin: RandomGenerator) {
    this.#origin = origin;
  }

  /** Made when it is first needed: many policies draw nothing, and the hash costs as much as a dozen moves. */
  #generator(): RandomGenerator {
    if (!this.#own) {
      const next = (): number => this.#origin.next();
      this.#own = generatorOf(`dicewright/1 branch\n${next()} ${next()} ${next()} ${next()}`);
    }
    return this.#own;
  }

  next(): number {
    return this.#generator().next();
  }

  clone(): RandomGenerator {
    return this.#generator().clone();
  }

  getState(): readonly number[] {
    return this.#generator().getState();
  }
}

/**
 * A separate generator for someone who must not learn what the first will give: made from the hash of its next integers,
 * which are not used up.
 *
 * @throws {@link GameError} `INVALID_SETUP` for a generator that can't be cloned
 * @internal
 */
export function branch(rng: RandomGenerator): RandomGenerator {
  return new Branch(cloneOf(rng));
}

/**
 * One element, each equally likely; `undefined` for an empty list.
 *
 * @throws {@link GameError} `INVALID_SETUP` for anything but a generator; TypeError and RangeError for anything but a list
 */
export function pick<T>(rng: RandomGenerator, list: readonly T[]): T | undefined {
  checkRng(rng);
  return list.length === 0 ? undefined : list[uniformInt(rng, 0, list.length - 1)];
}

/** Any of the list's items that are worth most. */
export function pickBest<T>(rng: RandomGenerator, list: readonly T[], worth: (item: T) => number): T {
  const worths = list.map(worth);
  const best = Math.max(...worths);
  return pick(
    rng,
    list.filter((_, i) => worths[i] === best),
  ) as T;
}
