import type { SheetCell, SheetColumn, SheetLine, SheetPart } from '../picture/picture.js';
import { cleanText } from './clean.js';
import type { Canvas } from './svg-canvas.js';
import { drawCell, drawTotal, type Place } from './svg-cell.js';
import { drawBadge, drawRing, roundedBox } from './svg-look.js';
import { measure, shorten, sizeFor } from './svg-measure.js';
import { box, num, type Paint, path, text, writeLines } from './svg-paint.js';
import { type Block, corners, join, type Piece } from './svg-piece.js';
import {
  gapAfter,
  hasTitle,
  indentOf,
  type Layout,
  labelSize,
  layOut,
  type Measures,
  spread,
} from './svg-sheet-layout.js';
import { lineWords, namedBoxWords, phrase } from './words.js';

function drawTitle(sheet: SheetPart, width: number, { padding }: Measures, paint: Paint): string {
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

/** Sizes of the headings over several columns. */
const LARGE_GROUP = 10.5;
const SMALL_GROUP = 9;

/** A heading, or its first word, where that can be read in the width; else nothing, which says as much as a part of a word. */
function fittingHeading(heading: string, width: number): string {
  const whole = cleanText(heading);
  const fits = (words: string): boolean => measure(words, SMALL_GROUP, true) <= width;
  return [whole, whole.split(' ')[0] ?? ''].find(fits) ?? '';
}

function drawGroups(sheet: SheetPart, layout: Layout, paint: Paint): string {
  let column = 0;
  const drawn = (sheet.groups ?? []).map((group) => {
    const { x, width } = spread(layout, column, group.span);
    column += group.span;
    const heading = fittingHeading(group.heading, width + 2);
    return text(paint, x + width / 2, layout.groups + 4, heading, {
      size: sizeFor(heading, LARGE_GROUP, SMALL_GROUP, width + 2, true),
      role: group.tone === undefined ? 'quiet' : `${group.tone}-text`,
      weight: 700,
      anchor: 'middle',
    });
  });
  return drawn.join('');
}

/** The area of a column, from its heading to the last line. */
function columnArea(layout: Layout, index: number): Place {
  const { x, width } = spread(layout, index, 1);
  const top = layout.headings - 2;
  return { x: x - 1.5, y: top, width: width + 3, height: layout.bottom - top + 3 };
}

function drawHeading(column: SheetColumn, index: number, layout: Layout, paint: Paint): string {
  const pillHeight = Math.min(20, layout.measures.headings - 2);
  const y = layout.headings + pillHeight / 2;
  const { x, width } = spread(layout, index, 1);
  const chip = column.tone === undefined ? 0 : 12;
  const room = width - (column.current ? 6 : 0) - chip;
  const size = sizeFor(column.heading ?? '', 12, 9.5, room, true);
  const content = shorten(column.heading ?? '', size, room + 2, true);
  if (content === '') return '';
  const pill = column.current
    ? box(x, y - pillHeight / 2, width, pillHeight, pillHeight / 2, paint.coat({ fill: 'accent-solid' }))
    : '';
  const role = column.current ? 'accent-on' : 'quiet';
  const middle = x + (width + chip) / 2;
  const heading = text(paint, middle, y, content, { size, role, weight: 700, anchor: 'middle' });
  if (column.tone === undefined) return pill + heading;
  const coat = paint.coat({
    fill: `${column.tone}-solid`,
    stroke: column.current ? role : `${column.tone}-edge`,
    width: 1,
  });
  const left = Math.max(x + 2, middle - measure(content, size, true) / 2 - chip);
  return pill + box(left, y - 4.5, 9, 9, 3, coat) + heading;
}

/** The headings, and the columns that are pointed at as a whole. */
function drawColumns(sheet: SheetPart, key: string, layout: Layout, { paint, pointing }: Canvas): Piece {
  return join(
    sheet.columns.map((column, index) => {
      const heading = drawHeading(column, index, layout, paint);
      const meant = pointing.meant(column.parts);
      if (heading === '' && meant === null) return '';
      const { x, y, width, height } = columnArea(layout, index);
      const state = meant?.state ?? 'none';
      const look =
        state === 'none'
          ? ''
          : box(x, y, width, height, 8, ' fill="#fff" fill-opacity="0"') +
            drawRing(paint, state, roundedBox(x, y, width, height, 8)) +
            drawBadge(paint, state, [x + width - 3, y + 3]);
      // What is neither open nor taken is pointed at by its heading alone: its boxes may mean something themselves.
      const outline = corners(x, y, width, state === 'none' ? layout.measures.headings : height);
      const name = phrase(sheet.title, column.heading) || `column ${index + 1}`;
      return pointing.group({ key: `${key}/column/${index}`, meant, name, outline }, heading + look);
    }),
  );
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
    return [`M${num(x + width + gapAfter(sheet, index, layout.measures) / 2)} ${num(top)}V${num(bottom)}`];
  });
  if (drawn.length === 0) return '';
  return path(drawn.join(''), ` stroke-linecap="round"${paint.coat({ stroke: 'accent-text', width: 2.2 })}`);
}

