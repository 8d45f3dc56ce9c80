import { otherGames } from 'virtual:other-games';
import type { Catalogue } from 'dicewright/games';
import { fromText } from 'dicewright/record';
import { type GameRecord, parseRecordText } from 'dicewright/record/core';
import { PERSON, recordHash } from './address.js';
import { GameSession } from './game-session.js';
import { packed } from './packing.js';
import { catalogueFor, loadPlayedGame } from './played-game.js';

const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** The game that a text says it is a record of. */
const gameOf = (text: string): string | undefined =>
  isJson(text) ? parseRecordText(text).record.game : /^dicewright\/1\s+(\S+)/m.exec(text)?.[1];

/** A record from the text of a file, be it notation or JSON. @throws `GameError` (as a rejection) that says what is wrong */
const recordOf = async (text: string, games: Catalogue): Promise<GameRecord> =>
  isJson(text) ? parseRecordText(text).record : fromText(text, { games });

/**
 * The hash under which the record in a text opens, everybody being at this screen.
 *
 * @param told - the module that the game is from, where one was told; else those that lie beside the page are looked through
 * @throws `GameError` (as a rejection) where it can't be read or was not played by the rules
 */
export async function openRecordText(text: string, told: string | null): Promise<string> {
  const id = gameOf(text);
  const module = told ?? otherGames.find((other) => other.id === id)?.module ?? null;
  const record = await recordOf(text, await catalogueFor(module));
  const { game } = await loadPlayedGame(record.game, module);
  GameSession.open(game, record);
  return recordHash(
    await packed(record),
    Array.from({ length: record.players }, () => PERSON),
    module,
  );
}
