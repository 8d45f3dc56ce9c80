const NOBODY: readonly number[] = Object.freeze([]);
const SINGLES: (readonly number[])[] = [];

/**
 * What `playersToAct` returns in a turn game: the one player, or nobody for `null`. Frozen, and the same array for
 * the same player, because it is asked at every action.
 */
export function oneToAct(player: number | null): readonly number[] {
  if (player === null) return NOBODY;
  SINGLES[player] ??= Object.freeze([player]);
  return SINGLES[player];
}
