import type { Catalogue } from '../catalogue/catalogue-of.js';
import { catalogue } from '../catalogue/games.js';
import type { Entry } from '../entry/entry.js';

export interface GamesAtHand {
  readonly catalogue: Catalogue;
  readonly modules: ReadonlyMap<Entry, string>;
}

/** Where they are; those of this package, unless given. */
export interface WithGames {
  readonly games?: GamesAtHand | undefined;
}

export const ofPackage: GamesAtHand = { catalogue, modules: new Map() };

export const catalogueIn = ({ games = ofPackage }: WithGames): Catalogue => games.catalogue;

/** The game's entry; none for an id that no game has. */
export function entryIn(at: WithGames, id: string): Entry | undefined {
  const catalogue = catalogueIn(at);
  return Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
}

/** The module of your own game, for workers. */
export const moduleIn = ({ games = ofPackage }: WithGames, entry: Entry): string | undefined =>
  games.modules.get(entry);
