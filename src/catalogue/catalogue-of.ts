import type { Entry } from '../entry/entry.js';
import { quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { listIn } from '../kernel/plain.js';
import { asEntry } from './entry-of.js';

/** Entries by the ids of their games. */
export type Catalogue = Readonly<Record<string, Entry>>;

/**
 * A catalogue of your own games, for whatever finds games by their ids, such as `verifyRecord(record, games)`.
 * Nothing is registered anywhere: `{ ...games, ...catalogueOf([own]) }` also has the built-in games; your own game takes the
 * place of a built-in one with its id.
 *
 * @param own - entries, as {@link entryOf} makes them, or games
 * @returns a catalogue, frozen
 * @throws `GameError` `INVALID_SETUP` for anything else, and for two games with one id
 */
export function catalogueOf(own: readonly (Entry | { readonly safeReduce: unknown })[]): Catalogue {
  const catalogue: Record<string, Entry> = {};
  for (const entry of listIn<unknown>(own, 'catalogue').map(asEntry)) {
    if (Object.hasOwn(catalogue, entry.id)) {
      throw new GameError('INVALID_SETUP', `catalogue: ${quoted(entry.id)} is there twice`);
    }
    catalogue[entry.id] = entry;
  }
  return Object.freeze(catalogue);
}
