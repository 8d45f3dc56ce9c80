import type { PictureDie } from '../picture/picture.js';
import { pipPlaces } from './pips.js';
import { shorten } from './svg-measure.js';
import { box, num, type Paint, path, text } from './svg-paint.js';
import type { Role } from './svg-palette.js';
import { drawSymbol } from './svg-symbols.js';

/** What the die shows, in a square of `size` px round its centre. */
function drawFace(paint: Paint, die: PictureDie, x: number, y: number, size: number): string {
  const color = die.faceColor ?? die.color;
  const ink: Role = `${color}-on`;
  const { face } = die;
  if (face.kind === 'blank') return '';
  if (face.kind === 'symbol') return drawSymbol(paint, face.symbol, x, y, size * 1.08, ink, `${color}-solid`);
  const places = face.kind === 'pips' ? pipPlaces(face.count) : undefined;
  if (places !== undefined) {
    const pips = places.map((place) => {
      const cx = x + ((place % 3) - 1) * size * 0.36;
      const cy = y + (Math.floor(place / 3) - 1) * size * 0.36;
      return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(size * 0.135)}"/>`;
    });
    return `<g${paint.coat({ fill: ink })}>${pips.join('')}</g>`;
  }
  const content = face.kind === 'letter' ? face.text : face.kind === 'pips' ? String(face.count) : '';
  const letters = shorten(content, size * 0.5, size * 1.4);
  const letterSize = size * ([...letters].length > 1 ? 0.6 : 0.84);
  return text(paint, x, y, letters, { size: letterSize, role: ink, weight: 800, anchor: 'middle' });
}

function drawCube(paint: Paint, die: PictureDie, size: number): string {
  const radius = size * 0.23;
  const lip = size * 0.07;
  const height = size - lip;
  return [
    box(0, lip, size, height, radius, paint.coat({ fill: `${die.color}-shade` })),
    box(
      0.5,
      0.5,
      size - 1,
      height - 0.5,
      radius,
      paint.coat({ fill: `${die.color}-solid`, stroke: `${die.color}-edge` }),
    ),
    // A soft shine along the upper edge.
    `<path d="M${num(radius)} ${num(size * 0.07)}H${num(size - radius)}" fill="none" stroke="#fff" stroke-opacity="0.32" stroke-width="${num(size * 0.045)}" stroke-linecap="round"/>`,
    drawFace(paint, die, size / 2, height / 2, size * 0.68),
  ].join('');
}

type Point = readonly [x: number, y: number];

const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;

/** A regular dodecahedron seen from right above a face: a pentagon in a decagon, five side faces between them. */
function drawDodecahedron(paint: Paint, die: PictureDie, size: number): string {
  const centre = size / 2;
  const corner = (radius: number, turn: number): Point => {
    const angle = (turn * 36 - 90) * (Math.PI / 180);
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)];
  };
  const outer = centre;
  // In true parallel projection the pentagon has 0.618 of the radius; a little more leaves room for the letter.
  const inner = centre * 0.68;
  const pentagon = [0, 2, 4, 6, 8].map((turn) => corner(inner, turn));
  const decagon = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((turn) => corner(outer, turn));
  const sides = [0, 2, 4, 6, 8].map((turn) => {
    const points = [corner(inner, turn), corner(outer, turn), corner(outer, turn + 1), corner(outer, turn + 2)];
    // Light falls from the upper left: the side faces darken towards the lower right.
    const shade = 0.13 * (1 - Math.cos(((turn + 1) * 36 - 90 + 125) * (Math.PI / 180)));
    return `<path d="${polygon([...points, corner(inner, turn + 2)])}" fill-opacity="${num(shade)}"/>`;
  });
  const ribs = [0, 2, 4, 6, 8].map((turn) => {
    const [[x1, y1], [x2, y2]] = [corner(inner, turn), corner(outer, turn)];
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  });
  const edge: Role = `${die.color}-edge`;
  const face = die.faceColor ?? die.color;
  const line = size * 0.03;
  return [
    path(polygon(decagon), paint.coat({ fill: `${die.color}-solid` })),
    `<g fill="#000">${sides.join('')}</g>`,
    `<g stroke-linejoin="round"${paint.coat({ stroke: edge, width: line })}>${path(ribs.join(''), '')}${path(polygon(decagon), '')}</g>`,
    path(
      polygon(pentagon),
      ` stroke-linejoin="round"${paint.coat({ fill: `${face}-solid`, stroke: edge, width: line })}`,
    ),
    drawFace(paint, die, centre, centre + size * 0.01, size * 0.42),
  ].join('');
}

/** One die in a square of `size` px, with a ring when it is selected and a dashed one when it is set aside. */
export function drawDie(paint: Paint, die: PictureDie, size: number): string {
  const drawn = die.shape === 'cube' ? drawCube(paint, die, size) : drawDodecahedron(paint, die, size);
  if (!die.selected && !die.setAside) return drawn;
  const out = size * 0.1;
  const dashes = die.selected ? '' : ` stroke-dasharray="${num(size * 0.1)} ${num(size * 0.1)}"`;
  const ring = paint.coat({ stroke: die.selected ? 'accent-text' : 'quiet', width: die.selected ? 2.5 : 1.5 });
  return box(-out, -out, size + 2 * out, size + 2 * out, size * 0.3, dashes + ring) + drawn;
}
