import { wilson } from '../../../src/analysis/interval.js';
import type { GameId } from '../../../src/catalogue/games.generated.js';

/** Games whose levels the guide on odds and bots shows, over in seconds at every level. */
export const shownGames: readonly GameId[] = ['kiriki', 'krakatoa', 'rasanto', 'the-pharaohs-curse'];

/** What the first of two bots has won. */
export interface Duel {
  /** Games that were over. */
  readonly games: number;
  /** Its victories, ties halved. */
  readonly won: number;
}

/** What came of one game, or of several together. */
export interface LevelsRow {
  readonly name: string;
  readonly duels: readonly Duel[];
}

/** All rows taken together. */
export function together(rows: readonly LevelsRow[]): LevelsRow {
  const sum = (column: number, of: (duel: Duel) => number): number =>
    rows.reduce((all, { duels }) => all + of(duels[column] as Duel), 0);
  const duels = rows[0]?.duels.map((_, i) => ({ games: sum(i, ({ games }) => games), won: sum(i, ({ won }) => won) }));
  return { name: 'all of them', duels: duels ?? [] };
}

/** Whether the first of the two is certain to be the weaker one. */
export const isLost = ({ games, won }: Duel): boolean => games > 0 && wilson(won, games).high < 0.5;

const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The share of the first against the second, with its 95 % interval. */
export function duelText({ games, won }: Duel): string {
  if (games === 0) return 'no game ended';
  const { low, high } = wilson(won, games);
  return `${percent(won / games)} (${percent(low)} to ${percent(high)})`;
}
