import { GameError } from '../../kernel/errors.js';
import type { AnyGame } from '../../kernel/types.js';
import type { State } from '../worlds.js';

/** Positions that are looked at, at most, unless told otherwise. */
export const USUAL_LIMIT = 1_000_000;

/**
 * The state at which it begins: the one that is given, or that of the setup.
 *
 * @throws GameError `INVALID_SETUP` for a table that can't be, or is another one than the position's; `INVALID_STATE`
 */
export function startOf(game: AnyGame, players: number, options: object | undefined, from: unknown): State {
  const start = game.setup({ players, options });
  if (from === undefined) return start;
  const given = game.load(from);
  if (given.players === players) return given;
  throw new GameError('INVALID_SETUP', `${game.id}: expected a position with ${players} players`);
}
