import type { SheetLine, SheetPart } from '../kernel/picture.js';
import { drawCell, drawTotal } from './svg-cell.js';
import { measure, shorten } from './svg-measure.js';
import { type Block, box, num, type Paint, path, text } from './svg-paint.js';

const padding = 12;
const gap = 4;
const many = 8;
const sectionHeight = 26;

/** Where the lines and columns of a sheet stand. */
interface Layout {
  readonly left: number;
  readonly labelWidth: number;
  readonly lineHeight: number;
  /** Left edge and width of every column. */
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  /** Upper edge of every row. */
  readonly rows: readonly number[];
  readonly bottom: number;
}

/** Room for the patch of colour before a label. */
const indentOf = (line: SheetLine): number => (line.tone === undefined ? 0 : 13);

/** Room after a column, wider where a line runs through it. */
function gapAfter(sheet: SheetPart, index: number): number {
  const count = sheet.columns.length;
  if (index === count - 1) return 0;
  return (count > many ? 3 : gap) + (sheet.columns[index]?.goal ? 4 : 0);
}

const gapsOf = (sheet: SheetPart): number => sheet.columns.reduce((sum, _, index) => sum + gapAfter(sheet, index), 0);

const labelSize = (sheet: SheetPart): number => (sheet.columns.length > many ? 11.5 : 12.5);

const weightOf = (sheet: SheetPart): number => sheet.columns.reduce((sum, column) => sum + (column.weight ?? 1), 0);

function labelWidthOf(sheet: SheetPart): number {
  const widths = sheet.rows.map((row) =>
    row.kind === 'line' ? measure(row.label, labelSize(sheet), row.total !== undefined) + indentOf(row) : 0,
  );
  const widest = Math.max(0, ...widths);
  return widest === 0 ? 0 : Math.min(widest, 150) + 8;
}

/** Width of a column of weight 1 that the sheet needs at least. */
function unitOf(sheet: SheetPart): number {
  return sheet.roomy ? 46 : sheet.columns.length > many ? 17 : 38;
}

/** The least width in px at which a sheet is readable. */
export function sheetMinimum(sheet: SheetPart): number {
  return 2 * padding + labelWidthOf(sheet) + weightOf(sheet) * unitOf(sheet) + gapsOf(sheet);
}

const hasHeadings = (sheet: SheetPart): boolean => sheet.columns.some((column) => (column.heading ?? '') !== '');

function layOut(sheet: SheetPart, width: number): Layout {
  const inner = width - 2 * padding;
  const count = sheet.columns.length;
  const weight = Math.max(1, weightOf(sheet));
  const wished = Math.min(labelWidthOf(sheet), inner * 0.4);
  const largest = sheet.roomy ? 120 : count > many ? 60 : 200;
  const unit = Math.min(largest, (inner - wished - gapsOf(sheet)) / weight);
  const boxes = unit * weight + gapsOf(sheet);
  // What the widest boxes leave over goes to both sides.
  const left = padding + (inner - wished - boxes) / 2;
  let x = left + wished;
  const columns = sheet.columns.map((column, index) => {
    const own = unit * (column.weight ?? 1);
    const place = { x, width: own };
    x += own + gapAfter(sheet, index);
    return place;
  });
  const titled = sheet.title !== undefined || sheet.caption !== undefined;
  const lineHeight = sheet.roomy ? 36 : count > many ? Math.max(22, Math.min(30, unit)) : 25;
  let y = padding + (titled ? 30 : 0) + (sheet.groups === undefined ? 0 : 17) + (hasHeadings(sheet) ? 26 : 0);
  const rows = sheet.rows.map((row, index) => {
    const top = row.kind === 'section' && index > 0 ? y + 4 : y;
    y = top + (row.kind === 'section' ? sectionHeight : lineHeight + gap);
    return top;
  });
  return { left, labelWidth: wished - 4, lineHeight, columns, rows, bottom: y - gap };
}

