import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../../../src/index.js';
import { findGameFolders, type GameFolder } from './game-folders.js';

/** What the scripts need to know about a game: part of what every game has. */
export interface GameFacts {
  readonly id: string;
  readonly title: string;
  readonly rules: number;
  readonly playerCount: AnyGame['playerCount'];
  readonly traits: AnyGame['traits'];
  readonly facts: Readonly<Record<string, string | number>>;
  readonly playersFor: () => readonly number[];
  readonly setup: (table: { readonly players: number }) => { readonly options: object };
}

const isGame = (value: unknown): value is GameFacts =>
  typeof value === 'object' && value !== null && 'id' in value && 'setup' in value && 'playerCount' in value;

/**
 * The game of a folder; `null` while its module does not exist.
 * @throws Error when the module has no game of the name that the folder promises
 */
export async function loadGame(root: string, folder: GameFolder): Promise<GameFacts | null> {
  const file = join(root, folder.module);
  if (!existsSync(file)) return null;
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const game = module[folder.exportName];
  if (!isGame(game)) throw new Error(`${folder.module} does not export a game called ${folder.exportName}`);
  if (game.id !== folder.id) throw new Error(`${folder.module}: the game's id is ${game.id}, its folder ${folder.id}`);
  return game;
}

/** The rule of thumb that the game's mathematics offers as a bot, in a sentence; `null` where there is none. */
export async function loadThumb(root: string, folder: GameFolder): Promise<string | null> {
  const file = join(root, folder.analysis);
  if (!existsSync(file)) return null;
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const bots = module[`${folder.exportName}Bots`] as Readonly<Record<string, { readonly about: string }>> | undefined;
  return bots?.thumb?.about ?? null;
}

/** Every game folder of the project with its game. */
export const loadGames = (root: string): Promise<{ folder: GameFolder; game: GameFacts | null }[]> =>
  Promise.all(
    findGameFolders('src/games', root).map(async (folder) => ({ folder, game: await loadGame(root, folder) })),
  );

/** The part of a game that says who can play it with which options. */
interface Table {
  readonly id: string;
  readonly playersFor: () => readonly number[];
  readonly setup: (table: { readonly players: number }) => { readonly options: unknown };
}

/** The smallest number of players that can play a game with its default options. @throws Error when none can */
export function fewestPlayers(game: Table): number {
  const [players] = game.playersFor();
  if (players === undefined) throw new Error(`${game.id}: its default options go with no number of players`);
  return players;
}

/** The default options of a game. */
export const defaultOptions = (game: Table): Readonly<Record<string, unknown>> => ({
  ...(game.setup({ players: fewestPlayers(game) }).options as object),
});
