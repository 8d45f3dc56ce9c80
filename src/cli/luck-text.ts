import type { Estimate } from '../analysis/statistics.js';
import type { Luckless } from '../analysis/tournament/standings.js';

function estimateText(estimate: Estimate | null, text: (value: number) => string): string {
  if (estimate === null) return '-';
  const { value, low, high } = estimate;
  return Number.isFinite(low) ? `${text(value)} (${text(low)} to ${text(high)})` : text(value);
}

const percent = (value: number): string => (100 * value).toFixed(1);
export const shareText = (share: Estimate | null): string => (share === null ? '-' : estimateText(share, percent));
export const scoreText = (score: Estimate | null): string => estimateText(score, (value) => value.toFixed(2));

/** Less is of no use to anyone. */
const WORTHWHILE = 1.05;

/** What removing luck gained. */
function luckText(unfinished: number, all: readonly Luckless[]): string {
  if (unfinished > 0) return 'not removed: games were broken off, whose luck isn’t known';
  const most = Math.max(1, ...all.flatMap(({ share, score }) => [share?.factor ?? 1, score?.factor ?? 1]));
  if (most < WORTHWHILE) return 'removing it is of no use here: the dice say too little about how it ends';
  return `removed: intervals up to ${factorText(most)} times narrower, as of ${factorText(most ** 2)} times the games`;
}

const factorText = (factor: number): string => (factor < 1000 ? factor.toFixed(factor < 10 ? 2 : 0) : '1000+');

/** Cells for a result without luck. */
const lucklessCells = ({ share, score }: Luckless, hasScores: boolean): string[] => [
  shareText(share),
  share ? factorText(share.factor) : '-',
  ...(hasScores ? [scoreText(score), score ? factorText(score.factor) : '-'] : []),
];

/** What removing luck gained, and a row for each result, by what it belongs to. */
export function lucklessRows(
  heading: string,
  unfinished: number,
  hasScores: boolean,
  results: readonly (readonly [name: string, luckless: Luckless])[],
): { readonly text: string; readonly rows: readonly (readonly string[])[] } {
  const headings = ['VICTORY, % (95 %)', 'NARROWER', ...(hasScores ? ['SCORE (95 %)', 'NARROWER'] : [])];
  return {
    text: `luck: ${luckText(
      unfinished,
      results.map(([, luckless]) => luckless),
    )}\n`,
    rows: [[heading, ...headings], ...results.map(([name, luckless]) => [name, ...lucklessCells(luckless, hasScores)])],
  };
}
