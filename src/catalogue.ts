// Generated from the game folders by `npm run gen`; changes by hand are lost.

import type { CatalogueEntry } from './catalogue-entry.js';
import type { kiriki } from './games/kiriki/kiriki.js';

export type { CatalogueEntry } from './catalogue-entry.js';

/** All games by id. */
export interface Games {
  /** Kiriki, 1 to 6 players. */
  readonly kiriki: CatalogueEntry<typeof kiriki>;
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** Facts about every game, and how to load it; no game is loaded before it is asked for. */
export const games: Games = {
  kiriki: {
    id: 'kiriki',
    title: 'Kiriki',
    rules: 1,
    playerCount: { min: 1, max: 6 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    load: () => import('./games/kiriki/kiriki.js').then((module) => module.kiriki),
  },
};

/** Whether the value is the id of a built-in game. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
