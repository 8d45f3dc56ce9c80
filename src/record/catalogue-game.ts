import { games, isGameId } from '../catalogue.js';
import { GameError } from '../kernel/errors.js';
import { asGame, type FindGame, matching, quoted } from './game-of.js';

/**
 * The game of a record, from the catalogue. A game that is not in it is refused.
 * @throws (as a rejection) `GameError` `INVALID_RECORD`
 */
export const loadGame: FindGame = async (header) => {
  const { game: id } = header;
  if (!isGameId(id)) {
    const message = `record: game: ${quoted(id)} is not in the catalogue; a game of one's own is passed along with its record`;
    throw new GameError('INVALID_RECORD', message, { path: ['game'] });
  }
  return matching(header, asGame(await games[id].load()));
};
