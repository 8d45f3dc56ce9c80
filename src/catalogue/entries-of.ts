import type { Entry } from '../entry/entry.js';
import { isEntry, isGame } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { isRecord, read } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { asEntry } from './entry-of.js';

/** A copy, read once. @throws `GameError` `INVALID_SETUP` */
function membersOf(exports: unknown): Readonly<Record<string, unknown>> {
  const members = read(() => (isRecord(exports) ? { ...exports } : undefined));
  if (members) return members;
  throw new GameError('INVALID_SETUP', 'expected a module, as import gives it');
}

/**
 * The entries that a module exports, each once. A game that it exports without an entry becomes one without parts, unless it
 * is that of an entry, under its rules or older ones.
 *
 * @param given - a module, as `import` gives it
 * @returns by the names under which they are exported; `{}` where there are none
 * @throws (as a rejection) `GameError` `INVALID_SETUP` for anything but a module
 * @example
 * ```ts
 * import { catalogueOf, entriesOf } from 'dicewright/games';
 * import * as module from 'dicewright/kiriki';
 *
 * const found = await entriesOf(module);
 * console.log(Object.keys(found)); // → [ 'kiriki' ]
 * console.log(catalogueOf(Object.values(found)).kiriki?.title); // → Kiriki
 * ```
 */
export async function entriesOf(given: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Entry>>> {
  const exports = membersOf(given);
  const found = new Map<Entry | AnyGame, readonly [name: string, entry: Entry]>();
  // Under its own name rather than as the default.
  const names = Object.keys(exports).sort((a, b) => Number(a === 'default') - Number(b === 'default'));
  const told = new Set<unknown>();
  for (const name of names) {
    const entry = exports[name];
    if (!isEntry(entry) || found.has(entry)) continue;
    found.set(entry, [name, entry]);
    told.add(await entry.load());
    for (const version of Object.values((await entry.part('versions')) ?? {})) told.add(version);
  }
  for (const name of names) {
    const game = exports[name];
    if (isGame(game) && !told.has(game) && !found.has(game)) found.set(game, [name, asEntry(game)]);
  }
  return Object.fromEntries(found.values());
}
