import { gameAtHand, quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { olderGame } from './older-game.js';
import { type OpenRecord, openStrictly } from './open.js';
import type { RecordHeader } from './types.js';

/** What a record says of its game. */
export type GameOfRecord = Pick<RecordHeader, 'game' | 'rules'>;

/** The game, once it is sure that the record is one of its. @throws `GameError` `INVALID_RECORD` */
export function matching({ game: id, rules }: GameOfRecord, game: AnyGame): AnyGame {
  if (id !== game.id) {
    throw new GameError('INVALID_RECORD', `record: game: expected ${quoted(game.id)}, got ${quoted(id)}`, {
      path: ['game'],
    });
  }
  if (rules !== game.rules) {
    const older = olderGame(game, rules);
    if (older) return older;
    const message = `record: rules: recorded under rules ${rules} of ${id}, but these are its rules ${game.rules}`;
    throw new GameError('INVALID_RECORD', message, { path: ['rules'] });
  }
  return game;
}

/** The game of a record. @throws `GameError` `INVALID_RECORD` where there is none */
export type GameNow = (header: GameOfRecord) => AnyGame;
/** The game of a record, once it is loaded. @throws (as a rejection) `GameError` `INVALID_RECORD` where there is none */
export type GameLater = (header: GameOfRecord) => AnyGame | Promise<AnyGame>;

/** How the game of a record is found: at once, or later. */
export type FindGame =
  | {
      readonly now: GameNow;
      /** What the mistakes of a text are told by, where it is of none that is at hand. */
      readonly likely?: AnyGame | undefined;
    }
  | { readonly now?: undefined; readonly later: GameLater };

/** The game itself, for records of it. @throws `GameError` `INVALID_SETUP` for what is not a game */
export function findGiven(game: unknown): { readonly now: GameNow; readonly likely: AnyGame } {
  const likely = gameAtHand(game);
  return { now: (header) => matching(header, likely), likely };
}

/** Why a record has no game: for a report. What else is thrown passes through. */
export function refusalIn(error: unknown): GameError {
  if (error instanceof GameError && error.code === 'INVALID_RECORD') return error;
  throw error;
}

/** Opens a record and runs something on it: at once where the game is at hand, else as soon as it is loaded. */
export function withGame<T>(
  find: FindGame,
  value: unknown,
  run: (record: OpenRecord, game: AnyGame) => T,
): T | Promise<T> {
  if (!find.now) {
    return (async () => {
      const record = openStrictly(value);
      return run(record, await find.later(record.header));
    })();
  }
  const record = openStrictly(value);
  return run(record, find.now(record.header));
}
