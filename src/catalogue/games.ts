import type { Entry } from '../entry/entry.js';
import { quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { didYouMean } from '../kernel/suggestion.js';
import type { AnyGame } from '../kernel/types.js';
import type { Catalogue } from './catalogue-of.js';
import { type GameId, games } from './games.generated.js';

export type { GameId, Games } from './games.generated.js';
export { games };

export const catalogue: Catalogue = { ...games };

export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);

/** The built-in entry of an id. @throws `GameError` `INVALID_SETUP` for another id */
export function builtInEntry(id: string): Entry {
  const entry = typeof id === 'string' && Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  if (entry) return entry;
  const meant = typeof id === 'string' ? `${quoted(id)}${didYouMean(id, Object.keys(catalogue))}` : 'of no id';
  throw new GameError('INVALID_SETUP', `there is no game ${meant}`);
}

/**
 * Loads a built-in game that is only known at run time.
 *
 * @throws `GameError` `INVALID_SETUP` (as a rejection) for an unknown id
 */
export const loadGame = async (id: string): Promise<AnyGame> => builtInEntry(id).load();
