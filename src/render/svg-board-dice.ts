import type { BoardDie, PictureColor, PictureFace } from '../picture/picture.js';
import { pipPlaces } from './pips.js';
import {
  type AxisIndex,
  add,
  axisIndices,
  EDGE,
  faceCorners,
  middle,
  otherAxes,
  outline,
  polygon,
  rounded,
  type Spot,
  shrink,
  steps,
} from './svg-board-geometry.js';
import { shorten } from './svg-measure.js';
import { at, num, type Paint, path, text, use } from './svg-paint.js';
import type { Role } from './svg-palette.js';
import { drawSymbol } from './svg-symbols.js';

const lit: readonly ('top' | 'right' | 'left')[] = ['top', 'right', 'left'];

/** The rhombus: dark seams on its outer sides, a bright ridge towards the other faces of its die, a rounded field. */
function drawRhombus(paint: Paint, color: PictureColor, axis: AxisIndex): string {
  const corners = faceCorners(axis);
  const fill = (role: Role): string => paint.coat({ fill: role });
  return [
    // A hair's breadth of stroke closes the gaps that smoothing leaves between neighbours.
    path(polygon(corners), paint.coat({ fill: `${color}-seam`, stroke: `${color}-seam`, width: 0.4 })),
    path(rounded(shrink(corners, [0, 0], 0.955), 0.09), fill(`${color}-ridge`)),
    path(rounded(shrink(corners, middle(corners), 0.9), 0.16), fill(`${color}-${lit[axis] ?? 'top'}`)),
  ].join('');
}

/** Right and down on a face, as its signs stand. */
const frames: readonly (readonly [right: Spot, down: Spot])[] = [
  [steps[2], [-steps[1][0], -steps[1][1]]],
  [steps[2], steps[0]],
  [[-steps[1][0], -steps[1][1]], steps[0]],
];

function onFace(axis: AxisIndex, away: number, svg: string): string {
  const [right, down] = frames[axis] ?? [steps[2], steps[0]];
  const [one, other] = otherAxes[axis] ?? [0, 0];
  const reach = 0.5 + away;
  const [x, y] = add(add([0, 0], steps[one], reach), steps[other], reach);
  const matrix = [right[0], right[1], down[0], down[1]].map((part) => num(part / EDGE));
  return `<g transform="matrix(${matrix.join(' ')} ${num(x)} ${num(y)})">${svg}</g>`;
}

/** The pips of a face, which take their colour from where they are used. */
function drawPips(places: readonly number[], close: boolean): string {
  const step = EDGE * (close ? 0.21 : 0.26);
  const radius = num(EDGE * (close ? 0.085 : 0.1));
  return places
    .map((place) => {
      const [x, y] = [((place % 3) - 1) * step, (Math.floor(place / 3) - 1) * step];
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${radius}"/>`;
    })
    .join('');
}

function drawSign(paint: Paint, face: PictureFace, color: PictureColor): string {
  const ink: Role = `${color}-on`;
  if (face.kind === 'symbol') return drawSymbol(paint, face.symbol, 0, 0, EDGE * 0.7, ink, `${color}-solid`);
  const content = face.kind === 'letter' ? face.text : face.kind === 'pips' ? String(face.count) : '';
  const size = EDGE * ([...content].length > 1 ? 0.5 : 0.66);
  return text(paint, 0, 0, shorten(content, size, EDGE * 1.1), { size, role: ink, weight: 800, anchor: 'middle' });
}

/** An upper face of a die, without its sign. */
export function drawFace(paint: Paint, { color }: BoardDie, axis: AxisIndex, [x, y]: Spot): string {
  return use(
    paint.define(`${color}${axis}`, () => drawRhombus(paint, color, axis)),
    x,
    y,
  );
}

/** @param coat - what the pips wear */
function drawFaceSign(
  paint: Paint,
  die: BoardDie,
  axis: AxisIndex,
  [x, y]: Spot,
  close: boolean,
  coat: string,
): string {
  const face = die.faces?.[axis];
  if (face === undefined || face === null || face.kind === 'blank') return '';
  const away = close ? 0.06 : 0;
  const places = face.kind === 'pips' ? pipPlaces(face.count) : undefined;
  if (places === undefined) return at(x, y, onFace(axis, away, drawSign(paint, face, die.color)));
  const pips = paint.define(`pips${places.length}-${axis}${close ? 'c' : ''}`, () =>
    onFace(axis, away, drawPips(places, close)),
  );
  return use(pips, x, y, coat);
}

/**
 * What the upper faces of these axes show.
 *
 * @param close - whether signs stand closer together, away from the die's upper corner
 */
export function drawSigns(paint: Paint, die: BoardDie, axes: readonly AxisIndex[], spot: Spot, close: boolean): string {
  const coat = paint.coat({ fill: `${die.color}-on` });
  const [only, ...others] = axes;
  if (only !== undefined && others.length === 0) return drawFaceSign(paint, die, only, spot, close, coat);
  const signs = axes.map((axis) => drawFaceSign(paint, die, axis, spot, close, '')).join('');
  return signs === '' ? '' : `<g${coat}>${signs}</g>`;
}

/** An outline that sets the dice off from the ground they lie on; they cover what is inside it. */
export function drawRim(paint: Paint, color: PictureColor, [x, y]: Spot): string {
  const rim = paint.define(`rim-${color}`, () =>
    path(polygon(outline), ` stroke-linejoin="round"${paint.coat({ stroke: `${color}-rim`, width: 2.4 })}`),
  );
  return use(rim, x, y);
}

/** A die by itself that shows all its upper faces, round its upper corner. */
export function drawLoose(paint: Paint, die: BoardDie): string {
  const origin: Spot = [0, 0];
  const faces = axisIndices.map((axis) => drawFace(paint, die, axis, origin));
  return drawRim(paint, die.color, origin) + faces.join('') + drawSigns(paint, die, axisIndices, origin, false);
}

/** A soft shadow along a face's side where another die rises from it: `side` is the axis that leads there. */
export function drawShadow(paint: Paint, axis: AxisIndex, side: AxisIndex, [x, y]: Spot): string {
  const along = 3 - axis - side;
  const band = (width: number): Spot[] => {
    const start = steps[side];
    const inner = add(start, steps[side], -width);
    const far = steps[along as AxisIndex];
    return [start, add(start, far), add(inner, far), inner];
  };
  const shadow = paint.define(
    `ao${axis}${side}`,
    () =>
      `<g fill="#000">${[0.36, 0.22, 0.1].map((width) => path(polygon(band(width)), ' fill-opacity="0.09"')).join('')}</g>`,
  );
  return use(shadow, x, y);
}

/** The shadow that a die casts on the plate, to the lower right. */
export function drawCast(paint: Paint, [x, y]: Spot): string {
  const shadow = paint.define('cast', () => {
    const layers = [1, 0.93].map((size) => path(polygon(shrink(outline, [0, 0], size)), ''));
    return `<g transform="translate(3.4 3.6)" fill="#000" fill-opacity="0.13">${layers.join('')}</g>`;
  });
  return use(shadow, x, y);
}
