import { wilson } from '../../../src/analysis/interval.js';
import type { TournamentResult } from '../../../src/analysis/tournament/result.js';
import { standings } from '../../../src/analysis/tournament/standings.js';

/** What the first of two bots has won. */
export interface Duel {
  /** Games that were over. */
  readonly games: number;
  /** Its victories, ties halved. */
  readonly won: number;
}

/** What came of a tournament of two; nothing of one that was not played. */
export function duelOf(result: TournamentResult | undefined): Duel {
  const [comparison] = result ? standings(result).comparisons : [];
  const { games = 0, share } = comparison ?? {};
  return { games, won: (games * (1 + (share?.value ?? 0))) / 2 };
}

/** Games in parts, of which the first is small, and each has as many of either seat. */
export function piecesOf(games: number): (readonly [from: number, to: number])[] {
  const ends = [0, 4, 20, ...Array.from({ length: Math.ceil(games / 20) }, (_, i) => 20 * (i + 2))];
  return ends.slice(1).flatMap((end, i) => {
    const from = ends[i] as number;
    return from < games ? [[from, Math.min(end, games)] as const] : [];
  });
}

/** A time as one would say it. */
export function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
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
  if (games === 0) return '–';
  const { low, high } = wilson(won, games);
  return `${percent(won / games)} (${percent(low)} to ${percent(high)})`;
}
