import type { SheetCell, SheetColumn, SheetLine, SheetPart } from '../picture/picture.js';
import type { TerminalStyle } from './ansi.js';
import { cleanText } from './clean.js';
import { padTo, terminalWidth } from './terminal-width.js';
import { lyingText } from './text-stacks.js';

/** What stands in a box, in one short text: `160 ××`, `×` crossed, `⊗` crossed and circled, `(4)`, `25?`. */
export function cellText(cell: SheetCell): string {
  const text = cleanText(cell.text ?? '') || lyingText(cell);
  const marks = '×'.repeat(cell.marks ?? 0);
  if (cell.crossed) return cell.circled ? '⊗' : '×';
  if (cell.struck) return text === '' ? '' : '–';
  const written = text === '' ? '' : cell.circled ? `(${text})` : cell.hint ? `${text}?` : text;
  return marks === '' ? written : `${written} ${marks}`.trimStart();
}

interface Grid {
  readonly label: number;
  readonly columns: readonly number[];
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

function spanWidth(columns: readonly number[], first: number, span: number): number {
  const widths = columns.slice(first, first + span);
  return sum(widths) + Math.max(0, widths.length - 1);
}

/** The widest text of each column's boxes; boxes over several columns take what they get. */
function contentWidths(sheet: SheetPart): number[] {
  const widths = sheet.columns.map(() => 1);
  for (const row of sheet.rows) {
    if (row.kind === 'section') continue;
    let column = 0;
    for (const cell of row.cells) {
      const span = cell?.span ?? 1;
      if (cell !== null && span === 1 && column < widths.length) {
        widths[column] = Math.max(widths[column] ?? 1, terminalWidth(cellText(cell)));
      }
      column += span;
    }
  }
  return widths;
}

/** Widths of label and columns: as wide as what stands in them, labels and headings cut before numbers are. */
function measure(sheet: SheetPart, width: number): Grid {
  const labels = sheet.rows.map((row) => (row.kind === 'line' ? terminalWidth(cleanText(row.label)) : 0));
  const wished = Math.min(Math.max(0, ...labels), Math.max(8, Math.floor(width * 0.4)));
  const columns = contentWidths(sheet);
  // A heading over a single column needs room as the column's own does.
  const over = (sheet.groups ?? []).flatMap(({ heading, span }) =>
    span === 1 ? [heading] : Array.from({ length: span }, () => ''),
  );
  const room = width - (wished === 0 ? 1 : 3) - columns.length;
  const label = Math.max(Math.min(3, wished), Math.min(wished, room - sum(columns)));
  const spare = (): number => room - label - sum(columns);
  // Boxes look best equally wide, where there is room for it.
  const widest = Math.max(0, ...columns);
  if (spare() >= columns.length * widest - sum(columns)) columns.fill(widest);
  for (const [index, column] of sheet.columns.entries()) {
    const own = columns[index] ?? 0;
    const heading = Math.min(terminalWidth(cleanText(column.heading || (over[index] ?? ''))), 14);
    columns[index] = own + Math.max(0, Math.min(heading - own, spare()));
  }
  const airy = columns.map((column) => (column > 1 && column < 5 ? column + 2 : column));
  return { label, columns: sum(airy) - sum(columns) <= spare() ? airy : columns };
}

/** A horizontal line of the frame; `goal` columns are followed by a double line. */
function rule(sheet: SheetPart, grid: Grid, ends: string): string {
  const [left = '', cross = '', goal = '', right = ''] = [...ends];
  const boxes = grid.columns.map((width, index) => {
    const last = index === grid.columns.length - 1;
    return '─'.repeat(width) + (last ? right : sheet.columns[index]?.goal ? goal : cross);
  });
  const label = grid.label === 0 ? '' : '─'.repeat(grid.label + 1) + (grid.columns.length === 0 ? right : cross);
  return left + label + boxes.join('');
}

function bar(columns: readonly SheetColumn[], index: number): string {
  return columns[index]?.goal && index < columns.length - 1 ? '║' : '│';
}

function drawLine(sheet: SheetPart, line: SheetLine, grid: Grid, style: TerminalStyle): string {
  let column = 0;
  let drawn = '';
  for (const cell of line.cells) {
    const span = cell?.span ?? 1;
    const box = padTo(cell === null ? '' : cellText(cell), spanWidth(grid.columns, column, span), 'center');
    const tone = cell?.hint || cell?.struck ? 'muted' : cell?.current ? 'accent' : (cell?.tone ?? line.tone);
    column += span;
    drawn += style.tone(line.total ? style.bold(box) : box, tone) + bar(sheet.columns, column - 1);
  }
  const label = padTo(cleanText(line.label), grid.label);
  const named = style.tone(line.total ? style.bold(label) : label, line.tone);
  const rest =
    grid.columns.length > column ? `${' '.repeat(spanWidth(grid.columns, column, grid.columns.length - column))}│` : '';
  return `│${grid.label === 0 ? '' : `${named} │`}${drawn}${rest}`;
}

function drawGroups(sheet: SheetPart, grid: Grid, style: TerminalStyle): string[] {
  if (sheet.groups === undefined) return [];
  let column = 0;
  let drawn = '';
  for (const group of sheet.groups) {
    const box = padTo(cleanText(group.heading), spanWidth(grid.columns, column, group.span), 'center');
    drawn += `${style.tone(box, group.tone)} `;
    column += group.span;
  }
  return [`${' '.repeat(grid.label === 0 ? 1 : grid.label + 3)}${drawn}`.trimEnd()];
}

function drawHeadings(sheet: SheetPart, grid: Grid, style: TerminalStyle): string[] {
  if (sheet.columns.every((column) => (column.heading ?? '') === '')) return [rule(sheet, grid, '┌┬╥┐')];
  const headings = sheet.columns.map((column, index) => {
    const text = padTo(cleanText(column.heading ?? ''), grid.columns[index] ?? 0, 'center');
    return style.tone(style.bold(text), column.current ? 'accent' : undefined) + bar(sheet.columns, index);
  });
  return [
    rule(sheet, grid, '┌┬╥┐'),
    `│${grid.label === 0 ? '' : `${' '.repeat(grid.label + 1)}│`}${headings.join('')}`,
    rule(sheet, grid, '├┼╫┤'),
  ];
}

/** A score sheet as a table of box-drawing characters, at most `width` columns wide where its numbers allow that. */
export function textSheet(sheet: SheetPart, width: number, style: TerminalStyle): string[] {
  const grid = measure(sheet, width);
  const full = (grid.label === 0 ? 1 : grid.label + 3) + sum(grid.columns) + grid.columns.length;
  const lines: string[] = [];
  if (sheet.title !== undefined || sheet.caption !== undefined) {
    const caption = cleanText(sheet.caption ?? '');
    const marker = sheet.current ? '▸ ' : '';
    const name = cleanText(sheet.title ?? '');
    const taken = terminalWidth(caption) + marker.length + 2;
    // A sheet narrower than its title doesn't cut it.
    const room = Math.min(width, Math.max(full, taken + terminalWidth(name))) - taken + 1;
    const title = marker + padTo(name, Math.max(1, room));
    lines.push(
      `${style.tone(style.bold(title), sheet.current ? 'accent' : undefined)} ${style.bold(caption)}`.trimEnd(),
    );
  }
  lines.push(...drawGroups(sheet, grid, style), ...drawHeadings(sheet, grid, style));
  sheet.rows.forEach((row, index) => {
    if (row.kind === 'line') {
      if (row.total === 'grand' && index > 0) lines.push(rule(sheet, grid, '├┼╫┤'));
      lines.push(drawLine(sheet, row, grid, style));
      return;
    }
    if (index > 0) lines.push(rule(sheet, grid, '├┼╫┤'));
    const heading = style.tone(style.bold(padTo(cleanText(row.heading), full - 3)), 'muted');
    lines.push(`│${heading} │`);
  });
  lines.push(rule(sheet, grid, '└┴╨┘'));
  return lines;
}
