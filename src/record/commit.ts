import { hashOfText } from '../kernel/dice/hash.js';
import { checkSeed } from '../kernel/dice/seed.js';
import { GameError } from '../kernel/errors.js';
import { isInteger, isRecord, plainCopy } from '../kernel/plain.js';
import type { Envelope } from '../kernel/types.js';
import { canonicalJson } from './canonical.js';

/** The SHA-256 of the UTF-8 text, in hexadecimal digits. */
export function digestOf(text: string): string {
  const digits = '0123456789abcdef';
  let digest = '';
  for (const byte of hashOfText(text)) digest += digits.charAt(byte >> 4) + digits.charAt(byte & 15);
  return digest;
}

/** What is played, which a commitment binds a seed to. */
export interface CommittedTable {
  /** The id of the game. */
  readonly game: string;
  readonly rules: number;
  /** All of them, defaults filled in, as a state has them. */
  readonly options: object;
  readonly players: number;
  /** The id of the match; an empty text (the default) without one. */
  readonly match?: string | undefined;
}

/**
 * The commitment to a seed for one game: `'sha256:'` and the hexadecimal SHA-256 of the UTF-8 text `dicewright/2 seed`, a
 * line feed, `{ game, match, options, players, rules }` as canonical JSON (RFC 8785), a line feed, and the seed. Published
 * before play it binds the host to these dice in this game and in no other; it gives nothing away about a seed of 128 random
 * bits, while a shorter seed can be found by trying.
 *
 * Without a table it is the older form of commitment: of `dicewright/1 seed`, a line feed, and the seed.
 * It lets the host choose the game for the dice.
 *
 * @throws `GameError` `INVALID_SETUP` for a seed that isn't a string, or has lone surrogates, and for a table that isn't
 * plain data
 * @example
 * ```ts
 * import { kiriki } from 'dicewright/kiriki';
 * import { commit } from 'dicewright/record';
 *
 * const { options } = kiriki.setup({ players: 2 });
 * const commitment = commit('a seed', { game: 'kiriki', rules: kiriki.rules, options, players: 2, match: 'friday' });
 * console.log(commitment.slice(0, 7)); // → sha256:
 * ```
 */
export function commit(seed: string, table?: CommittedTable): string {
  checkSeed(seed);
  if (table === undefined) return commitmentFor(seed);
  const plain = plainCopy(table, 'INVALID_SETUP', 'commit: table');
  const { game, rules, options, players, match = '' } = isRecord(plain) ? plain : {};
  const areTexts = typeof game === 'string' && typeof match === 'string';
  if (!areTexts || !isInteger(rules, 1) || !isInteger(players, 1) || !isRecord(options)) {
    throw new GameError('INVALID_SETUP', 'commit: table: expected { game, rules, options, players, match }');
  }
  return commitmentFor(seed, match, { game, rules, options, players });
}

/**
 * The commitment that a record should have, in the form that it uses: one with `match` binds the table.
 *
 * @param first - the first state of the game, or any other
 */
export function commitmentFor(
  seed: string,
  match?: string,
  { game, rules, options, players }: Partial<Omit<Envelope, 'events'>> = {},
): string {
  const bound = match === undefined ? '1 seed' : `2 seed\n${canonicalJson({ game, rules, options, players, match })}`;
  return `sha256:${digestOf(`dicewright/${bound}\n${seed}`)}`;
}
