import { num, type Paint, path } from './svg-paint.js';
import type { Point } from './svg-piece.js';
import type { PartState } from './svg-pointing.js';

/** A small sign: a dot on what is open, a tick on what was taken. */
export function drawBadge(paint: Paint, state: PartState, [x, y]: Point): string {
  if (state === 'none') return '';
  const disc = (radius: number): string =>
    `<circle cx="${num(x)}" cy="${num(y)}" r="${radius}"${paint.coat({ fill: 'accent-solid', stroke: 'glow', width: 1.5 })}/>`;
  if (state === 'open') return disc(4.4);
  const tick = `M${num(x - 2.8)} ${num(y + 0.2)}l2 2.2 3.8-4.6`;
  return (
    disc(6.2) +
    path(tick, ` stroke-linecap="round" stroke-linejoin="round"${paint.coat({ stroke: 'accent-on', width: 1.8 })}`)
  );
}

/** A line round what can be taken, and a bold one round what was; `d` is the path along which it runs. */
export function drawRing(paint: Paint, state: PartState, d: string): string {
  if (state === 'none') return '';
  const width = state === 'taken' ? 2.8 : 1.4;
  return (
    path(d, ` stroke-linejoin="round"${paint.coat({ stroke: 'glow', width: width + 2 })}`) +
    path(d, ` stroke-linejoin="round"${paint.coat({ stroke: 'accent-text', width })}`)
  );
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  const arc = (dx: number, dy: number): string => `a${num(radius)} ${num(radius)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return [
    `M${num(x + radius)} ${num(y)}h${num(width - 2 * radius)}${arc(radius, radius)}`,
    `v${num(height - 2 * radius)}${arc(-radius, radius)}h${num(2 * radius - width)}${arc(-radius, -radius)}`,
    `v${num(2 * radius - height)}${arc(radius, -radius)}z`,
  ].join('');
}
