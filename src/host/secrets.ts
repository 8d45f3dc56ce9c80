import { hashOf, utf8 } from '../kernel/dice/hash.js';
import { GameError } from '../kernel/errors.js';

// Present wherever this runs, but not part of the language.
declare const btoa: (binary: string) => string;

/**
 * Who may sit where: a secret for each player of a match, which follows from the host's, so that it isn't stored. Players
 * are counted in the order in which they were named; those are their seats, unless there is a lot ({@link Match.seats}).
 */
export interface Secrets {
  /** 128 bits as 22 characters that a link can have. */
  readonly of: (match: string, place: number) => string;
  /** The player of the match whose secret it is; `null` for any other text. */
  readonly find: (match: string, players: number, secret: string) => number | null;
}

const BLOCK = 64;

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

/** HMAC-SHA-256 (RFC 2104), with the hash of the text as its key. */
function hmacBy(key: string): (text: string) => Uint8Array {
  const padded = new Uint8Array(BLOCK);
  padded.set(hashOf(utf8(key)));
  const [inner, outer] = [padded.map((byte) => byte ^ 0x36), padded.map((byte) => byte ^ 0x5c)];
  return (text) => hashOf(joined(outer, hashOf(joined(inner, utf8(text)))));
}

/** Whether the texts are the same; the time it takes doesn't show how much of them is. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  // Stryker disable next-line EqualityOperator: after their ends both have nothing
  for (let i = 0; i < one.length; i++) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

/** @throws `GameError` `INVALID_SETUP` for one that could be guessed */
export function secretsBy(secret: unknown): Secrets {
  if (typeof secret !== 'string' || secret.length < 16) {
    throw new GameError('INVALID_SETUP', 'host: secret: expected at least 16 characters, drawn at random and kept');
  }
  const hmac = hmacBy(secret);
  const of = (match: string, place: number): string =>
    btoa(String.fromCharCode(...hmac(JSON.stringify(['dicewright seat', match, place])).subarray(0, 16)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  return {
    of,
    find(match, players, told) {
      let found: number | null = null;
      for (let place = 0; place < players; place++) if (isSame(of(match, place), told)) found = place;
      return found;
    },
  };
}
