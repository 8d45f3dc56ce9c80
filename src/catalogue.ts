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
import type { theForbiddenNumber } from './games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js';
import type { theGreenAmoeba } from './games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js';
import type { theMostSimpleGame } from './games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js';

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
  /** The Forbidden Number, 3 players. */
  readonly 'the-forbidden-number': CatalogueEntry<typeof theForbiddenNumber>;
  /** The Green Amoeba, 3 players. */
  readonly 'the-green-amoeba': CatalogueEntry<typeof theGreenAmoeba>;
  /** The Most Simple Game, 2 to 3 players. */
  readonly 'the-most-simple-game': CatalogueEntry<typeof theMostSimpleGame>;
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
  'the-forbidden-number': {
    id: 'the-forbidden-number',
    title: 'The Forbidden Number',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    facts: { number: 12, family: 'chance' },
    load: () =>
      import('./games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js').then(
        (module) => module.theForbiddenNumber,
      ),
  },
  'the-green-amoeba': {
    id: 'the-green-amoeba',
    title: 'The Green Amoeba',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    facts: { number: 11, family: 'chance' },
    load: () =>
      import('./games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js').then((module) => module.theGreenAmoeba),
  },
  'the-most-simple-game': {
    id: 'the-most-simple-game',
    title: 'The Most Simple Game',
    rules: 1,
    playerCount: { min: 2, max: 3 },
    traits: { chance: true, hiddenInformation: false, simultaneous: false, dexterity: false, enumerable: true },
    facts: { number: 10, family: 'chance' },
    load: () =>
      import('./games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js').then(
        (module) => module.theMostSimpleGame,
      ),
  },
};

/** Whether the value is the id of a built-in game. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
