import { gamesByHand, gamesWithoutThumb } from 'virtual:games-by-hand';
import type { AnyGame } from 'dicewright';
import { PERSON, type Seat, type Settings } from './address.js';

/** The bots that a seat can be given to, weakest first. */
export const BOTS: readonly Seat[] = ['random', 'easy', 'normal', 'hard'];

/** The bots that a game of the package has beside these. */
export const botsBeside = (game: string): readonly Seat[] => (gamesWithoutThumb.includes(game) ? [] : ['thumb']);

/** How many play unless it is said: two, if that is possible. */
export function usualPlayers(game: AnyGame, { players, seats, options }: Settings): number {
  const possible = game.playersFor(options);
  const told = players ?? (seats.length > 0 ? seats.length : null);
  return told ?? possible.find((count) => count >= 2) ?? possible[0] ?? game.playerCount.min;
}

/** Whether people tell what dice show: where hands decide first, dice of one's own are what a game is about. */
export const rollThemselves = (
  { id }: AnyGame,
  { rollsThemselves, seed }: Pick<Settings, 'rollsThemselves' | 'seed'>,
): boolean => rollsThemselves ?? (seed === null && gamesByHand.includes(id));

/** One seat for each player: where none is told, a person has the first, and bots have the others. */
export function seatsFor(players: number, told: readonly Seat[]): readonly Seat[] {
  const rest = told.length > 0 ? PERSON : 'easy';
  return Array.from({ length: players }, (_, player) => told[player] ?? (player === 0 ? PERSON : rest));
}
