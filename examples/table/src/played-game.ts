import type { AnyGame } from 'dicewright';
import { type Catalogue, type Entry, type GameParts, games } from 'dicewright/games';
import type { Seat } from './address.js';
import { botsBeside } from './seats.js';

/**
 * The games that an address can name: those of the package, and of a module where it tells one.
 *
 * @throws Error (as a rejection) that says what is wrong with the module
 */
export async function catalogueFor(module: string | null): Promise<Catalogue> {
  // What modules need is loaded with the first one.
  return module === null
    ? { ...games }
    : { ...games, ...(await (await import('./game-modules.js')).gamesOfModule(module)) };
}

/** Where the module of an address is, as a URL that workers understand, too. */
export const urlOf = (module: string): string => new URL(module, document.baseURI).href;

/** A game and how its positions are drawn. */
export interface PlayedGame {
  readonly entry: Entry;
  readonly game: AnyGame;
  readonly picture: GameParts['picture'];
  /** The module that it is from, as an address tells it; `null` for a game of the package. */
  readonly module: string | null;
  /** The same as a URL, for workers. */
  readonly moduleUrl: string | null;
  /** Bots that play it beside those that play any game. */
  readonly bots: readonly Seat[];
}

/** For a game without a picture: everything is chosen from buttons. */
const noPicture =
  (title: string): PlayedGame['picture'] =>
  () => ({ title, summary: title, parts: [{ kind: 'note', text: 'This game comes without a picture.' }] });

/** The names of the bots of a game of a module. */
const botsOf = async (entry: Entry): Promise<string[]> =>
  Object.entries((await entry.part('analysis')) ?? {}).flatMap(([name, bots]) =>
    name.endsWith('Bots') ? Object.keys(bots as object) : [],
  );

/**
 * @param module - that the game is from
 * @throws Error (as a rejection) where there is no such game
 */
export async function loadPlayedGame(id: string, module: string | null): Promise<PlayedGame> {
  const catalogue = await catalogueFor(module);
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  if (!entry) throw new Error(`There is no game “${id}”${module === null ? '' : ` in “${module}”`}.`);
  const [game, drawn] = await Promise.all([entry.load(), entry.part('picture')]);
  const moduleUrl = module === null ? null : urlOf(module);
  const bots = module === null ? botsBeside(id) : await botsOf(entry);
  return { entry, game, picture: drawn ?? noPicture(entry.title), module, moduleUrl, bots };
}
