/** The part of a game that says who can sit down to it. */
export interface Seats {
  readonly playersFor: () => readonly number[];
}

/** How many play by default: two where the default options allow it, else the fewest that they allow. */
export function usualPlayers(game: Seats): number | undefined {
  const counts = game.playersFor();
  return counts.find((players) => players > 1) ?? counts[0];
}
