import { inWorker } from 'dicewright/analysis';
import { GameSession } from '../game-session.js';
import { loadPlayedGame } from '../played-game.js';
import { DAILY_GAME, type DailyBot, seedOf } from './daily.js';

/**
 * Lets a bot play the game of a day with its dice. It is told no more of them than somebody who plays.
 *
 * @returns its points
 */
export async function botPoints(bot: DailyBot, day: string, signal: AbortSignal): Promise<number> {
  const { game } = await loadPlayedGame(DAILY_GAME, null);
  const session = GameSession.start(game, { players: 1, options: {}, seed: seedOf(day) });
  const worker = inWorker(game, bot, {});
  try {
    while (!session.isOver) {
      const seed = `${seedOf(day)} ${bot} ${session.steps.length}`;
      session.play(await worker(session.view(0).view, 0, seed, { signal }));
    }
  } finally {
    worker.close();
  }
  return session.view(0).result?.scores?.[0] ?? 0;
}
