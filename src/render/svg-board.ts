import type { BoardPart } from '../kernel/picture.js';
import type { Block, Paint } from './svg-paint.js';

export const boardMinimum = (): number => Number.POSITIVE_INFINITY;

export function svgBoard(_part: BoardPart, _width: number, _paint: Paint): Block {
  return { height: 0, svg: '' };
}
