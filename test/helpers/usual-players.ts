import type { AnyGame } from '../../src/kernel/types.js';

/** A number of players with whom the game can be played as it is: two, if that is possible, or more, or one. */
export function usualPlayers(game: AnyGame): number {
  const counts = game.playersFor();
  const usual = counts.find((players) => players > 1) ?? counts[0];
  if (usual === undefined) throw new Error(`${game.id}: no number of players goes with the default options`);
  return usual;
}
