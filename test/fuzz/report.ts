import type { FuzzReport } from './fuzz.js';

const total = ({ counts }: FuzzReport): number =>
  [...counts.values()].flatMap((row) => [...row.values()]).reduce((sum, checks) => sum + checks, 0);

/** Laws that saw nothing in a game that they concern. */
export function unseen({ counts }: FuzzReport): string[] {
  return [...counts].flatMap(([law, row]) =>
    [...row].filter(([, checks]) => checks === 0).map(([game]) => `${game}: ${law}`),
  );
}

export const isGood = (report: FuzzReport): boolean =>
  report.findings.length === 0 && unseen(report).length === 0 && total(report) > 0;

/** How far a run is, in one line. */
export function progressText(report: FuzzReport): string {
  const { rounds, findings } = report;
  return `round ${rounds}: ${total(report).toLocaleString('en')} checks, ${findings.length} findings`;
}

function tableText({ counts }: FuzzReport): string {
  const games = [...new Set([...counts.values()].flatMap((row) => [...row.keys()]))];
  const rows = [...counts].map(([law, row]) => [
    law,
    ...games.map((game) => row.get(game)?.toLocaleString('en') ?? '-'),
  ]);
  const table = [['law', ...games], ...rows];
  const widths = ['law', ...games].map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  return table.map((row) => `${row.map(cell).join('  ').trimEnd()}\n`).join('');
}

/** What was checked, what failed, what saw nothing. */
export function reportText(report: FuzzReport): string {
  const failed = report.findings.map(({ file, fuzzCase: { game, law, message } }) => {
    return `failed: ${game}: ${law}\n  ${message.slice(0, 1_000)}\n  ${file}\n`;
  });
  const blind = unseen(report).map((what) => `saw nothing to check: ${what}\n`);
  return [`${tableText(report)}\n`, ...failed, ...blind, `${progressText(report)}\n`].join('');
}
