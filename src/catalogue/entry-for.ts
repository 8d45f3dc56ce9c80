import type { Entry } from '../entry/entry.js';
import { isEntry, isGame } from '../entry/given-game.js';
import { asEntry } from './entry-of.js';
import { catalogue } from './games.js';

/**
 * The entry that was given, or that of a game: a game is recognised itself, not by its id, so that your own gets nothing of
 * a built-in one with the same name.
 *
 * @throws `GameError` `INVALID_SETUP` (as a rejection) for anything else
 */
export async function entryFor(given: unknown): Promise<Entry> {
  if (isEntry(given) || !isGame(given)) return asEntry(given);
  const known = Object.hasOwn(catalogue, given.id) ? catalogue[given.id] : undefined;
  return known && (await known.load()) === given ? known : asEntry(given);
}

/** Whether the entry is one of this package, so that any thread can load its game by its id. */
export const isBuiltIn = (entry: Entry): boolean => Object.hasOwn(catalogue, entry.id) && catalogue[entry.id] === entry;
