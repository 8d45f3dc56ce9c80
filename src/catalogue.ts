// Generated from the game folders by `npm run gen`; changes by hand are lost.

/**
 * The built-in games: facts about each, and how to load it.
 *
 * @module dicewright/games
 */
import type { CatalogueEntry } from './catalogue-entry.js';
import type { calavera } from './games/calavera/calavera.js';
import type { kiriki } from './games/kiriki/kiriki.js';
import type { krakatoa } from './games/krakatoa/krakatoa.js';
import type { rasanto } from './games/das-spiel/construction/rasanto/rasanto.js';

export type { CatalogueEntry } from './catalogue-entry.js';

/** All games by id. */
export interface Games {
  /** Calavera, 2 to 4 players. */
  readonly calavera: CatalogueEntry<typeof calavera>;
  /** Kiriki, 1 to 6 players. */
  readonly kiriki: CatalogueEntry<typeof kiriki>;
  /** Krakatoa, 2 to 4 players. */
  readonly krakatoa: CatalogueEntry<typeof krakatoa>;
  /** Rasanto, 2 players. */
  readonly rasanto: CatalogueEntry<typeof rasanto>;
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** Facts about every game, and how to load it; no game is loaded before it is asked for. */
export const games: Games = {
  calavera: {
    id: 'calavera',
    title: 'Calavera',
    rules: 1,
    playerCount: { min: 2, max: 4 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    facts: {},
    load: () => import('./games/calavera/calavera.js').then((module) => module.calavera),
  },
  kiriki: {
    id: 'kiriki',
    title: 'Kiriki',
    rules: 1,
    playerCount: { min: 1, max: 6 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    facts: {},
    load: () => import('./games/kiriki/kiriki.js').then((module) => module.kiriki),
  },
  krakatoa: {
    id: 'krakatoa',
    title: 'Krakatoa',
    rules: 1,
    playerCount: { min: 2, max: 4 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: true, enumerable: true },
    facts: {},
    load: () => import('./games/krakatoa/krakatoa.js').then((module) => module.krakatoa),
  },
  rasanto: {
    id: 'rasanto',
    title: 'Rasanto',
    rules: 1,
    playerCount: { min: 2, max: 2 },
    traits: { chance: false, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    facts: { number: 23, family: 'construction' },
    load: () => import('./games/das-spiel/construction/rasanto/rasanto.js').then((module) => module.rasanto),
  },
};

/** Whether the value is the id of a built-in game. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