interface LineSetting {
  readonly sheet: SheetPart;
  readonly line: SheetLine;
  readonly labels: readonly string[];
  readonly key: string;
  readonly layout: Layout;
  readonly y: number;
  readonly width: number;
}

function drawBox(setting: LineSetting, cell: SheetCell, column: number, canvas: Canvas): Piece {
  const { paint, pointing } = canvas;
  const { sheet, line, layout, y } = setting;
  const key = `${setting.key}/${column}`;
  const name = namedBoxWords(sheet, line, cell, column);
  const place = { ...spread(layout, column, cell.span ?? 1), y, height: layout.lineHeight, key, name };
  const meant = pointing.meant(cell.parts);
  const state = meant?.state ?? 'none';
  const drawn =
    line.total === undefined
      ? drawCell(canvas, cell, place, cell.tone ?? line.tone)
      : drawTotal(canvas, cell, place, line.total);
  const { x, width, height } = place;
  return pointing.group(
    { key, meant, name, outline: corners(x, y, width, height) },
    join([
      drawn,
      drawRing(paint, state, roundedBox(x + 0.5, y + 0.5, width - 1, height - 1, Math.min(7, height * 0.24))),
      drawBadge(paint, state, [x + 3, y + 3]),
    ]),
  );
}

/** The line as a thing of its own, where it is pointed at as a whole. */
function wholeLine({ sheet, line, key, layout, y, width }: LineSetting, drawn: Piece, canvas: Canvas): Piece {
  const meant = canvas.pointing.meant(line.parts);
  if (meant === null) return drawn;
  const height = layout.lineHeight;
  return canvas.pointing.group(
    {
      key,
      meant,
      name: phrase(sheet.title, lineWords(sheet, line)),
      outline: corners(3, y - 1, width - 6, height + 2),
    },
    join([
      box(3, y - 1, width - 6, height + 2, 7, ' fill="#fff" fill-opacity="0"'),
      drawn,
      drawRing(canvas.paint, meant.state, roundedBox(3, y - 1, width - 6, height + 2, 7)),
      drawBadge(canvas.paint, meant.state, [7, y + 2]),
    ]),
  );
}

function drawLine(setting: LineSetting, canvas: Canvas): Piece {
  const { sheet, line, labels, layout, y, width } = setting;
  const { paint } = canvas;
  const size = labelSize(sheet);
  const { left, lineHeight } = layout;
  const middle = y + lineHeight / 2;
  const drawn: (Piece | string)[] = [];
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
    writeLines(paint, left + indent, middle, labels, {
      size,
      role: line.total === 'grand' ? 'accent-on' : 'ink',
      weight: total ? 700 : 400,
    }),
  );
  for (const cell of line.cells) {
    if (cell !== null) drawn.push(drawBox(setting, cell, column, canvas));
    column += cell?.span ?? 1;
  }
  return wholeLine(setting, join(drawn), canvas);
}

function drawSection(heading: string, y: number, width: number, { padding, section }: Measures, paint: Paint): string {
  const content = shorten(heading, 11.5, width - 3 * padding, true);
  const end = padding + measure(content, 11.5, true) + content.length * 0.5 + 8;
  const middle = y + section / 2 - 1;
  return [
    text(paint, padding, middle, content, { size: 11.5, role: 'accent-text', weight: 700, spacing: 0.5 }),
    path(`M${num(end)} ${num(middle)}H${num(width - padding)}`, paint.coat({ stroke: 'cardLine', width: 1 })),
  ].join('');
}

export function svgSheet(sheet: SheetPart, key: string, width: number, canvas: Canvas): Block {
  const { paint } = canvas;
  const layout = layOut(sheet, width, canvas.compact);
  const { measures } = layout;
  const rows = sheet.rows.map((row, index) => {
    const y = layout.rows[index] ?? 0;
    return row.kind === 'section'
      ? drawSection(row.heading, y, width, measures, paint)
      : drawLine(
          { sheet, line: row, labels: layout.labels[index] ?? [], key: `${key}/${index}`, layout, y, width },
          canvas,
        );
  });
  const drawn = [
    drawZones(sheet, layout, paint),
    hasTitle(sheet) ? drawTitle(sheet, width, measures, paint) : '',
    drawGroups(sheet, layout, paint),
    ...rows,
    drawGoals(sheet, layout, paint),
    drawColumns(sheet, key, layout, canvas),
  ];
  return { height: layout.bottom + measures.padding, ...join(drawn) };
}
