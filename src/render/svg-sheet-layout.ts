import type { SheetLine, SheetPart } from '../picture/picture.js';
import { cleanText } from './clean.js';
import { breakLines, measure } from './svg-measure.js';

/** Heights and distances in px. */
export interface Measures {
  readonly padding: number;
  readonly gap: number;
  readonly title: number;
  readonly groups: number;
  readonly headings: number;
  readonly section: number;
  readonly line: number;
  /** A line of large boxes. */
  readonly roomy: number;
}

const usual: Measures = { padding: 12, gap: 4, title: 30, groups: 17, headings: 26, section: 26, line: 25, roomy: 36 };
const low: Measures = { padding: 6, gap: 1.5, title: 18, groups: 15, headings: 16, section: 15, line: 16, roomy: 16 };

/** Those of a drawing that is to be read well, or that is to be low. */
export const measuresOf = (compact: boolean): Measures => (compact ? low : usual);

// From here on columns are narrow boxes to cross, not boxes to write in.
const many = 8;

export interface Layout {
  readonly measures: Measures;
  /** Left edge of the labels. */
  readonly left: number;
  readonly lineHeight: number;
  /** The labels' lines: more than one where a label would be cut. */
  readonly labels: readonly (readonly string[])[];
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  /** Upper edge of the headings over several columns, and of those over one. */
  readonly groups: number;
  readonly headings: number;
  /** Upper edge of every row. */
  readonly rows: readonly number[];
  readonly bottom: number;
}

/** From the longest label to the first box. */
const LABEL_GAP = 8;

/** A label has no more lines. */
const MOST_LINES = 3;
/** Longer labels, in characters, may be cut. */
const LONGEST = 60;

/** Size of the headings' letters in px, where they must be small. */
const HEADING = 10.5;

/** Room for the patch of colour before a label. */
export const indentOf = (line: SheetLine): number => (line.tone === undefined ? 0 : 13);

/** Room after a column, wider where a line runs through it. */
export function gapAfter(sheet: SheetPart, index: number, { gap }: Measures): number {
  const count = sheet.columns.length;
  if (index === count - 1) return 0;
  return (count > many ? Math.min(3, gap) : gap) + (sheet.columns[index]?.goal ? 4 : 0);
}

const gapsOf = (sheet: SheetPart, measures: Measures): number =>
  sheet.columns.reduce((sum, _, index) => sum + gapAfter(sheet, index, measures), 0);

/** Size of the labels' letters in px. */
export const labelSize = (sheet: SheetPart): number => (sheet.columns.length > many ? 11.5 : 12.5);

const weightOf = (sheet: SheetPart): number => sheet.columns.reduce((sum, column) => sum + (column.weight ?? 1), 0);

function labelWidthOf(sheet: SheetPart): number {
  const widths = sheet.rows.map((row) =>
    row.kind === 'line' ? measure(row.label, labelSize(sheet), row.total !== undefined) + indentOf(row) : 0,
  );
  const widest = Math.max(0, ...widths);
  return widest === 0 ? 0 : Math.min(widest, 150) + LABEL_GAP;
}

/** Width of a column of weight 1 that the sheet needs at least. */
function unitOf(sheet: SheetPart): number {
  return sheet.roomy ? 46 : sheet.columns.length > many ? 17 : 38;
}

/** The least width in px at which a sheet is readable. */
export function sheetMinimum(sheet: SheetPart, compact: boolean): number {
  const measures = measuresOf(compact);
  return 2 * measures.padding + labelWidthOf(sheet) + weightOf(sheet) * unitOf(sheet) + gapsOf(sheet, measures);
}

export const hasTitle = (sheet: SheetPart): boolean => sheet.title !== undefined || sheet.caption !== undefined;

const hasHeadings = (sheet: SheetPart): boolean => sheet.columns.some((column) => (column.heading ?? '') !== '');

/** Room that the headings need in columns of weight 1, with their patches of colour, as small as they may get. */
function headedUnit(sheet: SheetPart): number {
  const needed = sheet.columns.map(({ heading = '', tone, weight = 1 }) =>
    heading === '' ? 0 : (measure(heading, HEADING, true) + (tone === undefined ? 6 : 18)) / weight,
  );
  return Math.max(0, ...needed);
}

