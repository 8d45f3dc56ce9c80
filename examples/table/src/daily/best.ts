import type { AnyGame } from 'dicewright';
import { inWorker } from 'dicewright/analysis';
import { ELSEWHERE } from '../address.js';
import { GameSession } from '../game-session.js';
import { gameLink } from '../packing.js';
import { loadPlayedGame } from '../played-game.js';
import { DAILY_GAME, seedOf } from './daily.js';

/** The highest score that was possible. */
export interface Best {
  readonly points: number;
  /** The game in which it is made. */
  readonly link: string;
}

interface Asking {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

async function workedOut(game: AnyGame, { state }: GameSession, seed: string, asking: Asking) {
  const worker = inWorker(game, 'random');
  try {
    return await worker.hindsight(state, seed, asking);
  } finally {
    worker.close();
  }
}

/**
 * The best that was possible with the dice of a day, worked out in a worker, and played here.
 *
 * @throws (as a rejection) the signal's reason when that says so
 */
export async function bestOf(day: string, asking: Asking): Promise<Best> {
  const seed = seedOf(day);
  const { game } = await loadPlayedGame(DAILY_GAME, null);
  const session = GameSession.start(game, { players: 1, options: {}, names: ['Hindsight'], seed });
  const { points, actions } = await workedOut(game, session, seed, asking);
  for (const action of actions) session.play(action);
  if (session.view(0).result?.scores?.[0] !== points) throw new Error('The rules count it otherwise.');
  return { points, link: await gameLink(session, [ELSEWHERE], null) };
}
