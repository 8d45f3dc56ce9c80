import type { PictureSymbol } from '../picture/picture.js';
import { num, type Paint, path } from './svg-paint.js';
import type { Role } from './svg-palette.js';

/** A sign: what is drawn in ink, and what is cut out of it, as path data in a square of 24 by 24. */
interface Sign {
  readonly ink: string;
  readonly holes: string;
}

const circle = (x: number, y: number, radius: number): string =>
  `M${num(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${num(2 * radius)} 0a${radius} ${radius} 0 1 0 ${num(-2 * radius)} 0z`;

const signs: Readonly<Record<PictureSymbol, Sign>> = {
  skull: {
    ink:
      'M12 2.2C6.6 2.2 2.9 5.8 2.9 10.6c0 2.9 1.3 5 3.3 6.3.5.3.7.7.7 1.2v1.6c0 1.1.8 1.9 1.9 1.9h6.4' +
      'c1.1 0 1.9-.8 1.9-1.9v-1.6c0-.5.3-.9.7-1.2 2-1.3 3.3-3.4 3.3-6.3 0-4.8-3.7-8.4-9.1-8.4z',
    holes:
      `${circle(8.1, 11.2, 2.35)}${circle(15.9, 11.2, 2.35)}` +
      'M12 13.6l1.5 2.5c.2.4-.1.8-.5.8h-2c-.4 0-.7-.4-.5-.8z' +
      'M9.6 18.6h.9v3h-.9zM11.55 18.6h.9v3h-.9zM13.5 18.6h.9v3h-.9z' +
      'M12 4.1c.9 0 1.3.7 1.1 1.4.7-.2 1.4.2 1.4 1.1s-.7 1.3-1.4 1.1c.2.7-.2 1.4-1.1 1.4s-1.3-.7-1.1-1.4' +
      'c-.7.2-1.4-.2-1.4-1.1s.7-1.3 1.4-1.1c-.2-.7.2-1.4 1.1-1.4z',
  },
  joker: {
    ink:
      'M7 17C7 13.6 6.6 11.9 5.1 11.6c-.8-.2-1.7.3-2.3 1.3C2 8.3 5.1 5.3 8.3 7.1c1 .6 1.6 1.6 1.8 2.7' +
      'C10 7 10.6 4.9 12 3.3c1.4 1.6 2 3.7 1.9 6.5.2-1.1.8-2.1 1.8-2.7 3.2-1.8 6.3 1.2 5.5 5.8-.6-1-1.5-1.5-2.3-1.3' +
      'C17.4 11.9 17 13.6 17 17zM6.1 18.2h11.8l-1.5 3.5-2.2-1.7-2.2 2-2.2-2-2.2 1.7z' +
      circle(2.7, 14, 1.6) +
      circle(12, 2.6, 1.6) +
      circle(21.3, 14, 1.6),
    holes: 'M12 11.2l1.4 2.2-1.4 2.2-1.4-2.2z',
  },
};

/** A symbol in a square of `size` px round a point. */
export function drawSymbol(
  paint: Paint,
  symbol: PictureSymbol,
  x: number,
  y: number,
  size: number,
  ink: Role,
  hole: Role,
): string {
  const { ink: outer, holes } = signs[symbol];
  const move = `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${num(size / 24)})`;
  return `<g transform="${move}">${path(outer, paint.coat({ fill: ink }))}${path(holes, paint.coat({ fill: hole }))}</g>`;
}
