const NOBODY: readonly number[] = Object.freeze([]);
const SINGLES = new Map<number, readonly number[]>();

/**
 * What `playersToAct` returns in a turn game: the one player, or nobody for `null`. Frozen, and the same array for
 * the same player, because it is asked at every action.
 */
export function oneToAct(player: number | null): readonly number[] {
  if (player === null) return NOBODY;
  let single = SINGLES.get(player);
  if (!single) {
    single = Object.freeze([player]);
    SINGLES.set(player, single);
  }
  return single;
}