/** The lines of a label, as wide as it may be. */
const linesOf = (sheet: SheetPart, { label, total }: SheetLine, width: number): readonly string[] =>
  breakLines(label, labelSize(sheet), width, MOST_LINES, total !== undefined);

/** About the least width at which the label is not cut. */
function leastWidth(sheet: SheetPart, line: SheetLine): number {
  const isWhole = (width: number): boolean => linesOf(sheet, line, width).join(' ') === cleanText(line.label);
  let [least, most] = [0, measure(line.label, labelSize(sheet), line.total !== undefined)];
  if (line.label.length > LONGEST) return most;
  while (most - least > 1) {
    const middle = (least + most) / 2;
    if (isWhole(middle)) most = middle;
    else least = middle;
  }
  return most;
}

/** The least width of all labels. */
const leastLabels = (sheet: SheetPart): number =>
  Math.max(
    0,
    ...sheet.rows.map((row) => (row.kind === 'line' ? leastWidth(sheet, row) + indentOf(row) + LABEL_GAP : 0)),
  );

/** Width of the labels: as long as they wish to be, unless headings would be cut for it. */
function labelsIn(sheet: SheetPart, inner: number, gaps: number): number {
  const wished = Math.min(labelWidthOf(sheet), inner * 0.4);
  if (sheet.columns.length > many) return wished;
  const left = inner - gaps - headedUnit(sheet) * weightOf(sheet);
  return wished <= left ? wished : Math.max(left, Math.min(wished, leastLabels(sheet)));
}

export function layOut(sheet: SheetPart, width: number, compact: boolean): Layout {
  const measures = measuresOf(compact);
  const { padding, gap } = measures;
  const gaps = gapsOf(sheet, measures);
  const inner = width - 2 * padding;
  const count = sheet.columns.length;
  const weight = Math.max(1, weightOf(sheet));
  const wished = labelsIn(sheet, inner, gaps);
  const largest = sheet.roomy ? 120 : count > many ? 60 : 200;
  const unit = Math.min(largest, (inner - wished - gaps) / weight);
  const boxes = unit * weight + gaps;
  // What the widest boxes leave over goes to both sides.
  const left = padding + (inner - wished - boxes) / 2;
  let x = left + wished;
  const columns = sheet.columns.map((column, index) => {
    const own = unit * (column.weight ?? 1);
    const place = { x, width: own };
    x += own + gapAfter(sheet, index, measures);
    return place;
  });
  const narrow = Math.max(measures.line - 3, Math.min(measures.line + 5, unit));
  const labelWidth = wished - 4;
  const labels = sheet.rows.map((row) => (row.kind === 'line' ? linesOf(sheet, row, labelWidth - indentOf(row)) : []));
  const most = Math.max(0, ...labels.map((lines) => lines.length));
  const least = most > 1 ? (1.12 * most + 0.2) * labelSize(sheet) : 0;
  const lineHeight = Math.max(least, sheet.roomy ? measures.roomy : count > many ? narrow : measures.line);
  const groups = padding + (hasTitle(sheet) ? measures.title : 0);
  const headings = groups + (sheet.groups === undefined ? 0 : measures.groups);
  let y = headings + (hasHeadings(sheet) ? measures.headings : 0);
  const rows = sheet.rows.map((row, index) => {
    const top = row.kind === 'section' && index > 0 ? y + 4 : y;
    y = top + (row.kind === 'section' ? measures.section : lineHeight + gap);
    return top;
  });
  return { measures, left, lineHeight, labels, columns, groups, headings, rows, bottom: y - gap };
}

/** Where `span` columns stand, from the first on. */
export function spread(layout: Layout, first: number, span: number): { x: number; width: number } {
  const start = layout.columns[first];
  const end = layout.columns[Math.min(first + span, layout.columns.length) - 1];
  if (start === undefined || end === undefined) return { x: 0, width: 0 };
  return { x: start.x, width: end.x + end.width - start.x };
}
