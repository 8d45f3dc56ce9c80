import type { Envelope } from '../kernel/types.js';
import { commitmentFor } from './commit.js';

/** So many tables are tried for one commitment: who tells anything must not make others compute for ever. */
const MOST_TABLES = 4_096;

type Table = Omit<Envelope, 'events'>;

/**
 * The table that a commitment was made for: as it begins, or as it began before its rules were given further options, which it has with
 * their defaults now. Whatever options a commitment names, the others are their defaults, so that nobody can choose among games by
 * leaving some out.
 *
 * @param first - the first state of the game, or any other
 * @param said - has the options that don't go without saying; all others have their defaults there
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
  // Without a match it says nothing of a table.
  const names = match === undefined ? [] : options.flatMap(([name]) => (Object.hasOwn(said, name) ? [] : name));
  // Each number stands for some of the names, the small ones for those that were declared last.
  for (let some = 0; some < Math.min(2 ** names.length, MOST_TABLES); some++) {
    const kept = options.filter(([name]) => Math.floor(some / 2 ** names.indexOf(name)) % 2 === 0);
    const table = { game, rules, players, options: Object.fromEntries(kept) };
    if (commitmentFor(seed, match, table) === commitment) return table;
  }
  return undefined;
}
