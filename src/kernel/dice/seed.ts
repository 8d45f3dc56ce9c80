import { GameError } from '../errors.js';
import { MAX_STRING } from '../plain.js';

/**
 * @throws {@link GameError} `INVALID_SETUP` for anything but a string of at most 20,000 characters that UTF-8 can hold
 * (no lone surrogates)
 * @internal
 */
export function checkSeed(seed: unknown): string {
  if (typeof seed !== 'string') throw new GameError('INVALID_SETUP', `a seed is a string, not ${typeof seed}`);
  if (seed.length > MAX_STRING) {
    throw new GameError('INVALID_SETUP', `a seed has at most ${MAX_STRING} characters, not ${seed.length}`);
  }
  if (/\p{Surrogate}/u.test(seed)) throw new GameError('INVALID_SETUP', 'the seed has a lone surrogate');
  return seed;
}

/** The part of Web Cryptography that is used here; browsers, Node, Deno, Bun and workers of the edge have it. */
interface Cryptography {
  readonly getRandomValues: (bytes: Uint8Array) => Uint8Array;
}

/**
 * A new seed that nobody can guess: 128 bits from the platform's cryptographic source, as 32 hexadecimal digits. Every
 * game needs one of its own: the same seed at two tables shows one what the other will roll.
 *
 * The one function here that isn't deterministic.
 *
 * @throws Error where the platform has no `crypto.getRandomValues`
 */
export function createSeed(): string {
  const { crypto } = globalThis as { readonly crypto?: Cryptography };
  if (!crypto) throw new Error('createSeed: this platform has no crypto.getRandomValues');
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
