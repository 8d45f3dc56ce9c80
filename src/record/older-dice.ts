import type { Dice } from '../kernel/dice/dice.js';
import { hashOf, hashOfText, int32 } from '../kernel/dice/hash.js';
import type { RandomGenerator } from '../kernel/dice/random.js';

/** The integers of an event: blocks of SHA-256(key ‖ event as 8 bytes ‖ number of the block as 4), read as big-endian int32. */
function hashStream(key: Uint8Array, event: number, from = 0): RandomGenerator {
  let read = from;
  const message = new Uint8Array(44);
  message.set(key);
  const numbers = new DataView(message.buffer, 32);
  // No game has come to 2 ** 32 events.
  numbers.setUint32(4, event);
  return {
    next() {
      numbers.setUint32(8, read / 8);
      return int32(hashOf(message), 4 * (read++ % 8));
    },
    clone: () => hashStream(key, event, read),
    getState: () => [event, read],
  };
}

/** The dice of version 2, so that records whose header says `dice: 2` keep verifying. */
export function olderDice(seed: string): Dice {
  const key = hashOfText(`dicewright/2 dice\n${seed}`);
  return { draw: (chance, event) => chance.sample(hashStream(key, event)) };
}
