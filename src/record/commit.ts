import { hashOfText } from '../kernel/dice/hash.js';
import { checkSeed } from '../kernel/dice/seed.js';

/** The SHA-256 of the UTF-8 text, in hexadecimal digits. */
export const digestOf = (text: string): string =>
  Array.from(hashOfText(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The commitment to a seed: `'sha256:'` and the hexadecimal SHA-256 of the UTF-8 text `dicewright/1 seed`, a line
 * feed, and the seed. Published before play it binds the host to their dice; it tells nothing about a seed of 128
 * random bits, while a shorter seed can be found by trying.
 *
 * @throws `GameError` `INVALID_SETUP` for a seed that is no string, or one with lone surrogates
 * @example
 * ```ts
 * import { commit } from 'dicewright/record';
 *
 * console.log(commit('a seed').slice(0, 7)); // → sha256:
 * ```
 */
export function commit(seed: string): string {
  return `sha256:${digestOf(`dicewright/1 seed\n${checkSeed(seed)}`)}`;
}
