import { GameError } from './errors.js';

const NOBODY: readonly number[] = Object.freeze([]);
const SINGLES: (readonly number[])[] = [];
/** No table has as many players. */
const MOST = 100;

/**
 * What `playersToAct` returns in a turn game: the one player, or nobody for `null`. Frozen, and the same array for
 * the same player, because it is asked at every action.
 *
 * @throws GameError `INVALID_SETUP` for anything but a player's index
 */
export function oneToAct(player: number | null): readonly number[] {
  if (player === null) return NOBODY;
  const known = SINGLES[player];
  if (known) return known;
  // The array is for all games: `'5'` and `5n` would stand in the place of 5.
  if (!Number.isSafeInteger(player) || player < 0) {
    throw new GameError('INVALID_SETUP', 'oneToAct: expected a player');
  }
  const single = Object.freeze([player]);
  if (player < MOST) SINGLES[player] = single;
  return single;
}
