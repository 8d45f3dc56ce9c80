import { inWorker } from 'dicewright/analysis';
import type { GameSession } from '../game-session.js';
import type { PlayedGame } from '../played-game.js';
import { type KeptReview, kept } from './kept-review.js';

/** How a review is asked for. */
interface Asking {
  readonly signal: AbortSignal;
  /** What was reviewed when it says so is given. */
  readonly enough: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Reviews a game in a worker. It is not told the seed.
 *
 * @throws (as a rejection) the signal's reason when that says so; what the judge throws
 */
export async function reviewed(
  { game, moduleUrl }: PlayedGame,
  { record }: GameSession,
  asking: Asking,
): Promise<KeptReview> {
  const { seed: _, ...played } = record;
  const worker = inWorker(game, 'random', { module: moduleUrl ?? undefined });
  try {
    return kept(await worker.review(played, asking));
  } finally {
    worker.close();
  }
}
