import type { AnswerCell, AnswerTable, ExactChance } from '../advice/advice.js';
import { plain, type TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { terminalWidth } from '../render/terminal-width.js';
import { withHeading } from './style.js';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** `5/9`, `0`, `1`. */
export function fractionText({ favourable, total }: ExactChance): string {
  const divisor = gcd(favourable, total);
  return total === divisor ? `${favourable / divisor}` : `${favourable / divisor}/${total / divisor}`;
}

/** `55.556 %`; a small chance is never shown as 0, nor an almost certain one as 100. */
export function percentText(share: number): string {
  const text = (100 * share).toFixed(3);
  if (share > 0 && Number(text) === 0) return `${(100 * share).toExponential(1)} %`;
  return `${share < 1 && text === '100.000' ? '99.999' : text} %`;
}

/** How many columns a table may take; where fractions make it wider, only percentages are shown. */
const WIDTH = 80;

const isChance = (cell: AnswerCell | undefined): cell is ExactChance => typeof cell === 'object';

/** A number with four decimals, unless its whole column is integers. */
function numberText(value: number, cells: readonly AnswerCell[]): string {
  const isWhole = cells.every((cell) => typeof cell !== 'number' || Number.isInteger(cell));
  return isWhole ? `${value}` : value.toFixed(4);
}

/** The texts of a column, aligned: words to the left, numbers to the right, a fraction and its percentage side by side. */
function aligned(heading: string, cells: readonly AnswerCell[], showsFractions: boolean): string[] {
  const fractions = cells.map((cell) => (isChance(cell) && showsFractions ? `${fractionText(cell)}  ` : ''));
  const texts = cells.map((cell, row) => {
    if (!isChance(cell)) return typeof cell === 'number' ? numberText(cell, cells) : cleanText(cell);
    return `${fractions[row]}${percentText(cell.favourable / cell.total).padStart(9)}`;
  });
  const toRight = cells.some((cell) => typeof cell !== 'string');
  const width = Math.max(...[heading, ...texts].map(terminalWidth));
  return [heading, ...texts].map((text) => {
    const blanks = ' '.repeat(width - terminalWidth(text));
    return toRight ? `${blanks}${text}` : `${text}${blanks}`;
  });
}

function linesOf(
  columns: readonly string[],
  rows: readonly (readonly AnswerCell[])[],
  showsFractions: boolean,
): readonly string[] {
  const parts = columns.map((heading, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return aligned(heading, cells, showsFractions);
  });
  return Array.from({ length: rows.length + 1 }, (_, line) =>
    parts
      .map((part) => part[line] ?? '')
      .join('  ')
      .trimEnd(),
  );
}

export function tableText(columns: readonly string[], rows: readonly (readonly AnswerCell[])[]): string {
  const lines = linesOf(columns, rows, true);
  const isTooWide = lines.some((line) => terminalWidth(line) > WIDTH);
  return (isTooWide ? linesOf(columns, rows, false) : lines).map((line) => `${line}\n`).join('');
}

/** The text in lines of at most `width` columns, as far as its words allow. */
export function wrapped(text: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const word of cleanText(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && terminalWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => `${line}\n`).join('');
}

export function answerText({ title, columns, rows, notes = [] }: AnswerTable, style: TerminalStyle = plain): string {
  const below = notes.map(wrapped).join('');
  const table = withHeading(tableText(columns, rows), style);
  return `${wrapped(title)}\n${table}${below === '' ? '' : `\n${below}`}`;
}
