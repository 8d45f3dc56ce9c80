import type { GridPart, LyingPlace, TrackPart } from '../picture/picture.js';
import { gridLayout, type Layout, type Placed, trackLayout } from './places.js';
import type { Canvas } from './svg-canvas.js';
import { drawBadge, drawRing, roundedBox } from './svg-look.js';
import { drawHeap, drawLying, heapsOf } from './svg-lying.js';
import { shorten } from './svg-measure.js';
import { box, num, path, text } from './svg-paint.js';
import { type Block, corners, join, moved, type Piece, type Point } from './svg-piece.js';
import { stackWords } from './words.js';

/** The widest that a place is drawn. */
const largest = 52;

/** Corners of a hexagon that stands on one of them, its sides upright and a place wide. */
function hexagon(size: number): string {
  const [half, up] = [size / 2, size / Math.sqrt(3)];
  const points = [0, 1, 2, 3, 4, 5].map((i): Point => {
    const angle = (Math.PI / 3) * i;
    return [half + up * Math.sin(angle), half - up * Math.cos(angle)];
  });
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;
}

/** The outline of a place that begins at its upper left corner. */
function outlineOf(shape: Layout['shape'], size: number): string {
  if (shape === 'hexagon') return hexagon(size);
  return shape === 'circle'
    ? roundedBox(1, 1, size - 2, size - 2, size / 2 - 1)
    : roundedBox(1, 1, size - 2, size - 2, Math.min(5, size / 8));
}

/** The middles of `count` pieces in a place, and how large they are. */
function spotsOf(count: number, size: number): { readonly spots: readonly Point[]; readonly piece: number } {
  const middle = size / 2;
  if (count < 2) return { spots: [[middle, middle]], piece: size * 0.56 };
  const apart = size * 0.2;
  const beside: Point[] = [
    [middle - apart, middle],
    [middle + apart, middle],
  ];
  if (count === 2) return { spots: beside, piece: size * 0.4 };
  const spots: Point[] = [-1, 1].flatMap((y) => [-1, 1].map((x): Point => [middle + x * apart, middle + y * apart]));
  return { spots, piece: size * 0.36 };
}

/** What lies there: pieces two by two, or, where there are dice, all in a row. */
function drawContent(place: LyingPlace, size: number, key: string, canvas: Canvas): (Piece | string)[] {
  const { dice = [], pieces = [] } = place;
  if (dice.length > 0) {
    return drawLying(dice, pieces, { x: 0, y: 0, width: size, height: size, key, name: stackWords(place) }, canvas);
  }
  const heaps = heapsOf(pieces);
  const { spots, piece } = spotsOf(heaps.length, size);
  return heaps.map((heap, i) => drawHeap(heap, ...(spots[i] as Point), piece, canvas));
}

function drawPlace(
  { place, at: where }: Placed,
  shape: Layout['shape'],
  size: number,
  key: string,
  canvas: Canvas,
): Piece {
  const { paint, pointing } = canvas;
  const { label = '', dice = [], pieces = [], tone, changed, parts } = place;
  const meant = pointing.meant(parts);
  const state = meant?.state ?? 'none';
  const outline = outlineOf(shape, size);
  const fill = tone === undefined ? 'cell' : (`${tone}-soft` as const);
  const stroke = changed ? 'accent-text' : tone === undefined ? 'cellLine' : (`${tone}-edge` as const);
  const ground = path(outline, ` stroke-linejoin="round"${paint.coat({ fill, stroke, width: changed ? 2.4 : 1 })}`);
  const small = Math.min(11, size * 0.3);
  const lies = dice.length + pieces.length > 0;
  // Where something lies there is room for it at the edge alone, and in a small place nowhere.
  const content = lies && size < 40 ? '' : shorten(label, small, size - 6, false);
  const y = lies ? size - small * 0.8 : size / 2;
  const up = lies && content !== '' ? size * 0.09 : 0;
  const setting = { size: lies ? small * 0.8 : small, role: 'quiet', weight: 600, anchor: 'middle' } as const;
  return pointing.group(
    { key: `${key}/${where}`, meant, name: stackWords(place), outline: corners(0, 0, size, size) },
    join([
      ground,
      text(paint, size / 2, y, content, setting),
      moved(join(drawContent(place, size, `${key}/${where}`, canvas)), 0, -up),
      state === 'taken' ? drawRing(paint, state, outline) : '',
      drawBadge(paint, state, [size * 0.8, size * 0.2]),
    ]),
  );
}

/** The way along the places of a track. */
function drawPath({ path: way, isClosed }: Layout, size: number, { paint }: Canvas): string {
  if (way.length < 2) return '';
  const points = way.map(({ x, y }) => `${num(x * size)} ${num(y * size)}`).join('L');
  const coat = paint.coat({ stroke: 'cellLine', width: Math.max(2, size * 0.12) });
  return path(`M${points}${isClosed ? 'z' : ''}`, ` stroke-linejoin="round" stroke-linecap="round"${coat}`);
}

function drawAll(layout: Layout, title: string | undefined, key: string, width: number, canvas: Canvas): Block {
  const { paint, compact } = canvas;
  if (layout.places.length === 0) return { height: 0, ...join([]) };
  const padding = compact ? 5 : 10;
  const inner = width - 2 * padding;
  const size = Math.min(compact ? 0.8 * largest : largest, inner / layout.width);
  const heading = text(paint, width / 2, padding + 9, shorten(title ?? '', 14, inner, true), {
    size: 14,
    role: 'ink',
    weight: 700,
    anchor: 'middle',
  });
  const start = padding + (heading === '' ? 0 : 24);
  const places = layout.places.map((one) =>
    moved(drawPlace(one, layout.shape, size, key, canvas), (one.x - 0.5) * size, (one.y - 0.5) * size),
  );
  const height = start + layout.height * size + padding;
  const ground = box(0, 0, width, height, 14, paint.coat({ fill: 'tray' }));
  const left = (width - layout.width * size) / 2;
  const drawn = moved(join([drawPath(layout, size, canvas), ...places]), left, start);
  return { height, ...join([ground, heading, drawn]) };
}

export const svgTrack = (part: TrackPart, key: string, width: number, canvas: Canvas): Block =>
  drawAll(trackLayout(part, width), part.title, key, width, canvas);

export const svgGrid = (part: GridPart, key: string, width: number, canvas: Canvas): Block =>
  drawAll(gridLayout(part), part.title, key, width, canvas);
