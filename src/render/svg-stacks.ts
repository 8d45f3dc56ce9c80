import type { PictureColor, StackPlace, StacksPart } from '../picture/picture.js';
import { colorLetters } from './color-letters.js';
import type { Canvas } from './svg-canvas.js';
import { drawBadge, drawRing, roundedBox } from './svg-look.js';
import { shorten } from './svg-measure.js';
import { box, num, type Paint, path, text } from './svg-paint.js';
import { type Block, corners, join, moved, type Piece, type Point } from './svg-piece.js';
import { stackWords } from './words.js';

/** Pieces that lie side by side in a stack; of more each covers a part of the one before. */
const FREE = 5;
const largest = 40;
const labelHeight = 16;

/** The room of a place, drawn as if its stack grew up from the lower edge. */
interface Room {
  readonly width: number;
  readonly height: number;
  /** Of a piece. */
  readonly size: number;
  /** Whether the edge is above. */
  readonly isUpper: boolean;
}

/** How far below the upper side of the place something at this distance from its edge lies. */
const heightOf = ({ height, isUpper }: Room, fromEdge: number): number => (isUpper ? fromEdge : height - fromEdge);

function drawGround({ paint }: Canvas, { shape, tone }: StackPlace, room: Room): string {
  const { width, height } = room;
  const fill = tone === undefined ? 'cell' : (`${tone}-soft` as const);
  const stroke = tone === undefined ? 'cellLine' : (`${tone}-edge` as const);
  const edge = heightOf(room, labelHeight);
  if (shape !== 'point') {
    const top = Math.min(edge, heightOf(room, height));
    return box(1, top, width - 2, height - labelHeight, 5, paint.coat({ fill, stroke: 'cellLine', width: 1 }));
  }
  const tip = heightOf(room, labelHeight + (height - labelHeight) * 0.94);
  const triangle = `M1 ${num(edge)}L${num(width / 2)} ${num(tip)}L${num(width - 1)} ${num(edge)}z`;
  return path(triangle, ` stroke-linejoin="round" stroke-opacity="0.45"${paint.coat({ fill, stroke, width: 1 })}`);
}

function drawPiece(paint: Paint, color: PictureColor, [x, y]: Point, size: number): string {
  const disc = (radius: number, coat: string): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${coat}/>`;
  return (
    disc(size / 2 - 0.8, paint.coat({ fill: `${color}-solid`, stroke: `${color}-edge`, width: 1.4 })) +
    disc(size * 0.32, ` stroke-opacity="0.4"${paint.coat({ stroke: `${color}-on`, width: 1.2 })}`)
  );
}

/** Where the pieces lie: as far apart as they are wide, closer where they are many. */
function spotsOf(count: number, room: Room): Point[] {
  const { size, width, height } = room;
  const free = height - labelHeight - size - 2;
  const step = count <= FREE ? size : Math.min(size, free / Math.max(1, count - 1));
  return Array.from(
    { length: count },
    (_, index): Point => [width / 2, heightOf(room, labelHeight + 1 + size / 2 + index * step)],
  );
}

function drawPieces({ paint, letters }: Canvas, { pieces = [] }: StackPlace, room: Room): string {
  const spots = spotsOf(pieces.length, room);
  const drawn = pieces.map((color, index) => drawPiece(paint, color, spots[index] as Point, room.size));
  const [top, spot] = [pieces.at(-1), spots.at(-1)];
  if (top === undefined || spot === undefined) return '';
  // How many is written where it can't be seen at a glance.
  const told = `${pieces.length > FREE ? pieces.length : ''}${letters ? colorLetters[top].toUpperCase() : ''}`;
  const size = Math.min(13, room.size * 0.5);
  const setting = { size, role: `${top}-on`, weight: 800, anchor: 'middle' } as const;
  return drawn.join('') + text(paint, ...spot, told, setting);
}

function drawLabel({ paint }: Canvas, { label = '', changed }: StackPlace, room: Room): string {
  const size = Math.min(11, room.width * 0.42);
  const content = shorten(label, size, room.width + 2, changed);
  const role = changed ? 'accent-text' : 'quiet';
  const mark = changed
    ? box(room.width * 0.25, heightOf(room, labelHeight) - 1.5, room.width / 2, 3, 1.5, paint.coat({ fill: role }))
    : '';
  const y = heightOf(room, labelHeight / 2);
  return mark + text(paint, room.width / 2, y, content, { size, role, weight: changed ? 700 : 600, anchor: 'middle' });
}

function drawPlace(place: StackPlace, key: string, room: Room, canvas: Canvas): Piece {
  const { paint, pointing } = canvas;
  const { width, height, size } = room;
  const meant = pointing.meant(place.parts);
  const state = meant?.state ?? 'none';
  const count = place.pieces?.length ?? 0;
  const [, top = 0] = spotsOf(Math.max(1, count), room).at(-1) ?? [];
  const badge: Point = count === 0 ? [width / 2, top] : [width / 2 + size * 0.34, top - size * 0.34];
  return pointing.group(
    { key, meant, name: stackWords(place), outline: corners(0, 0, width, height) },
    [
      box(0, 0, width, height, 5, ' fill="#fff" fill-opacity="0"'),
      drawGround(canvas, place, room),
      drawPieces(canvas, place, room),
      drawLabel(canvas, place, room),
      state === 'taken' ? drawRing(paint, state, roundedBox(1, 1, width - 2, height - 2, 5)) : '',
      drawBadge(paint, state, badge),
    ].join(''),
  );
}

export function svgStacks(part: StacksPart, key: string, width: number, canvas: Canvas): Block {
  const { paint, compact } = canvas;
  const padding = compact ? 4 : 8;
  const columns = Math.max(1, ...part.rows.map(({ length }) => length));
  const own = Math.min(largest + 6, (width - 2 * padding) / columns);
  const size = Math.min(largest, own - 1.5);
  const height = labelHeight + FREE * size + (compact ? 2 : 10);
  const title = text(paint, width / 2, padding + 9, shorten(part.title ?? '', 14, width, true), {
    size: 14,
    role: 'ink',
    weight: 700,
    anchor: 'middle',
  });
  const start = padding + (title === '' ? 0 : 22);
  const gap = compact ? 6 : 12;
  const drawn = part.rows.map((row, index) => {
    const room: Room = { width: own, height, size, isUpper: index < part.rows.length / 2 };
    const places = row.map((place, column) =>
      moved(drawPlace(place, `${key}/${index}/${column}`, room, canvas), column * own, 0),
    );
    return moved(join(places), (width - row.length * own) / 2, start + index * (height + gap));
  });
  const whole = start + part.rows.length * (height + gap) - gap + padding;
  const ground = box(0, 0, width, whole, 14, paint.coat({ fill: 'tray' }));
  return {
    height: part.rows.length === 0 ? 0 : whole,
    ...(part.rows.length === 0 ? join([]) : join([ground, title, ...drawn])),
  };
}
