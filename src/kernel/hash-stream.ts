import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { BlockHasher } from './hash.js';

/** The integers in a block. */
const BLOCK = 8;
/** The bytes of a key. */
const KEY = 32;
const TWO_32 = 0x1_0000_0000;

// One for all, since nothing is kept of what is hashed.
const hasher = /* @__PURE__ */ new BlockHasher();

function writeUint32(at: number, value: number): void {
  const { bytes } = hasher;
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
}

/**
 * The random integers of one event: blocks of SHA-256(key ‖ event as 8 bytes ‖ number of the block as 4 bytes), both
 * numbers unsigned and big-endian, each block read as eight big-endian int32. However many of them are seen, the others
 * can't be computed without the key.
 */
export class HashStream implements RandomGenerator {
  readonly #key: Uint8Array;
  readonly #event: number;
  /** How many integers have been read. */
  #read: number;
  /** The block of the integer that comes next, once it has been asked for. */
  #block: readonly number[] | undefined;

  /**
   * @param key - 32 bytes, not to be changed
   * @param event - a safe integer from 0
   * @param read - how many integers have been read
   */
  constructor(key: Uint8Array, event: number, read = 0, block?: readonly number[]) {
    this.#key = key;
    this.#event = event;
    this.#read = read;
    this.#block = block;
  }

  next(): number {
    const place = this.#read % BLOCK;
    if (place === 0) this.#block = undefined;
    this.#block ??= this.#hashed(Math.floor(this.#read / BLOCK));
    this.#read++;
    return this.#block[place] as number;
  }

  clone(): HashStream {
    return new HashStream(this.#key, this.#event, this.#read, this.#block);
  }

  /** The number of the event, and how many integers have been read. */
  getState(): readonly number[] {
    return [this.#event, this.#read];
  }

  #hashed(block: number): readonly number[] {
    hasher.bytes.set(this.#key);
    writeUint32(KEY, Math.floor(this.#event / TWO_32));
    writeUint32(KEY + 4, this.#event);
    writeUint32(KEY + 8, block);
    return hasher.hash(KEY + 12);
  }
}
