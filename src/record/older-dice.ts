import type { Chance } from '../kernel/chance.js';
import type { Dice } from '../kernel/dice.js';
import { hashOf, hashOfText, int32 } from '../kernel/hash.js';
import type { RandomGenerator } from '../kernel/random.js';
import { checkSeed } from '../kernel/seed.js';

const KEY = 32;
/** Integers in a block. */
const BLOCK = 8;

/** The integers of an event: blocks of SHA-256(key ‖ event as 8 bytes ‖ number of the block as 4), read as big-endian int32. */
class HashStream implements RandomGenerator {
  readonly #message: Uint8Array;
  readonly #event: number;
  #read: number;

  constructor(key: Uint8Array, event: number, read = 0) {
    this.#message = new Uint8Array(KEY + 12);
    this.#message.set(key);
    new DataView(this.#message.buffer).setBigUint64(KEY, BigInt(event));
    this.#event = event;
    this.#read = read;
  }

  next(): number {
    const block = Math.floor(this.#read / BLOCK);
    new DataView(this.#message.buffer).setUint32(KEY + 8, block);
    return int32(hashOf(this.#message), 4 * (this.#read++ % BLOCK));
  }

  clone(): HashStream {
    return new HashStream(this.#message.subarray(0, KEY), this.#event, this.#read);
  }

  getState(): readonly number[] {
    return [this.#event, this.#read];
  }
}

/** The dice of version 2, so that records whose header says `dice: 2` verify for ever. */
export function olderDice(seed: string): Dice {
  const key = hashOfText(`dicewright/2 dice\n${checkSeed(seed)}`);
  return {
    draw<Outcome>(chance: Chance<Outcome>, event: number): Outcome {
      return chance.sample(new HashStream(key, event));
    },
  };
}
