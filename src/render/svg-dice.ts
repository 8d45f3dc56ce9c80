import type { DicePart, PictureDiceRow, PictureDie } from '../picture/picture.js';
import type { Canvas } from './svg-canvas.js';
import { drawDie } from './svg-die.js';
import { drawBadge, drawRing, roundedBox } from './svg-look.js';
import { breakLines, measure, shorten } from './svg-measure.js';
import { box, text, writeLines } from './svg-paint.js';
import { type Block, corners, join, moved, type Piece } from './svg-piece.js';
import { dieWords, faceUpWords, phrase, rowWords } from './words.js';

const gap = 10;
const sizes = { usual: [46, 42, 36], compact: [34, 30, 26] } as const;
const smallest = 26;

interface Tray {
  readonly part: DicePart;
  readonly key: string;
  readonly width: number;
  readonly canvas: Canvas;
  readonly padding: number;
  /** Where all dice were rolled, marking them says nothing. */
  readonly marked: boolean;
}

const diceWidth = (count: number, size: number): number => count * size + Math.max(0, count - 1) * gap;

function drawOne({ key, canvas, marked }: Tray, row: PictureDiceRow, index: number, die: PictureDie, size: number) {
  const { paint, pointing } = canvas;
  const meant = pointing.meant(die.parts);
  const state = meant?.state ?? 'none';
  const out = size * 0.07;
  const bar =
    marked && die.rolled ? box(size * 0.3, size + 4.5, size * 0.4, 3.5, 1.75, paint.coat({ fill: 'accent-text' })) : '';
  return pointing.group(
    {
      key: `${key}/${index}`,
      meant,
      name: `${phrase(row.label, `die ${index + 1}`)}: ${dieWords(die)}`,
      outline: corners(0, 0, size, size),
      die: faceUpWords(die),
    },
    [
      drawDie(paint, die, size),
      drawRing(paint, state, roundedBox(-out, -out, size + 2 * out, size + 2 * out, size * 0.3)),
      bar,
      drawBadge(paint, state, [size, 0]),
    ].join(''),
  );
}

function drawDice(tray: Tray, index: number, size: number, perLine: number, step: number): Piece {
  const row = tray.part.rows[index] ?? { dice: [] };
  const own = { ...tray, key: `${tray.key}/${index}` };
  return join(
    row.dice.map((die, place) => {
      const [x, y] = [(place % perLine) * (size + gap), Math.floor(place / perLine) * step];
      return moved(drawOne(own, row, place, die, size), x, y);
    }),
  );
}

/** The row as a thing of its own, where it is pointed at as a whole. */
function wholeRow(tray: Tray, index: number, drawn: Piece, area: readonly [number, number, number, number]): Piece {
  const { canvas, key, part } = tray;
  const row = part.rows[index] ?? { dice: [] };
  const meant = canvas.pointing.meant(row.parts);
  if (meant === null) return drawn;
  const [x, y, width, height] = area;
  const name = rowWords(row);
  return canvas.pointing.group(
    { key: `${key}/${index}`, meant, name, outline: corners(x, y, width, height) },
    join([
      box(x, y, width, height, 10, ' fill="#fff" fill-opacity="0"'),
      drawn,
      drawRing(canvas.paint, meant.state, roundedBox(x, y, width, height, 10)),
      drawBadge(canvas.paint, meant.state, [x + width - 3, y + 3]),
    ]),
  );
}

