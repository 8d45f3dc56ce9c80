import type { PictureColor, SheetCell } from '../picture/picture.js';
import type { Canvas } from './svg-canvas.js';
import { drawLying, type LyingIn } from './svg-lying.js';
import { measure, shorten, sizeFor } from './svg-measure.js';
import { box, num, type Paint, path, text } from './svg-paint.js';
import type { Role } from './svg-palette.js';
import { join, type Piece } from './svg-piece.js';

export type Place = Pick<LyingIn, 'x' | 'y' | 'width' | 'height'>;

// As drawn by hand: the strokes of a cross are not quite straight and not quite equally long.
function cross(x: number, y: number, reach: number): string {
  const point = (dx: number, dy: number): string => `${num(x + dx * reach)} ${num(y + dy * reach)}`;
  return (
    `M${point(-1, -0.92)}Q${point(0.08, -0.1)} ${point(0.96, 1)}` +
    `M${point(0.98, -1)}Q${point(-0.1, -0.06)} ${point(-1, 0.94)}`
  );
}

/** Bonus marks stand in the upper right corner, the second below the first, or before it where the box is low. */
function drawMarks(paint: Paint, place: Place, marks: number): string {
  const isLow = place.height < 24;
  const reach = isLow ? 2.6 : 3.1;
  const crosses = Array.from({ length: marks }, (_, index) =>
    cross(place.x + place.width - (isLow ? 6 + index * 8 : 8), place.y + (isLow ? 6.5 : 8.5 + index * 10.5), reach),
  );
  return path(crosses.join(''), ` stroke-linecap="round"${paint.coat({ stroke: 'mark', width: 1.9 })}`);
}

function textRole(cell: SheetCell, tone: PictureColor | undefined, ground: Role | undefined): Role {
  if (ground === 'accent-solid') return 'accent-on';
  if (cell.hint || cell.struck) return 'quiet';
  return tone === undefined ? 'ink' : `${tone}-text`;
}

/** What stands in a box: text, cross, circle, marks. `ground` is what a total stands on. */
function drawContent(
  canvas: Canvas,
  cell: SheetCell,
  place: LyingIn,
  tone: PictureColor | undefined,
  ground?: Role,
): (Piece | string)[] {
  const { paint } = canvas;
  const { dice = [], pieces = [] } = cell;
  const bold = ground !== undefined;
  const marks = cell.marks ?? 0;
  const x = place.x + (place.width - (marks > 0 ? 8 : 0)) / 2;
  const y = place.y + place.height / 2;
  const largest = place.height > 32 ? 15 : place.width < 30 ? 12 : 13.5;
  const size = sizeFor(cell.text ?? '', largest, 9, place.width - (marks > 0 ? 14 : 2), bold);
  const content = shorten(cell.text ?? '', size, place.width - (marks > 0 ? 10 : -4), bold);
  const drawn: (Piece | string)[] = [];
  if (cell.dice || pieces.length > 0) drawn.push(...drawLying(dice, pieces, place, canvas));
  else if (content !== '') {
    const weight = bold ? 700 : cell.hint ? 400 : 600;
    const written = text(paint, x, y, content, {
      size,
      role: textRole(cell, tone, ground),
      weight,
      anchor: 'middle',
      italic: cell.hint,
    });
    drawn.push(cell.crossed ? `<g opacity="0.4">${written}</g>` : written);
  }
  if (cell.struck) {
    const half = measure(content, size) / 2 + 3;
    drawn.push(
      path(
        `M${num(x - half)} ${num(y + 3)}L${num(x + half)} ${num(y - 3)}`,
        ` stroke-linecap="round"${paint.coat({ stroke: 'quiet', width: 1.5 })}`,
      ),
    );
  }
  if (cell.crossed) {
    const reach = Math.min(place.width, place.height) * 0.3;
    const stroke: Role = tone === undefined ? 'ink' : `${tone}-text`;
    drawn.push(path(cross(x, y, reach), ` stroke-linecap="round"${paint.coat({ stroke, width: 2.6 })}`));
  }
  if (cell.circled) {
    const rx = Math.min(place.width / 2 + 1.5, place.height * 0.62);
    const ry = Math.min(place.height / 2 + 1, rx * 1.15);
    drawn.push(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" transform="rotate(-8 ${num(x)} ${num(y)})"${paint.coat({ stroke: 'ink', width: 2 })}/>`,
    );
  }
  if (marks > 0) drawn.push(drawMarks(paint, place, marks));
  return drawn;
}

/** A box with what stands in it. */
export function drawCell(canvas: Canvas, cell: SheetCell, place: LyingIn, tone: PictureColor | undefined): Piece {
  const { paint } = canvas;
  const coat = cell.current
    ? paint.coat({ fill: tone === undefined ? 'card' : `${tone}-soft`, stroke: 'accent-text', width: 2 })
    : paint.coat({
        fill: tone === undefined ? 'cell' : `${tone}-soft`,
        stroke: tone === undefined ? 'cellLine' : `${tone}-solid`,
        width: 1,
      });
  const opacity = tone === undefined || cell.current ? '' : ' stroke-opacity="0.55"';
  const radius = Math.min(7, place.height * 0.24);
  return join([
    box(place.x + 0.5, place.y + 0.5, place.width - 1, place.height - 1, radius, opacity + coat),
    ...drawContent(canvas, cell, place, tone),
  ]);
}

/** A total: no box of its own, it stands on the ground of its line. */
export function drawTotal(canvas: Canvas, cell: SheetCell, place: LyingIn, total: 'sum' | 'grand'): Piece {
  return join(drawContent(canvas, cell, place, cell.tone, total === 'grand' ? 'accent-solid' : 'accent-soft'));
}
