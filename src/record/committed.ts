import type { Envelope } from '../kernel/types.js';
import { commitmentFor } from './commit.js';

/** So many tables are tried for one commitment: who tells anything must not make others compute for ever. */
const MOST_TABLES = 4_096;

/** All choices of so many of the names. */
function* chosenFrom(names: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) yield [];
  else
    for (const [i, name] of names.entries())
      for (const others of chosenFrom(names.slice(i + 1), count - 1)) yield [name, ...others];
}

/** All choices of the names, those of few first. */
function* choicesOf(names: readonly string[]): Generator<readonly string[]> {
  for (let count = 0; count <= names.length; count++) yield* chosenFrom(names, count);
}

type Table = Omit<Envelope, 'events'>;

function without({ game, rules, players, options }: Table, names: readonly string[]): Table {
  const left = Object.entries(options as object).filter(([name]) => !names.includes(name));
  return { game, rules, players, options: Object.fromEntries(left) };
}

/**
 * The table that a commitment was made for: as it begins, or as it began before its rules were given further options, which it has with
 * their defaults now. Whatever options a commitment names, the others are their defaults, so that nobody can choose among games by
 * leaving some out.
 *
 * @param first - the first state of the game, or any other
 * @param isDefault - whether an option has its default there
 * @returns `undefined` where it was made for something else
 */
export function committedTable(
  commitment: string,
  seed: string,
  match: string | undefined,
  first: Envelope,
  isDefault: (name: string) => boolean,
): Table | undefined {
  let tried = 0;
  // Without a match it says nothing of a table.
  for (const names of choicesOf(match === undefined ? [] : Object.keys(first.options as object).filter(isDefault))) {
    const table = without(first, names);
    if (commitmentFor(seed, match, table) === commitment) return table;
    if (++tried === MOST_TABLES) break;
  }
  return undefined;
}

/** Whether a record leaves an option out, so that it has its default. */
export const leftOutOf =
  ({ options }: { readonly options: object }) =>
  (name: string): boolean =>
    !Object.hasOwn(options, name);
