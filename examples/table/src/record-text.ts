import { fromText } from 'dicewright/record';
import { type GameRecord, parseRecordText } from 'dicewright/record/core';
import { PERSON, recordHash } from './address.js';
import { GameSession } from './game-session.js';
import { packed } from './packing.js';
import { loadPlayedGame } from './played-game.js';

/** A record from the text of a file, be it notation or JSON. @throws `GameError` (as a rejection) that says what is wrong */
const recordOf = async (text: string): Promise<GameRecord> =>
  /^\s*[{[]/.test(text) ? parseRecordText(text).record : fromText(text);

/**
 * The hash under which the record in a text opens, everybody being at this screen.
 *
 * @throws `GameError` (as a rejection) where it can't be read or was not played by the rules
 */
export async function openRecordText(text: string): Promise<string> {
  const record = await recordOf(text);
  const { game } = await loadPlayedGame(record.game);
  GameSession.open(game, record);
  return recordHash(
    await packed(record),
    Array.from({ length: record.players }, () => PERSON),
  );
}
