import { GameError } from '../kernel/errors.js';
import { isRecord, oneLine, read } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import type { Entry } from './entry.js';

/** An id as a message names it. */
export function quoted(id: string): string {
  return id.length > 40 ? 'a long name' : oneLine(JSON.stringify(id));
}

/** Whether it looks like a game; its content doesn't matter. */
export const isGame = (value: unknown): value is AnyGame =>
  read(() => typeof (value as AnyGame).safeReduce) === 'function';

/** Whether it looks like an entry. */
export const isEntry = (value: unknown): value is Entry => read(() => typeof (value as Entry).part) === 'function';

/** @throws `GameError` `INVALID_SETUP` for anything but a game */
export function asGame(game: unknown): AnyGame {
  if (isGame(game)) return game;
  throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
}

/**
 * The game that was given, by itself or with its entry.
 *
 * @throws `GameError` `INVALID_SETUP` for anything else, and for an entry whose game is still to be loaded
 */
export function gameAtHand(given: unknown): AnyGame {
  if (!isEntry(given)) return asGame(given);
  if (given.game) return given.game;
  throw new GameError(
    'INVALID_SETUP',
    `${quoted(given.id)} is not at hand: expected a game, such as await entry.load()`,
  );
}

/** The game that was given, by itself or with its entry. @throws GameError `INVALID_SETUP` (as a rejection) */
export const loadedGame = async (given: unknown): Promise<AnyGame> =>
  isEntry(given) ? given.load() : gameAtHand(given);

/** The game under older rules, by their numbers. @throws `GameError` `INVALID_SETUP` unless all are what they claim to be */
export function asOlderRules(versions: unknown, id: string): Readonly<Record<number, AnyGame>> {
  const told = read(() => (isRecord(versions) ? { ...versions } : undefined));
  if (!told) {
    throw new GameError('INVALID_SETUP', 'versions: expected games by the numbers of their rules');
  }
  for (const [number, value] of Object.entries(told)) {
    const version = asGame(value);
    if (version.id === id && String(version.rules) === number) continue;
    throw new GameError('INVALID_SETUP', `versions: ${number}: expected rules ${number} of ${quoted(id)}`);
  }
  return told as Readonly<Record<number, AnyGame>>;
}
