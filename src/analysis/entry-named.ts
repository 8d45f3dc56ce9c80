import { builtInEntry } from '../catalogue/games.js';
import type { Entry } from '../entry/entry.js';
import { GameError } from '../kernel/errors.js';
import { gamesOfModule } from './own-module.js';
import type { Platform } from './tournament/platform.js';

/** The entry with an id, from a module or, without one, built in. @throws GameError `INVALID_SETUP` (as a rejection) */
export async function entryNamed(
  id: string,
  module: string | undefined,
  loadModule: Platform['loadModule'],
): Promise<Entry> {
  if (module === undefined) return builtInEntry(id);
  const games = await gamesOfModule(module, loadModule);
  const found = games.find(({ entry }) => entry.id === id);
  if (found) return found.entry;
  throw new GameError(
    'INVALID_SETUP',
    `${module} exports no game of the id ${id}: ${games.map(({ entry }) => entry.id).join(', ')}`,
  );
}

/** Why a worker can't have a game. */
export const needsModule = ({ id }: { readonly id: string }): string =>
  `${id} is no game of the catalogue; workers play those, or games of a module that is given`;
