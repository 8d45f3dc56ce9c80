import { resumeGame } from 'dicewright';
import { loadPlayedGame } from '../played-game.js';
import { savedGame } from '../saved-games.js';
import { DAILY_GAME, dailyGameHash, seedOf } from './daily.js';

/** How far somebody has come here with the game of a day. */
export type Own =
  | { readonly state: 'new' }
  | { readonly state: 'running' }
  | { readonly state: 'over'; readonly points: number };

export async function ownResult(day: string): Promise<Own> {
  const kept = savedGame(dailyGameHash(day));
  // Whoever began anew, with other dice, has not played the game of the day there.
  if (kept?.record.seed !== seedOf(day)) return { state: 'new' };
  if (!kept.isOver) return { state: 'running' };
  const { game } = await loadPlayedGame(DAILY_GAME, null);
  try {
    return { state: 'over', points: resumeGame(kept.record, game).result?.scores?.[0] ?? 0 };
  } catch {
    return { state: 'new' };
  }
}
