import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { BLOCK_WORDS, blockWriter } from './chacha.js';
import { hashOfText } from './hash.js';
import { checkSeed } from './seed.js';

const TWO_32 = 0x1_0000_0000;

/**
 * What the blocks of a seed begin with: four constants (RFC 8439), the SHA-256 of the seed, and four words that number the
 * blocks.
 *
 * @throws GameError `INVALID_SETUP` for something that is no seed
 */
export function wordsOf(seed: string): Int32Array {
  const hash = new DataView(hashOfText(`dicewright/3 dice\n${checkSeed(seed)}`).buffer);
  const words = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  for (let i = 0; i < 8; i++) words[i + 4] = hash.getInt32(4 * i, true);
  return words;
}

/**
 * The random integers of the events of a seed, one event at a time: the key stream of ChaCha20 whose key is the SHA-256
 * of the seed and whose nonce is the number of the event. However many of them are seen, the others can't be computed
 * without the key.
 */
export class DiceStream implements RandomGenerator {
  readonly #words: Int32Array;
  readonly #block = new Int32Array(BLOCK_WORDS);
  readonly #writeBlock = blockWriter();
  #event: number;
  /** How many integers have been read. */
  #read: number;

  /**
   * @param words - of the seed; their last four are written here
   * @param event - a safe integer from 0
   * @param read - how many integers have been read
   */
  constructor(words: Int32Array, event = 0, read = 0) {
    this.#words = words;
    this.#event = event;
    this.#read = read;
    if (read > 0) this.#write();
  }

  /** Goes to the beginning of an event. */
  turnTo(event: number): this {
    this.#event = event;
    this.#read = 0;
    return this;
  }

  next(): number {
    if (this.#read % BLOCK_WORDS === 0) this.#write();
    return this.#block[this.#read++ % BLOCK_WORDS] as number;
  }

  clone(): DiceStream {
    return new DiceStream(this.#words, this.#event, this.#read);
  }

  /** The number of the event, and how many integers have been read. */
  getState(): readonly number[] {
    return [this.#event, this.#read];
  }

  /** Writes the block in which the next integer is. */
  #write(): void {
    const words = this.#words;
    words[12] = this.#read / BLOCK_WORDS;
    words[13] = this.#event;
    words[14] = this.#event / TWO_32;
    this.#writeBlock(this.#block, words);
  }
}
