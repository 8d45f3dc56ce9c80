import { otherGames } from 'virtual:other-games';
import { readRecord } from 'dicewright/record';
import { PERSON, recordHash } from './address.js';
import { openSession } from './open-session.js';
import { packed } from './packing.js';
import { catalogueFor, loadPlayedGame } from './played-game.js';

const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** The game that a text says it is a record of. */
const gameOf = (text: string): string | undefined =>
  isJson(text) ? readRecord(text).game : /^dicewright\/[12]\s+(\S+)/m.exec(text)?.[1];

/**
 * The hash under which the record in a text opens, everybody being at this screen.
 *
 * @param told - the module that the game is from, where one was told; else those that lie beside the page are looked through
 * @throws `GameError` (as a rejection) where it can't be read or was not played by the rules
 */
export async function openRecordText(text: string, told: string | null): Promise<string> {
  const id = gameOf(text);
  const module = told ?? otherGames.find((other) => other.id === id)?.module ?? null;
  const record = await readRecord(text, await catalogueFor(module));
  const { game } = await loadPlayedGame(record.game, module);
  openSession(game, record);
  return recordHash(
    await packed(record),
    Array.from({ length: record.players }, () => PERSON),
    module,
  );
}
