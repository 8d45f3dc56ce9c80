import { GameError } from '../../kernel/errors.js';
import type { AnyGame } from '../../kernel/types.js';
import type { State } from '../worlds.js';

/** Positions looked at, at most, by default. */
export const USUAL_LIMIT = 1_000_000;

/**
 * The state to begin at: the one given, or that of the setup.
 *
 * @throws GameError `INVALID_SETUP` for an impossible table, or another than the position's; `INVALID_STATE`
 */
export function startOf(game: AnyGame, players: number, options: object | undefined, from: unknown): State {
  const start = game.setup({ players, options });
  if (from === undefined) return start;
  const given = game.load(from);
  if (given.players === players) return given;
  throw new GameError('INVALID_SETUP', `${game.id}: expected a position with ${players} players`);
}
