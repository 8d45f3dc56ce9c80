import type { GameFolder } from './game-folders.js';

/** Games that are published together: their folders lie below one folder, and one public entry offers them all. */
export interface Collection {
  readonly title: string;
  /** Below which its games lie. */
  readonly folder: string;
  /** The generated module that offers them: one of the public entries. */
  readonly barrel: string;
  /** How a consumer imports it. */
  readonly specifier: string;
}

/** All collections. */
export const collections: readonly Collection[] = [
  {
    title: 'Das Spiel',
    folder: 'src/games/das-spiel',
    barrel: 'src/games/das-spiel/index.ts',
    specifier: 'dicewright/das-spiel',
  },
];

/** The collection that a game belongs to, if any. */
export const collectionOf = ({ folder }: Pick<GameFolder, 'folder'>): Collection | undefined =>
  collections.find((collection) => folder.startsWith(`${collection.folder}/`));

/** The module by which a game is offered: its own in a collection, else the barrel of its folder. */
export const offeredBy = (game: Pick<GameFolder, 'folder' | 'module'>): string =>
  collectionOf(game) === undefined ? `${game.folder}/index.ts` : game.module;

/** The names under which a collection offers a game: the types of its actions, options (where they are its own) and states, and the game. */
export function offeredNames({ exportName }: Pick<GameFolder, 'exportName'>, hasOptions = true): readonly string[] {
  const name = `${exportName.charAt(0).toUpperCase()}${exportName.slice(1)}`;
  return [`type ${name}Action`, ...(hasOptions ? [`type ${name}Options`] : []), `type ${name}State`, exportName];
}
