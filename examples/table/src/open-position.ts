import { readRecord } from 'dicewright/record';
import type { GameSession } from './game-session.js';
import { openSession } from './open-session.js';
import { loadPlayedGame, type PlayedGame } from './played-game.js';

/** A position that is set up, with a question to somebody. */
export interface OpenPosition extends PlayedGame {
  readonly session: GameSession;
  /** Whose choice it is. */
  readonly player: number;
}

/**
 * Sets up the position to which a record leads.
 *
 * @param record - as JSON, or in notation
 * @throws Error (as a rejection) where it does not hold, or nobody is to act
 */
export async function openPosition(game: string, record: object | string): Promise<OpenPosition> {
  const played = await loadPlayedGame(game, null);
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  const session = openSession(played.game, readRecord(text, played.game));
  const [player] = played.game.playersToAct(session.state);
  if (player === undefined) throw new Error('Nobody is to act here.');
  return { ...played, session, player };
}