function spread(layout: Layout, first: number, span: number): { x: number; width: number } {
  const start = layout.columns[first];
  const end = layout.columns[Math.min(first + span, layout.columns.length) - 1];
  if (start === undefined || end === undefined) return { x: 0, width: 0 };
  return { x: start.x, width: end.x + end.width - start.x };
}

/** Title to the left, caption to the right. */
function drawTitle(sheet: SheetPart, width: number, paint: Paint): string {
  const y = padding + 9;
  const caption = shorten(sheet.caption ?? '', 14, width / 2, true);
  const start = padding + (sheet.current ? 16 : 0);
  const room = width - padding - start - measure(caption, 14, true) - 10;
  const marker = sheet.current
    ? path(`M${padding} ${y - 6}l9 6-9 6z`, ` stroke-linejoin="round"${paint.coat({ fill: 'accent-text' })}`)
    : '';
  return [
    marker,
    text(paint, start, y, shorten(sheet.title ?? '', 15.5, room, true), { size: 15.5, role: 'ink', weight: 700 }),
    text(paint, width - padding, y, caption, { size: 14, role: 'accent-text', weight: 700, anchor: 'end' }),
  ].join('');
}

function drawGroups(sheet: SheetPart, layout: Layout, y: number, paint: Paint): string {
  let column = 0;
  const drawn = (sheet.groups ?? []).map((group) => {
    const { x, width } = spread(layout, column, group.span);
    column += group.span;
    // A narrow column group gets smaller letters before it gets fewer.
    const size = Math.max(8.5, Math.min(10.5, (10.5 * width) / Math.max(1, measure(group.heading, 10.5, true))));
    return text(paint, x + width / 2, y, shorten(group.heading, size, width + 2, true), {
      size,
      role: group.tone === undefined ? 'quiet' : `${group.tone}-text`,
      weight: 700,
      anchor: 'middle',
    });
  });
  return drawn.join('');
}

function drawHeadings(sheet: SheetPart, layout: Layout, y: number, paint: Paint): string {
  const drawn = sheet.columns.map((column, index) => {
    const { x, width } = spread(layout, index, 1);
    const content = shorten(column.heading ?? '', 12, width - (column.current ? 8 : 0), true);
    if (content === '') return '';
    const pill = column.current ? box(x, y - 10, width, 20, 10, paint.coat({ fill: 'accent-solid' })) : '';
    const role = column.current ? 'accent-on' : 'quiet';
    return pill + text(paint, x + width / 2, y, content, { size: 12, role, weight: 700, anchor: 'middle' });
  });
  return drawn.join('');
}

/** The columns that a line has boxes in. */
function filledColumns(line: SheetLine): ReadonlySet<number> {
  const filled = new Set<number>();
  let column = 0;
  for (const cell of line.cells) {
    const span = cell?.span ?? 1;
    if (cell !== null) for (let index = column; index < column + span; index++) filled.add(index);
    column += span;
  }
  return filled;
}

/** Tints behind neighbouring columns of the same zone, as far as lines have boxes in all of them. */
function drawZones(sheet: SheetPart, layout: Layout, paint: Paint): string {
  const drawn: string[] = [];
  for (let first = 0; first < sheet.columns.length; ) {
    const zone = sheet.columns[first]?.zone;
    let span = 1;
    while (zone !== undefined && sheet.columns[first + span]?.zone === zone) span++;
    if (zone !== undefined) {
      const indices = Array.from({ length: span }, (_, index) => first + index);
      const lines = sheet.rows.flatMap((row, index) => {
        if (row.kind === 'section' || row.total) return [];
        const filled = filledColumns(row);
        return indices.every((column) => filled.has(column)) ? [layout.rows[index] ?? 0] : [];
      });
      const { x, width } = spread(layout, first, span);
      const top = Math.min(...lines);
      const height = Math.max(...lines) + layout.lineHeight - top;
      if (lines.length > 0) {
        const headed = sheet.groups === undefined ? 0 : 18;
        const coat = paint.coat({ fill: `${zone}-soft`, stroke: `${zone}-solid`, width: 1 });
        drawn.push(box(x - 1.5, top - 3 - headed, width + 3, height + 6 + headed, 7, ` stroke-opacity="0.6"${coat}`));
      }
    }
    first += span;
  }
  return drawn.join('');
}

