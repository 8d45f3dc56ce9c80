import { GameError } from '../kernel/errors.js';
import { oneLine } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { type OpenRecord, openStrictly } from './open.js';
import type { RecordHeader } from './types.js';

/** What a record says of its game. */
export type GameOfRecord = Pick<RecordHeader, 'game' | 'rules'>;

/** An id as a message names it. */
export function quoted(id: string): string {
  return id.length > 40 ? 'a long name' : oneLine(JSON.stringify(id));
}

/** @throws `GameError` `INVALID_SETUP` for what is not a game */
export function asGame(game: unknown): AnyGame {
  const candidate = game as Partial<AnyGame> | null;
  if (typeof candidate === 'object' && typeof candidate?.safeReduce === 'function') return candidate as AnyGame;
  throw new GameError('INVALID_SETUP', 'expected a game made by defineGame');
}

/** The game, once it is sure that the record is one of its. @throws `GameError` `INVALID_RECORD` */
export function matching({ game: id, rules }: GameOfRecord, game: AnyGame): AnyGame {
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

/** Finds the game of a record. @throws (as a rejection) `GameError` `INVALID_RECORD` where there is none */
export type FindGame = (header: GameOfRecord) => Promise<AnyGame>;

/** The game of a record, or why there is none: for a report. */
export async function gameOrRefusal(find: FindGame, header: GameOfRecord): Promise<AnyGame | GameError> {
  try {
    return await find(header);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
}

/** Opens a record and runs something on it: at once when the game was given, else as soon as it is found. */
export function withGame<T>(
  find: FindGame,
  value: unknown,
  game: unknown,
  run: (record: OpenRecord, game: AnyGame) => T,
): T | Promise<T> {
  const load = async (): Promise<T> => {
    const record = openStrictly(value);
    return run(record, await find(record.header));
  };
  if (game === undefined) return load();
  const record = openStrictly(value);
  return run(record, matching(record.header, asGame(game)));
}