/** Groups side by side, each with its label above and its note below. */
function drawGroups(tray: Tray, size: number): Block {
  const { part, width, canvas, padding, marked } = tray;
  const { paint } = canvas;
  const labels = part.rows.some((row) => (row.label ?? '') !== '');
  const notes = part.rows.some((row) => (row.note ?? '') !== '');
  const top = padding + (labels ? (canvas.compact ? 16 : 22) : 2);
  const taken = part.rows.reduce((sum, row) => sum + diceWidth(row.dice.length, size), 0);
  const space = (width - taken) / (part.rows.length * 2);
  const height = top + size + (marked ? 8 : 0) + (notes ? (canvas.compact ? 20 : 26) : 2) + padding;
  let x = 0;
  const drawn = part.rows.map((row, index) => {
    const own = diceWidth(row.dice.length, size);
    const left = x + space;
    const middle = left + own / 2;
    x = left + own + space;
    const room = own + 2 * space - 8;
    const label = text(paint, middle, padding + 6, shorten(row.label ?? '', 12, room, true), {
      size: 12,
      role: 'quiet',
      weight: 700,
      anchor: 'middle',
      spacing: 0.6,
    });
    const note = text(
      paint,
      middle,
      top + size + (marked ? 22 : canvas.compact ? 12 : 16),
      shorten(row.note ?? '', 12.5, room),
      { size: 12.5, role: 'ink', weight: 600, anchor: 'middle' },
    );
    const around = Math.min(space - 2, 14);
    return wholeRow(
      tray,
      index,
      join([label, moved(drawDice(tray, index, size, Math.max(1, row.dice.length), 0), left, top), note]),
      [left - around, 4, own + 2 * around, height - 8],
    );
  });
  return { height, ...join(drawn) };
}

/** Groups below each other, labels before and notes behind the dice. */
function drawRows(tray: Tray): Block {
  const { part, width, canvas, padding, marked } = tray;
  const { paint } = canvas;
  const labels = part.rows.map((row) => measure(row.label ?? '', 12.5, true));
  const labelWidth = Math.min(Math.max(0, ...labels), width * 0.25);
  const start = padding + (labelWidth === 0 ? 0 : labelWidth + 12);
  const notes = part.rows.map((row) => measure(row.note ?? '', 12.5, true));
  const noteWidth = Math.min(Math.max(0, ...notes), width * 0.3);
  const room = width - start - padding - (noteWidth === 0 ? 0 : noteWidth + 12);
  const most = Math.max(1, ...part.rows.map((row) => row.dice.length));
  const size = Math.max(smallest, Math.min(largestOf(canvas), (room + gap) / most - gap));
  const perLine = Math.max(1, Math.floor((room + gap) / (size + gap)));
  const step = size + gap + (marked ? 7 : 2);
  let y = padding;
  const drawn = part.rows.map((row, index) => {
    const lines = Math.max(1, Math.ceil(row.dice.length / perLine));
    const top = y;
    const middle = top + size / 2;
    const behind = start + diceWidth(Math.min(row.dice.length, perLine), size) + 12;
    y += lines * step;
    const label = writeLines(paint, padding, middle, breakLines(row.label ?? '', 12.5, labelWidth + 1, 2, true), {
      size: 12.5,
      role: 'quiet',
      weight: 700,
    });
    const note = text(paint, behind, middle, shorten(row.note ?? '', 12.5, width - behind - 6, true), {
      size: 12.5,
      role: 'ink',
      weight: 600,
    });
    return wholeRow(tray, index, join([label, moved(drawDice(tray, index, size, perLine, step), start, top), note]), [
      4,
      top - 5,
      width - 8,
      lines * step,
    ]);
  });
  return { height: y - gap - 2 + padding, ...join(drawn) };
}

const largestOf = ({ compact }: Canvas): number => sizes[compact ? 'compact' : 'usual'][0];

export function svgDice(part: DicePart, key: string, width: number, canvas: Canvas): Block {
  const dice = part.rows.flatMap((row) => row.dice);
  const marked = dice.some((die) => die.rolled) && !dice.every((die) => die.rolled);
  const tray: Tray = { part, key, width, canvas, padding: canvas.compact ? 9 : 14, marked };
  const taken = (size: number): number =>
    part.rows.reduce((sum, row) => sum + diceWidth(row.dice.length, size) + 2 * gap, 0);
  const size = sizes[canvas.compact ? 'compact' : 'usual'].find((wanted) => taken(wanted) <= width);
  const block = size === undefined ? drawRows(tray) : drawGroups(tray, size);
  const ground = box(0, 0, width, block.height, 14, canvas.paint.coat({ fill: 'tray' }));
  return { height: block.height, ...join([ground, block]) };
}
