import { type AnyGame, anyGame, type Envelope, type Picture, type PictureOptions } from 'dicewright';
import { isGameId } from 'dicewright/games';
import { loadPicture } from 'dicewright/render';
import type { Seat } from './address.js';
import { type Catalogue, catalogueFor, moduleUrl } from './catalogues.js';

/** A game and how its positions are drawn. */
export interface PlayedGame {
  readonly game: AnyGame;
  readonly picture: (view: Envelope, options: PictureOptions) => Picture;
  /** The module that it is from, as an address tells it; `null` for a game of the package. */
  readonly module: string | null;
  /** The same as a URL, for workers. */
  readonly moduleUrl: string | null;
  /** Bots that come with the module. */
  readonly bots: readonly Seat[];
}

/** For a game without a picture: everything is chosen from buttons. */
const noPicture =
  (title: string): PlayedGame['picture'] =>
  () => ({ title, summary: title, parts: [{ kind: 'note', text: 'This game comes without a picture.' }] });

/** The names of all bots that are exported beside a game. */
const botsOf = ({ analysis = {} }: Catalogue[string]): string[] =>
  Object.entries(analysis).flatMap(([name, bots]) => (name.endsWith('Bots') ? Object.keys(bots as object) : []));

/**
 * @param module - that the game is from
 * @throws Error (as a rejection) where there is no such game
 */
export async function loadPlayedGame(id: string, module: string | null): Promise<PlayedGame> {
  const catalogue = await catalogueFor(module);
  const entry = Object.hasOwn(catalogue, id) ? catalogue[id] : undefined;
  if (!entry) throw new Error(`There is no game “${id}”${module === null ? '' : ` in “${module}”`}.`);
  const game = anyGame((await entry.load()) as never);
  const drawn = entry.picture ?? (isGameId(id) ? await loadPicture(id) : noPicture(entry.title));
  const picture = drawn as unknown as PlayedGame['picture'];
  return { game, picture, module, moduleUrl: module === null ? null : moduleUrl(module), bots: botsOf(entry) };
}
