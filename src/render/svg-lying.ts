import type { PictureColor, PictureDie } from '../picture/picture.js';
import { colorLetters } from './color-letters.js';
import type { Canvas } from './svg-canvas.js';
import { drawDie } from './svg-die.js';
import { drawBadge, drawRing, roundedBox } from './svg-look.js';
import { at, num, text } from './svg-paint.js';
import { corners, moved, type Piece } from './svg-piece.js';
import { dieWords, faceUpWords, runsOf } from './words.js';

// What lies in a box of a sheet, or on a place of a board.

/** At most this many pieces lie side by side; of more, one of each colour stands for all, with their number. */
const FREE = 4;

interface Heap {
  readonly color: PictureColor;
  /** Written on the piece where it stands for several. */
  readonly told: string;
}

/** What is drawn for the pieces that lie there. */
export function heapsOf(pieces: readonly PictureColor[]): readonly Heap[] {
  if (pieces.length <= FREE) return pieces.map((color) => ({ color, told: '' }));
  return runsOf({ pieces })
    .slice(0, FREE)
    .map(({ color, count }) => ({ color, told: String(count) }));
}

/** A piece, or several as one, round its middle. */
export function drawHeap(
  { color, told }: Heap,
  x: number,
  y: number,
  size: number,
  { paint, letters }: Canvas,
): string {
  const coat = paint.coat({ fill: `${color}-solid`, stroke: `${color}-edge`, width: 1.2 });
  const words = `${told}${letters ? colorLetters[color].toUpperCase() : ''}`;
  const setting = { size: size * 0.5, role: `${color}-on`, weight: 800, anchor: 'middle' } as const;
  const disc = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(size / 2)}"${coat}/>`;
  return disc + text(paint, x, y, words, setting);
}

/** Where something lies, and what it is called there. */
export interface LyingIn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly key: string;
  readonly name: string;
}

function drawSmallDie(die: PictureDie, index: number, size: number, where: LyingIn, { paint, pointing }: Canvas) {
  const meant = pointing.meant(die.parts);
  const drawn = drawDie(paint, die, size);
  if (meant === null) return drawn;
  return pointing.group(
    {
      key: `${where.key}/die/${index}`,
      meant,
      name: `${where.name}, die ${index + 1}: ${dieWords(die)}`,
      outline: corners(0, 0, size, size),
      die: faceUpWords(die),
    },
    [
      drawn,
      drawRing(paint, meant.state, roundedBox(-1, -1, size + 2, size + 2, size * 0.3)),
      drawBadge(paint, meant.state, [size, 0]),
    ].join(''),
  );
}

/** Small dice, then pieces, side by side, as large as there is room for. */
export function drawLying(
  dice: readonly PictureDie[],
  pieces: readonly PictureColor[],
  where: LyingIn,
  canvas: Canvas,
): (Piece | string)[] {
  const heaps = heapsOf(pieces);
  const count = dice.length + heaps.length;
  const { x, y, width, height } = where;
  const step = Math.min(height - 5, (width - 6) / count);
  const size = step * 0.84;
  const left = x + (width - step * count) / 2 + (step - size) / 2;
  const top = y + (height - size) / 2;
  return [
    ...dice.map((die, index) => {
      const drawn = drawSmallDie(die, index, size, where, canvas);
      return typeof drawn === 'string' ? at(left + index * step, top, drawn) : moved(drawn, left + index * step, top);
    }),
    ...heaps.map((heap, index) =>
      drawHeap(heap, left + (dice.length + index) * step + size / 2, top + size / 2, size, canvas),
    ),
  ];
}
