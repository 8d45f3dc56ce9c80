import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { BLOCK_WORDS, KEY_WORDS, writeChaCha20 } from './chacha.js';
import { hashOfText } from './hash.js';
import { checkSeed } from './seed.js';

const TWO_32 = 0x1_0000_0000;

/** The key that a seed is hashed to, when it is first needed: to hash costs as much as ten moves, and many games have no dice. */
class DiceKey {
  readonly #seed: string;
  #words: Int32Array | undefined;

  constructor(seed: string) {
    this.#seed = checkSeed(seed);
  }

  words(): Int32Array {
    if (!this.#words) {
      const hash = hashOfText(`dicewright/3 dice\n${this.#seed}`);
      const byte = (at: number): number => hash[at] as number;
      this.#words = Int32Array.from(
        { length: KEY_WORDS },
        (_, i) => byte(4 * i) | (byte(4 * i + 1) << 8) | (byte(4 * i + 2) << 16) | (byte(4 * i + 3) << 24),
      );
    }
    return this.#words;
  }
}

/**
 * The random integers of the events of a seed, one event at a time: the key stream of ChaCha20 whose key is the SHA-256
 * of the seed and whose nonce is the number of the event. However many of them are seen, the others can't be computed
 * without the key.
 */
export class DiceStream implements RandomGenerator {
  readonly #key: DiceKey;
  readonly #block = new Int32Array(BLOCK_WORDS);
  /** The number of the block that was written last, of this event. */
  #written = -1;
  #event = 0;
  /** How many integers have been read. */
  #read = 0;

  /** @throws GameError `INVALID_SETUP` for something that is no seed */
  constructor(seed: string | DiceKey) {
    this.#key = seed instanceof DiceKey ? seed : new DiceKey(seed);
  }

  /** Goes to the beginning of an event, a safe integer from 0. */
  turnTo(event: number): this {
    this.#event = event;
    this.#read = 0;
    this.#written = -1;
    return this;
  }

  /** Another stream of the same seed, at the beginning of event 0. */
  another(): DiceStream {
    return new DiceStream(this.#key);
  }

  next(): number {
    const block = Math.floor(this.#read / BLOCK_WORDS);
    if (block !== this.#written) this.#write(block);
    return this.#block[this.#read++ % BLOCK_WORDS] as number;
  }

  clone(): DiceStream {
    const clone = this.another().turnTo(this.#event);
    clone.#read = this.#read;
    return clone;
  }

  /** The number of the event, and how many integers have been read. */
  getState(): readonly number[] {
    return [this.#event, this.#read];
  }

  #write(block: number): void {
    const event = this.#event;
    writeChaCha20(this.#block, this.#key.words(), block, event | 0, Math.floor(event / TWO_32));
    this.#written = block;
  }
}
