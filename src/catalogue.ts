// Generated from the game folders by `npm run gen`; changes by hand are lost.

import type { CatalogueEntry } from './catalogue-entry.js';

export type { CatalogueEntry } from './catalogue-entry.js';

/** All games by id. */
export interface Games {}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** Facts about every game, and how to load it; no game is loaded before it is asked for. */
export const games: Games = {};

/** Whether the value is the id of a built-in game. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
