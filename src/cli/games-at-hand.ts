import { games as builtIn, type CatalogueEntry } from '../catalogue.js';

/** Entries by the ids of games. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;

/** The games that a command knows. */
export interface GamesAtHand {
  readonly catalogue: Catalogue;
  /** The modules of those of one's own, by id. */
  readonly modules: Readonly<Record<string, string>>;
}

/** Where they stand; those of this package, unless there are others. */
export interface WithGames {
  readonly games?: GamesAtHand | undefined;
}

/** Those of this package. */
export const ofPackage: GamesAtHand = { catalogue: { ...builtIn }, modules: {} };

export const catalogueIn = ({ games = ofPackage }: WithGames): Catalogue => games.catalogue;

/** The game's entry; none for an id that no game has. */
export function entryIn(at: WithGames, id: string): CatalogueEntry | undefined {
  const catalogue = catalogueIn(at);
  return Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
}

/** The module of a game of one's own, for workers. */
export const moduleIn = ({ games = ofPackage }: WithGames, id: string): string | undefined =>
  Object.hasOwn(games.modules, id) ? games.modules[id] : undefined;
