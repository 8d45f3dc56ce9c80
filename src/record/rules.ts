import type { OlderRules, OwnEntry } from '../entry/entry.js';
import { isEntry, isGame } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { atHand, findAtHand, type GameSource } from './at-hand.js';
import { gameOfEntry, loadGame } from './catalogue-game.js';
import { type FindGame, findGiven, type GameOfRecord } from './game-of.js';

// The one place that decides by which rules a record is judged, or a match goes on.

/** A catalogue in which a game is found, so that it is loaded first. */
export interface InCatalogue extends GameSource {
  readonly game?: undefined;
  readonly games: object;
}

/** The game at hand, by itself or with its older rules; or older rules alone. */
export type AtHand<G> =
  | G
  | OwnEntry<G>
  | (GameSource<G> & { readonly game: G })
  | { readonly game?: undefined; readonly games?: undefined; readonly versions: OlderRules };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const parts = ['game', 'games', 'versions'] as const;

/** Whether it stands where a game stands or, where that was left out, what comes after it. */
export const isSource = (value: unknown): boolean =>
  isGame(value) || isEntry(value) || (isObject(value) && parts.some((part) => part in value));

function sourceOf(value: object): GameSource {
  for (const key of Object.keys(value)) {
    if ((parts as readonly string[]).includes(key)) continue;
    throw new GameError('INVALID_SETUP', `record: expected a game or only ${parts.join(', ')}`, { path: [key] });
  }
  const { games = {} } = value as GameSource;
  if (isObject(games)) return value;
  throw new GameError('INVALID_SETUP', 'games: expected a catalogue: entries with load by the ids of the games');
}

/**
 * The rules under which something was begun.
 *
 * @throws (as a rejection) `GameError` `INVALID_RECORD` where there are none, `INVALID_SETUP` for what is no such source
 */
export async function rulesOf(header: GameOfRecord, source: GameSource, builtIn: object = {}): Promise<AnyGame> {
  if (isEntry(source.game) && source.versions === undefined) return gameOfEntry(header, source.game);
  return atHand(header, source) ?? loadGame(header, source.games ?? builtIn);
}

/**
 * How games are found by what stands in the place of a game: at once with a game or versions, later in a catalogue.
 *
 * @param builtIn - the catalogue where nothing stands there
 *
 * @throws `GameError` `INVALID_SETUP` for what is no game and no {@link GameSource}
 */
export function findBy(value: unknown, builtIn?: object): FindGame {
  if (value === undefined && builtIn) return { later: (header) => loadGame(header, builtIn) };
  if (isEntry(value)) return findAtHand({ game: value });
  if (isGame(value) || !isObject(value) || !isSource(value)) return findGiven(value);
  const source = sourceOf(value);
  const { game, games, versions } = source;
  const isAtHand = game !== undefined || (games === undefined && versions !== undefined);
  return isAtHand ? findAtHand(source) : { later: (header) => rulesOf(header, source, builtIn) };
}
