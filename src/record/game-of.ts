import { games, isGameId } from '../catalogue.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { type OpenRecord, openStrictly } from './open.js';
import type { RecordHeader } from './types.js';

function quoted(id: string): string {
  return id.length > 40 ? 'a long name' : JSON.stringify(id);
}

/** @throws `GameError` `INVALID_SETUP` for what is not a game */
export function asGame(game: unknown): AnyGame {
  const candidate = game as Partial<AnyGame> | null;
  if (typeof candidate === 'object' && typeof candidate?.safeReduce === 'function') return candidate as AnyGame;
  throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
}

/** The game, once it is sure that the record is one of its. @throws `GameError` `INVALID_RECORD` */
export function matching({ game: id, rules }: RecordHeader, game: AnyGame): AnyGame {
  if (id !== game.id) {
    throw new GameError('INVALID_RECORD', `record: game: expected ${quoted(game.id)}, got ${quoted(id)}`, {
      path: ['game'],
    });
  }
  if (rules !== game.rules) {
    const message = `record: rules: recorded under rules ${rules} of ${id}, but these are its rules ${game.rules}`;
    throw new GameError('INVALID_RECORD', message, { path: ['rules'] });
  }
  return game;
}

/**
 * The game of a record, from the catalogue. A game that is not in it is refused.
 * @throws (as a rejection) `GameError` `INVALID_RECORD`
 */
export async function loadGame(header: RecordHeader): Promise<AnyGame> {
  const { game: id } = header;
  if (!isGameId(id)) {
    const message = `record: game: ${quoted(id)} is not in the catalogue; a game of one's own is passed along with its record`;
    throw new GameError('INVALID_RECORD', message, { path: ['game'] });
  }
  return matching(header, asGame(await games[id].load()));
}

/** Opens a record and runs something on it: at once when the game was given, else as soon as it is loaded. */
export function withGame<T>(
  value: unknown,
  game: unknown,
  run: (record: OpenRecord, game: AnyGame) => T,
): T | Promise<T> {
  const load = async (): Promise<T> => {
    const record = openStrictly(value);
    return run(record, await loadGame(record.header));
  };
  if (game === undefined) return load();
  const record = openStrictly(value);
  return run(record, matching(record.header, asGame(game)));
}
