import { GameError } from '../kernel/errors.js';
import { asGame, quoted } from '../kernel/given-game.js';
import type { AnyGame } from '../kernel/types.js';
import { type GameOfRecord, matching } from './game-of.js';

/** What a catalogue must have of a game. */
interface Loadable {
  readonly load: () => unknown;
  readonly versions?: Readonly<Record<number, unknown>> | undefined;
}

/**
 * The game of a record, from a catalogue: under the rules by which the record was played.
 *
 * @throws (as a rejection) `GameError` `INVALID_RECORD` where it is not there, or not under these rules
 */
export async function loadGame(header: GameOfRecord, games: object): Promise<AnyGame> {
  const { game: id, rules } = header;
  const entry = Object.hasOwn(games, id) ? (games as Readonly<Record<string, Loadable>>)[id] : undefined;
  if (!entry) {
    const message = `record: game: ${quoted(id)} is not in the catalogue; a game of one's own is passed along with its record (to the command by --module)`;
    throw new GameError('INVALID_RECORD', message, { path: ['game'] });
  }
  const { versions = {} } = entry;
  if (typeof entry.load !== 'function') {
    throw new GameError(
      'INVALID_SETUP',
      `games: ${quoted(id)}: expected an entry with load, as catalogueOf makes them`,
    );
  }
  return Object.hasOwn(versions, rules) ? asGame(versions[rules]) : matching(header, asGame(await entry.load()));
}
