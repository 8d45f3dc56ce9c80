import type { Envelope } from '../kernel/types.js';
import { commitmentFor } from './commit.js';

/** At most this many tables are tried for one commitment: a made-up record must not keep others computing forever. */
const MOST_TABLES = 4_096;

type Table = Omit<Envelope, 'events'>;

/**
 * The table that a commitment was made for: as it begins, or as it began before its rules got further options, which now
 * have their defaults. Whatever options a commitment names, the others have their defaults, so that nobody can choose among
 * games by leaving some out.
 *
 * @param first - the first state of the game, or any other
 * @param said - the options given explicitly; all others have their defaults
 * @returns `undefined` where it was made for something else
 */
export function committedTable(
  commitment: string,
  seed: string,
  match: string | undefined,
  first: Envelope,
  said: object,
): Table | undefined {
  const { game, rules, players } = first;
  const options = Object.entries(first.options as object).reverse();
  // Without a match it says nothing about a table.
  const names = match === undefined ? [] : options.flatMap(([name]) => (Object.hasOwn(said, name) ? [] : name));
  // Each number stands for some of the names, the small ones for those that were declared last.
  for (let some = 0; some < Math.min(2 ** names.length, MOST_TABLES); some++) {
    const kept = options.filter(([name]) => Math.floor(some / 2 ** names.indexOf(name)) % 2 === 0);
    const table = { game, rules, players, options: Object.fromEntries(kept) };
    if (commitmentFor(seed, match, table) === commitment) return table;
  }
  return undefined;
}
