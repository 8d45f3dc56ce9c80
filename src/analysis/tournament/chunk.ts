import { games, isGameId } from '../../catalogue.js';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { anyGame } from '../../kernel/types.js';
import type { GameRange } from '../runs.js';
import { type BotData, type BotTools, botsFromData } from './bots.js';
import { noGames, type TournamentCounts, type TournamentHead } from './counts.js';
import { playGame, TournamentError } from './play.js';

/** All that a thread has to know of a tournament, as data. */
export interface ChunkSetup {
  readonly head: TournamentHead;
  readonly bots: readonly BotData[];
  /** The first state of the game, by which it is seen whether it is the catalogue's. */
  readonly start: unknown;
}

/** What came of a range of games. */
export type ChunkAnswer =
  | { readonly counts: TournamentCounts }
  | { readonly failure: { readonly game: number; readonly seat: number; readonly bot: string; readonly why: string } };

/**
 * What plays ranges of the tournament's games in a thread of its own.
 *
 * @throws GameError `INVALID_SETUP` (as a rejection) when the game is not that of the catalogue
 */
export async function chunkPlayer(
  { head, bots, start }: ChunkSetup,
  tools: BotTools,
): Promise<(range: GameRange) => ChunkAnswer> {
  const { game: id, players, options } = head;
  const found = isGameId(id) ? anyGame((await games[id].load()) as unknown as Parameters<typeof anyGame>[0]) : null;
  if (found?.rules !== head.rules || !plainEqual(found.setup({ players, options }), start)) {
    throw new GameError('INVALID_SETUP', `${id} is no game of the catalogue; only those are played by workers`);
  }
  const match = { game: found, head, bots: await botsFromData(bots, { game: found, options }, tools) };
  return ([from, to]) => {
    const counts = noGames(head.bots.length);
    try {
      for (let game = from; game < to; game++) playGame(match, game, counts);
      return { counts };
    } catch (error) {
      if (!(error instanceof TournamentError)) throw error;
      const { game, seat, bot, cause } = error;
      return { failure: { game, seat, bot, why: cause instanceof Error ? cause.message : 'no error' } };
    }
  };
}
