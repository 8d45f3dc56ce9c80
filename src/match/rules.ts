import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { loadGame } from '../record/catalogue-game.js';
import { asGame, matching, quoted } from '../record/game-of.js';
import type { RecordHeader } from '../record/types.js';

/** Where the game of a match is found. */
export interface GameSource<G = unknown> {
  /** The game. */
  readonly game?: G | undefined;
  /** A catalogue: entries with `load` by the ids of the games. That of this package, unless given. */
  readonly games?: object | undefined;
  /** The game under older rules, by their numbers: a match goes on under the rules that it began with. */
  readonly versions?: Readonly<Record<number, G>> | undefined;
}

/** @throws `GameError` `INVALID_SETUP` unless all are what they are said to be */
function versionOf({ game: id, rules }: RecordHeader, versions: GameSource['versions'] = {}): AnyGame | undefined {
  for (const [number, value] of Object.entries(versions)) {
    const version = asGame(value);
    if (version.id === id && String(version.rules) === number) continue;
    throw new GameError('INVALID_SETUP', `versions: ${number}: expected rules ${number} of ${quoted(id)}`);
  }
  return Object.hasOwn(versions, rules) ? asGame(versions[rules]) : undefined;
}

/**
 * The rules under which a match began.
 *
 * @throws (as a rejection) `GameError` `INVALID_RECORD` where there are none
 */
export async function rulesOf(header: RecordHeader, { game, games, versions }: GameSource): Promise<AnyGame> {
  const version = versionOf(header, versions);
  if (version) return version;
  if (game !== undefined) return matching(header, asGame(game));
  if (games === undefined) return loadGame(header);
  const { game: id } = header;
  const entry = Object.hasOwn(games, id) ? (games as Record<string, { readonly load: () => unknown }>)[id] : undefined;
  if (entry) return matching(header, asGame(await entry.load()));
  throw new GameError('INVALID_RECORD', `match: ${quoted(id)} is not among the games that were given`, {
    path: ['game'],
  });
}
