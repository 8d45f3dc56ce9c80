import type { GameRecord } from 'dicewright';
import { useEffect, useState } from 'react';
import type { GameSession } from '../game-session.js';
import { messageOf, nameOf } from '../words.js';
import type { RemoteGame } from './remote-game.js';

/** What a page has found out about a match that is over. */
export interface Ending {
  /** What became of the promise of the dice. */
  readonly fair: string;
  /** The whole game, with all that was hidden; `null` where the record can't be played. */
  readonly session: GameSession | null;
  readonly record: GameRecord | null;
}

/** The record as people here would write it: with what everybody is called, also who only said so. */
function named(record: GameRecord, names: readonly string[]): GameRecord {
  return names.length === 0 ? record : { ...record, names: names.map((_, player) => nameOf(player, names)) };
}

/**
 * Asks for the whole record of a match, once it is over, and judges it here.
 *
 * @param commitment - to the dice, as it was shown first
 */
export function useEnding(game: RemoteGame, isOver: boolean, commitment: string | null): Ending | null {
  const [ending, setEnding] = useState<Ending | null>(null);
  useEffect(() => {
    if (!isOver || commitment === null) return;
    let isWanted = true;
    const { remote, played } = game;
    async function end(): Promise<Ending> {
      const record = (await remote.record()) as GameRecord;
      const [{ judgedPromise }, { openSession }] = await Promise.all([
        import('./fair-promise.js'),
        import('../open-session.js'),
      ]);
      const fair = await judgedPromise(record, played, commitment as string);
      try {
        const told = named(record, game.names);
        return { fair, record: told, session: openSession(played.game, told) };
      } catch {
        // What was not played by the rules is not gone on with; the sentence above says why.
        return { fair, record: null, session: null };
      }
    }
    end()
      .catch((error): Ending => ({ fair: `It could not be checked: ${messageOf(error)}`, record: null, session: null }))
      .then((found) => isWanted && setEnding(found));
    return () => {
      isWanted = false;
    };
  }, [game, isOver, commitment]);
  return ending;
}
