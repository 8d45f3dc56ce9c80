import type { Part } from '../kernel/schemas/part.js';
import { num } from './svg-paint.js';

/** A corner in px. */
export type Point = readonly [x: number, y: number];

/** Where a part is pointed at. */
export interface Target {
  readonly part: Part;
  readonly key: string;
  readonly outline: readonly Point[];
}

/** A piece of drawing with its own origin, and where in it parts are pointed at. */
export interface Piece {
  readonly svg: string;
  readonly targets: readonly Target[];
}

/** A piece that begins at its upper left corner. */
export interface Block extends Piece {
  readonly height: number;
}

/** Pieces that share an origin, in the order in which they are painted; a text is a piece without targets. */
export function join(pieces: readonly (Piece | string)[]): Piece {
  return {
    svg: pieces.map((piece) => (typeof piece === 'string' ? piece : piece.svg)).join(''),
    targets: pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece.targets)),
  };
}

/** A piece at another place, larger or smaller: what is drawn and what is pointed at alike. */
export function moved({ svg, targets }: Piece, toX: number, toY: number, by = 1): Piece {
  const [x, y] = [Number(num(toX)), Number(num(toY))];
  const scale = Math.round(by * 1000) / 1000;
  const move = `translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${scale})`}`;
  return {
    svg: svg === '' ? '' : `<g transform="${move}">${svg}</g>`,
    targets: targets.map((target) => ({
      ...target,
      outline: target.outline.map(([px, py]): Point => [x + px * scale, y + py * scale]),
    })),
  };
}

export function corners(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
