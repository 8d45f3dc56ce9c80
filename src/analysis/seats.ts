import { GameError } from '../kernel/errors.js';

/** The part of a game that says who can sit down to it. */
export interface Seats {
  readonly playerCount: { readonly min: number; readonly max: number };
  readonly setup: (table: { readonly players: number; readonly options?: object | undefined }) => unknown;
}

/** The numbers of players with which the options go (the defaults, unless given), ascending. */
export function playersFor({ playerCount: { min, max }, setup }: Seats, options?: object): number[] {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return counts.filter((players) => {
    try {
      setup({ players, options });
      return true;
    } catch (error) {
      if (error instanceof GameError) return false;
      throw error;
    }
  });
}

/** How many play when nobody says: two where the default options go with two, else the fewest that they go with. */
export function usualPlayers(game: Seats): number | undefined {
  const counts = playersFor(game);
  return counts.find((players) => players > 1) ?? counts[0];
}
