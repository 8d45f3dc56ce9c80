import { _SHA256 as SHA256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { GameError } from './errors.js';
import { read } from './plain.js';

export type { RandomGenerator };

/** Numbers that a generator can draw: its integers have 32 bits. */
const DRAWS = 0x1_0000_0000;

/** One of the integers below `size`, which is at most {@link DRAWS}. */
function uniformBelow(rng: RandomGenerator, size: number): number {
  // Not by `%`, which takes several times as long for numbers beyond 32 bits.
  const limit = Math.floor(DRAWS / size) * size;
  let drawn = rng.next() + 0x8000_0000;
  while (drawn >= limit) drawn = rng.next() + 0x8000_0000;
  return drawn % size;
}

/**
 * An integer from `from` to `to`, both included, each equally likely.
 *
 * It draws what `uniformInt` of pure-rand draws. That one is not imported: its arithmetic for ranges beyond 32 bits
 * would be in every game's bundle, more than all the rest of drawing.
 *
 * @throws RangeError for more than 2 ** 32 integers between ends that are no safe integers
 */
export function uniformInt(rng: RandomGenerator, from: number, to: number): number {
  const size = to - from + 1;
  if (size <= DRAWS) return uniformBelow(rng, size) + from;
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) {
    throw new RangeError(`expected safe integers, got ${from} and ${to}`);
  }
  // The size can be beyond the safe integers, so it is kept as a high and a low word, and drawn like that.
  const words = (to >>> 0) - (from >>> 0) + 1;
  const carry = Math.floor(words / DRAWS);
  const sizeHigh = Math.floor(to / DRAWS) - Math.floor(from / DRAWS) + carry;
  const sizeLow = words - carry * DRAWS;
  for (;;) {
    const high = uniformBelow(rng, sizeHigh + 1);
    const low = uniformBelow(rng, DRAWS);
    if (high < sizeHigh || (high === sizeHigh && low < sizeLow)) return high * DRAWS + low + from;
  }
}

/**
 * @throws {@link GameError} `INVALID_SETUP` for anything but a string that UTF-8 can hold (no lone surrogates)
 * @internal
 */
export function checkSeed(seed: unknown): string {
  if (typeof seed !== 'string') throw new GameError('INVALID_SETUP', `a seed is a string, not ${typeof seed}`);
  if (/\p{Surrogate}/u.test(seed)) throw new GameError('INVALID_SETUP', 'the seed has a lone surrogate');
  return seed;
}

// ASCII, which nearly every seed is, by hand: for a line of text TextEncoder takes several times as long.
function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[i] = code;
  }
  return bytes;
}

// One hasher for all texts (`digest` wipes it): to make one takes as long as to hash a line of text. It is made of the
// class, since the function `sha256` with all that it can do beside would be a seventh more to load.
const startingHasher = /* @__PURE__ */ new SHA256();
let hasher: SHA256 | undefined;

function hashOf(text: string): Uint8Array {
  hasher = startingHasher._cloneInto(hasher);
  return hasher.update(utf8(text)).digest();
}

/** The big-endian 32-bit integer at the place; a DataView for four of them would cost half as much as the hash. */
function int32(bytes: Uint8Array, at: number): number {
  const byte = (offset: number): number => bytes[at + offset] as number;
  return (byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3);
}

/**
 * @throws {@link GameError} `INVALID_SETUP` for anything but a generator
 * @internal
 */
export function checkRng(rng: unknown): void {
  if (typeof read(() => (rng as RandomGenerator).next) === 'function') return;
  throw new GameError('INVALID_SETUP', 'expected a random generator, as createRng gives it');
}

/** The generator whose state is the first 16 bytes of SHA-256 of the text, as four big-endian 32-bit integers. */
export function generatorOf(text: string): RandomGenerator {
  const hash = hashOf(text);
  return xoroshiro128plusFromState([int32(hash, 0), int32(hash, 4), int32(hash, 8), int32(hash, 12)]);
}

/**
 * A stream of random numbers for whatever is not the dice of a game: bots, playouts, generators of test cases.
 *
 * @throws {@link GameError} `INVALID_SETUP` for a seed that is no well-formed string
 * @example
 * ```ts
 * import { createRng, uniformInt } from 'dicewright';
 *
 * const rng = createRng('policy');
 * console.log(uniformInt(rng, 1, 6) === uniformInt(createRng('policy'), 1, 6)); // → true
 * ```
 */
export function createRng(seed: string): RandomGenerator {
  return generatorOf(`dicewright/1 stream\n${checkSeed(seed)}`);
}

/**
 * One element, each equally likely; `undefined` for an empty list.
 *
 * @throws {@link GameError} `INVALID_SETUP` for something that is no generator
 */
export function pick<T>(rng: RandomGenerator, list: readonly T[]): T | undefined {
  checkRng(rng);
  return list.length === 0 ? undefined : list[uniformInt(rng, 0, list.length - 1)];
}