function drawGoals(sheet: SheetPart, layout: Layout, paint: Paint): string {
  const lines = layout.rows.filter((_, index) => sheet.rows[index]?.kind === 'line');
  const top = Math.min(...lines) - 2;
  const bottom = Math.max(...lines) + layout.lineHeight + 1;
  const drawn = sheet.columns.flatMap((column, index) => {
    if (!column.goal || lines.length === 0) return [];
    const { x, width } = spread(layout, index, 1);
    return [`M${num(x + width + gapAfter(sheet, index) / 2)} ${num(top)}V${num(bottom)}`];
  });
  if (drawn.length === 0) return '';
  return path(drawn.join(''), ` stroke-linecap="round"${paint.coat({ stroke: 'accent-text', width: 2.2 })}`);
}

function drawLine(sheet: SheetPart, line: SheetLine, layout: Layout, y: number, width: number, paint: Paint): string {
  const size = labelSize(sheet);
  const { left, lineHeight, labelWidth } = layout;
  const middle = y + lineHeight / 2;
  const drawn: string[] = [];
  const total = line.total !== undefined;
  if (total) {
    const fill = line.total === 'grand' ? 'accent-solid' : 'accent-soft';
    drawn.push(box(6, y, width - 12, lineHeight, 8, paint.coat({ fill })));
  }
  let column = 0;
  const indent = indentOf(line);
  if (line.tone !== undefined) {
    const coat = paint.coat({ fill: `${line.tone}-solid`, stroke: `${line.tone}-edge`, width: 1 });
    drawn.push(box(left, middle - 5, 10, 10, 3.5, coat));
  }
  drawn.push(
    text(paint, left + indent, middle, shorten(line.label, size, labelWidth - indent, total), {
      size,
      role: line.total === 'grand' ? 'accent-on' : 'ink',
      weight: total ? 700 : 400,
    }),
  );
  for (const cell of line.cells) {
    const span = cell?.span ?? 1;
    if (cell !== null) {
      const place = { ...spread(layout, column, span), y, height: lineHeight };
      const tone = cell.tone ?? line.tone;
      drawn.push(
        line.total === undefined ? drawCell(paint, cell, place, tone) : drawTotal(paint, cell, place, line.total),
      );
    }
    column += span;
  }
  return drawn.join('');
}

function drawSection(heading: string, y: number, width: number, paint: Paint): string {
  const content = shorten(heading, 11.5, width - 3 * padding, true);
  const end = padding + measure(content, 11.5, true) + content.length * 0.5 + 8;
  const middle = y + sectionHeight / 2 - 1;
  return [
    text(paint, padding, middle, content, { size: 11.5, role: 'accent-text', weight: 700, spacing: 0.5 }),
    path(`M${num(end)} ${num(middle)}H${num(width - padding)}`, paint.coat({ stroke: 'cardLine', width: 1 })),
  ].join('');
}

/** A score sheet in a given width. */
export function svgSheet(sheet: SheetPart, width: number, paint: Paint): Block {
  const layout = layOut(sheet, width);
  const drawn: string[] = [drawZones(sheet, layout, paint)];
  let y = padding;
  if (sheet.title !== undefined || sheet.caption !== undefined) {
    drawn.push(drawTitle(sheet, width, paint));
    y += 30;
  }
  if (sheet.groups !== undefined) {
    drawn.push(drawGroups(sheet, layout, y + 4, paint));
    y += 17;
  }
  if (hasHeadings(sheet)) drawn.push(drawHeadings(sheet, layout, y + 10, paint));
  for (const [index, row] of sheet.rows.entries()) {
    const top = layout.rows[index] ?? 0;
    drawn.push(
      row.kind === 'section'
        ? drawSection(row.heading, top, width, paint)
        : drawLine(sheet, row, layout, top, width, paint),
    );
  }
  drawn.push(drawGoals(sheet, layout, paint));
  return { height: layout.bottom + padding, svg: drawn.join('') };
}
