import type { SheetLine, SheetPart } from '../kernel/picture.js';
import { drawCell, drawTotal } from './svg-cell.js';
import { measure, shorten, sizeFor } from './svg-measure.js';
import { type Block, box, num, type Paint, path, text } from './svg-paint.js';
import {
  gapAfter,
  hasHeadings,
  hasTitle,
  indentOf,
  type Layout,
  labelSize,
  layOut,
  padding,
  sectionHeight,
  spread,
} from './svg-sheet-layout.js';

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

function drawGroups(sheet: SheetPart, layout: Layout, paint: Paint): string {
  let column = 0;
  const drawn = (sheet.groups ?? []).map((group) => {
    const { x, width } = spread(layout, column, group.span);
    column += group.span;
    const size = sizeFor(group.heading, 10.5, 8, width, true);
    return text(paint, x + width / 2, layout.groups + 4, shorten(group.heading, size, width + 2, true), {
      size,
      role: group.tone === undefined ? 'quiet' : `${group.tone}-text`,
      weight: 700,
      anchor: 'middle',
    });
  });
  return drawn.join('');
}

function drawHeadings(sheet: SheetPart, layout: Layout, paint: Paint): string {
  const y = layout.headings + 10;
  const drawn = sheet.columns.map((column, index) => {
    const { x, width } = spread(layout, index, 1);
    const room = width - (column.current ? 6 : 0);
    const size = sizeFor(column.heading ?? '', 12, 9.5, room, true);
    const content = shorten(column.heading ?? '', size, room + 2, true);
    if (content === '') return '';
    const pill = column.current ? box(x, y - 10, width, 20, 10, paint.coat({ fill: 'accent-solid' })) : '';
    const role = column.current ? 'accent-on' : 'quiet';
    return pill + text(paint, x + width / 2, y, content, { size, role, weight: 700, anchor: 'middle' });
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
  if (hasTitle(sheet)) drawn.push(drawTitle(sheet, width, paint));
  drawn.push(drawGroups(sheet, layout, paint));
  if (hasHeadings(sheet)) drawn.push(drawHeadings(sheet, layout, paint));
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
