import { sureInterval } from './sure.js';
import { isDecided } from './tasks.js';

/** The duels of a game: for each, what the first has won in every pair of games. */
export interface LevelsRow {
  readonly name: string;
  /** `null` where there is no such bot. */
  readonly duels: readonly (readonly number[] | null)[];
}

/** A time as one would say it. */
export function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5_400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the first of the two is certain to be the weaker one. */
export const isLost = (pairs: readonly number[]): boolean => sureInterval(pairs).high < 1 / 2;

/** From 0 to 1, as a percentage. */
export const percent = (share: number): string => `${Math.round(100 * share)}%`;

/** The share of the first against the second, with its interval, and whether nothing is decided yet. */
export function duelText(pairs: readonly number[] | null): string {
  if (pairs === null) return 'none';
  if (pairs.length === 0) return 'open';
  const { low, high } = sureInterval(pairs);
  const share = `${percent(meanOf(pairs))} (${percent(low)} to ${percent(high)})`;
  return isDecided(pairs) ? share : `${share}, open`;
}

/** In how many games each duel is decided, and for whom. */
export function summaryOf(rows: readonly LevelsRow[]): string[] {
  const [first] = rows;
  return (first?.duels ?? []).map((_, column) => {
    const all = rows.flatMap(({ duels }) => duels[column] ?? []);
    const played = rows.map(({ duels }) => duels[column]).filter((pairs) => pairs !== null && pairs !== undefined);
    const decided = played.filter(isDecided);
    const lost = decided.filter(isLost).length;
    const parts = [
      `better in ${decided.length - lost}`,
      ...(lost > 0 ? [`worse in ${lost}`] : []),
      ...(decided.length < played.length ? [`open in ${played.length - decided.length}`] : []),
    ];
    return all.length === 0 ? 'open' : parts.join(', ');
  });
}

/** The table's cells below its head, line by line: the games, and what they give together. */
export function levelsCells(rows: readonly LevelsRow[]): string[][] {
  return [...rows.map(({ name, duels }) => [name, ...duels.map(duelText)]), ['all of them', ...summaryOf(rows)]];
}
