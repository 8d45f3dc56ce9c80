import type { Entry } from '../entry/entry.js';
import { asGame, isEntry, quoted } from '../entry/given-game.js';
import { GameError } from '../kernel/errors.js';
import type { AnyGame } from '../kernel/types.js';
import { type GameOfRecord, matching } from './game-of.js';

/** The game of the entry under the rules of a record. @throws (as a rejection) `GameError` `INVALID_RECORD` */
export async function gameOfEntry(header: GameOfRecord, entry: Entry): Promise<AnyGame> {
  const versions = (await entry.part('versions')) ?? {};
  const { game: id, rules } = header;
  return id === entry.id && Object.hasOwn(versions, rules)
    ? asGame(versions[rules])
    : matching(header, await entry.load());
}

/**
 * The entry of a record's game in a catalogue.
 *
 * @throws `GameError` `INVALID_RECORD` where it is not there
 */
export function entryOfRecord({ game: id }: GameOfRecord, games: object): Entry {
  const entry = Object.hasOwn(games, id) ? (games as Readonly<Record<string, unknown>>)[id] : undefined;
  if (isEntry(entry)) return entry;
  if (entry) throw new GameError('INVALID_SETUP', `games: ${quoted(id)}: expected an entry, as catalogueOf makes them`);
  const message = `record: game: ${quoted(id)} is not in the catalogue; a game of one's own is passed along with its record (to the command by --module)`;
  throw new GameError('INVALID_RECORD', message, { path: ['game'] });
}

/**
 * The game of a record, from a catalogue, under the rules by which the record was played.
 *
 * @throws (as a rejection) `GameError` `INVALID_RECORD` where it is not there, or not under these rules
 */
export const loadGame = async (header: GameOfRecord, games: object): Promise<AnyGame> =>
  gameOfEntry(header, entryOfRecord(header, games));
