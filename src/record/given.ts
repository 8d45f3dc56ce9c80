import type { Entry, OwnEntry } from '../entry/entry.js';
import { asGame, asOlderRules, isEntry, isGame, quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import { isRecord, read } from '../kernel/plain.js';
import type { AnyGame } from '../kernel/types.js';
import { resultLater, resultOf, type Task, waitFor } from './flow.js';
import { olderGame } from './older-game.js';
import { type OpenRecord, openStrictly } from './open.js';
import { recordError } from './record-error.js';
import type { RecordHeader } from './types.js';

// The one place that decides by which rules a record is judged or a match goes on.

/** What a record says about its game. */
export type GameOfRecord = Pick<RecordHeader, 'game' | 'rules'>;

/**
 * Where the game of a record is found later: a catalogue, such as `games` of `dicewright/games`, or an entry whose game is still
 * to be loaded.
 */
export type FoundLater<Given = Readonly<Record<string, Entry>>> = Given extends Entry
  ? Given
  : { readonly [Id in keyof Given]: Entry };

/** Whether the game has to be loaded. @throws `GameError` `INVALID_SETUP` for anything but a game, entry or catalogue */
export function isLoadedLater(given: unknown): boolean {
  if (isEntry(given)) return !given.game;
  if (isGame(given)) return false;
  // Of thousands of entries, one is looked at.
  const isCatalogue = () => isRecord(given) && Object.keys(given).every((id, i) => i > 0 || isEntry(given[id]));
  if (read(isCatalogue)) return true;
  throw new GameError('INVALID_SETUP', 'record: expected a game, its entry, or a catalogue of entries');
}

/** The game, once it is certain that the record belongs to it. @throws `GameError` `INVALID_RECORD` */
function matching({ game: id, rules }: GameOfRecord, game: AnyGame): AnyGame {
  if (id !== game.id) throw recordError(`game: expected ${quoted(game.id)}, got ${quoted(id)}`, 'game');
  if (rules === game.rules) return game;
  const older = olderGame(game, rules);
  if (older) return older;
  const message = `rules: recorded under rules ${rules} of ${id}, but these are its rules ${game.rules}`;
  throw recordError(message, 'rules');
}

/**
 * The entry of a record's game in a catalogue.
 *
 * @throws `GameError` `INVALID_RECORD` where it is not there, `INVALID_SETUP` where something else is
 */
export function entryOfRecord({ game: id }: GameOfRecord, catalogue: object): Entry {
  const entry = Object.hasOwn(catalogue, id) ? (catalogue as Readonly<Record<string, unknown>>)[id] : undefined;
  if (isEntry(entry)) return entry;
  if (entry) throw new GameError('INVALID_SETUP', `games: ${quoted(id)}: expected an entry, as catalogueOf makes them`);
  const message = `game: ${quoted(id)} is not in the catalogue; a game of one's own is passed along with its record (to the command by --module)`;
  throw recordError(message, 'game');
}

/**
 * The game of a record, under the rules by which it was played.
 *
 * @param given - the game, its entry, which may have older rules, or a catalogue
 * @throws `GameError` `INVALID_RECORD` where there is none, `INVALID_SETUP` for anything but a game, entry or catalogue
 */
export function* gameFor(header: GameOfRecord, given: unknown): Task<AnyGame> {
  const entry = isEntry(given) || isGame(given) || !isRecord(given) ? given : entryOfRecord(header, given);
  if (!isEntry(entry)) return matching(header, asGame(entry));
  const { game, id } = entry;
  const parts = game ? (entry as Partial<OwnEntry>).versions : yield* waitFor(entry.part('versions'));
  const versions = asOlderRules(parts ?? {}, id);
  const version = header.game === id && Object.hasOwn(versions, header.rules) && versions[header.rules];
  return version || matching(header, game ?? (yield* waitFor(entry.load())));
}

/** {@link gameFor}, for what can wait. */
export const loadGame = (header: GameOfRecord, given: unknown): Promise<AnyGame> => resultLater(gameFor(header, given));

/** Why a record has no game: for a report. Anything else that is thrown passes through. */
export function refusalIn(error: unknown): GameError {
  if (error instanceof GameError && error.code === 'INVALID_RECORD') return error;
  throw error;
}

function* onceOpen<T>(record: unknown, given: unknown, run: (record: OpenRecord, game: AnyGame) => T): Task<T> {
  const open = openStrictly(record);
  return run(open, yield* gameFor(open.header, given));
}

/** Opens a record and runs something on it: at once where the game is at hand, else as soon as it is loaded. */
export const withGame = <T>(
  record: unknown,
  given: unknown,
  run: (record: OpenRecord, game: AnyGame) => T,
): T | Promise<T> => resultOf(onceOpen(record, given, run), isLoadedLater(given));
