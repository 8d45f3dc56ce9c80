import type { DicePart, PictureDiceRow, PictureDie } from '../kernel/picture.js';
import { drawDie } from './svg-die.js';
import { measure, shorten } from './svg-measure.js';
import { at, type Block, box, type Paint, text } from './svg-paint.js';

const padding = 14;
const gap = 10;
const largest = 46;
const smallest = 26;

function drawDice(paint: Paint, dice: readonly PictureDie[], size: number, marked: boolean): string {
  return dice
    .map((die, index) => {
      const x = index * (size + gap);
      // Where all dice were rolled, marking them says nothing.
      const bar =
        marked && die.rolled
          ? box(x + size * 0.3, size + 4.5, size * 0.4, 3.5, 1.75, paint.coat({ fill: 'accent-text' }))
          : '';
      return at(x, 0, drawDie(paint, die, size)) + bar;
    })
    .join('');
}

const diceWidth = (count: number, size: number): number => count * size + Math.max(0, count - 1) * gap;

/** Groups side by side, each with its label above and its note below. */
function drawGroups(paint: Paint, part: DicePart, width: number, size: number, marked: boolean): Block {
  const labels = part.rows.some((row) => (row.label ?? '') !== '');
  const notes = part.rows.some((row) => (row.note ?? '') !== '');
  const top = padding + (labels ? 22 : 2);
  const taken = part.rows.reduce((sum, row) => sum + diceWidth(row.dice.length, size), 0);
  const space = (width - taken) / (part.rows.length * 2);
  let x = 0;
  const drawn = part.rows.map((row) => {
    const own = diceWidth(row.dice.length, size);
    const left = x + space;
    const middle = left + own / 2;
    x = left + own + space;
    const room = own + 2 * space - 8;
    return [
      text(paint, middle, padding + 6, shorten(row.label ?? '', 12, room, true), {
        size: 12,
        role: 'quiet',
        weight: 700,
        anchor: 'middle',
        spacing: 0.6,
      }),
      at(left, top, drawDice(paint, row.dice, size, marked)),
      text(paint, middle, top + size + (marked ? 22 : 16), shorten(row.note ?? '', 12.5, room), {
        size: 12.5,
        role: 'ink',
        weight: 600,
        anchor: 'middle',
      }),
    ].join('');
  });
  return { height: top + size + (marked ? 8 : 0) + (notes ? 26 : 2) + padding, svg: drawn.join('') };
}

/** Groups below each other, labels before and notes behind the dice. */
function drawRows(paint: Paint, part: DicePart, width: number, marked: boolean): Block {
  const labels = part.rows.map((row) => measure(row.label ?? '', 12.5, true));
  const labelWidth = Math.min(Math.max(0, ...labels), width * 0.25);
  const start = padding + (labelWidth === 0 ? 0 : labelWidth + 12);
  const notes = part.rows.map((row) => measure(row.note ?? '', 12.5, true));
  const noteWidth = Math.min(Math.max(0, ...notes), width * 0.3);
  const room = width - start - padding - (noteWidth === 0 ? 0 : noteWidth + 12);
  const most = Math.max(1, ...part.rows.map((row) => row.dice.length));
  const size = Math.max(smallest, Math.min(largest, (room + gap) / most - gap));
  const perLine = Math.max(1, Math.floor((room + gap) / (size + gap)));
  const step = size + gap + (marked ? 7 : 2);
  let y = padding;
  const drawRow = (row: PictureDiceRow): string => {
    const lines = Math.max(1, Math.ceil(row.dice.length / perLine));
    const dice = Array.from({ length: lines }, (_, line) =>
      at(start, y + line * step, drawDice(paint, row.dice.slice(line * perLine, (line + 1) * perLine), size, marked)),
    );
    const middle = y + size / 2;
    const behind = start + diceWidth(Math.min(row.dice.length, perLine), size) + 12;
    y += lines * step;
    return [
      text(paint, padding, middle, shorten(row.label ?? '', 12.5, labelWidth + 1, true), {
        size: 12.5,
        role: 'quiet',
        weight: 700,
      }),
      ...dice,
      text(paint, behind, middle, shorten(row.note ?? '', 12.5, width - behind - 6, true), {
        size: 12.5,
        role: 'ink',
        weight: 600,
      }),
    ].join('');
  };
  const svg = part.rows.map(drawRow).join('');
  return { height: y - gap - 2 + padding, svg };
}

/** Dice on a tray. */
export function svgDice(part: DicePart, width: number, paint: Paint): Block {
  const dice = part.rows.flatMap((row) => row.dice);
  const marked = dice.some((die) => die.rolled) && !dice.every((die) => die.rolled);
  const taken = (size: number): number =>
    part.rows.reduce((sum, row) => sum + diceWidth(row.dice.length, size) + 2 * gap, 0);
  const sizes = [largest, 42, 36];
  const size = sizes.find((wanted) => taken(wanted) <= width);
  const block =
    size === undefined ? drawRows(paint, part, width, marked) : drawGroups(paint, part, width, size, marked);
  return { ...block, svg: box(0, 0, width, block.height, 14, paint.coat({ fill: 'tray' })) + block.svg };
}
