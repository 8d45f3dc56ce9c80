import { games, isGameId } from '../catalogue.js';
import { GameError } from '../kernel/errors.js';
import { type AnyGame, anyGame } from '../kernel/types.js';

/** The game of the catalogue. @throws GameError `INVALID_SETUP` (as a rejection) when there is none */
export async function gameOfCatalogue(id: string): Promise<AnyGame> {
  if (!isGameId(id)) throw new GameError('INVALID_SETUP', `${id} is no game of the catalogue: give the game`);
  return anyGame((await games[id].load()) as unknown as Parameters<typeof anyGame>[0]);
}
