import type { BoardCell } from '../picture/picture.js';
import { num } from './svg-paint.js';

/**
 * Seen from above its apex, a heap of cubes that stand on a corner is an isometric drawing: the three axes of the
 * lattice run at angles of 120°, x down, y to the upper left, z to the upper right. Every cell is a hexagon, and every
 * upper face of a die a rhombus in it: -x above, -y to the right, -z to the left.
 */
export type Spot = readonly [x: number, y: number];

/** The lattice's axes: 0, 1, 2 are x, y, z. */
export type AxisIndex = 0 | 1 | 2;

export const axisIndices: readonly AxisIndex[] = [0, 1, 2];

/** Length of a die's edge in the drawing's own unit. */
export const EDGE = 20;

const half = EDGE / 2;
const wide = EDGE * Math.sqrt(0.75);

/** What a step along each axis is in the drawing. */
export const steps: readonly [Spot, Spot, Spot] = [
  [0, EDGE],
  [-wide, -half],
  [wide, -half],
];

/** The sum of multiples of the steps. */
export function spotAt([x, y, z]: BoardCell['at']): Spot {
  return [(z - y) * wide, x * EDGE - (y + z) * half];
}

export const add = ([x, y]: Spot, [dx, dy]: Spot, times = 1): Spot => [x + dx * times, y + dy * times];

/** Depth, the sum of the coordinates: greater is lower. */
export const depthOf = ([x, y, z]: BoardCell['at']): number => x + y + z;

export const otherAxes: readonly (readonly [AxisIndex, AxisIndex])[] = [
  [1, 2],
  [2, 0],
  [0, 1],
];

const origin: Spot = [0, 0];

/** A face's corners, from the die's upper corner round. */
export function faceCorners(axis: AxisIndex): Spot[] {
  const [one, other] = otherAxes[axis] ?? [0, 0];
  return [origin, steps[one], add(steps[one], steps[other]), steps[other]];
}

/** The six corners of a cell's outline, clockwise from the top; between two of them lies a neighbour. */
export const outline: readonly Spot[] = [
  add(origin, steps[0], -1),
  steps[2],
  add(origin, steps[1], -1),
  steps[0],
  add(origin, steps[2], -1),
  steps[1],
];

/** The neighbours in the level, in the order of the sides that begin at the corners of {@link outline}. */
export const sides: readonly BoardCell['at'][] = [
  [-1, 0, 1],
  [0, -1, 1],
  [1, -1, 0],
  [1, 0, -1],
  [0, 1, -1],
  [-1, 1, 0],
];

export const point = ([x, y]: Spot): string => `${num(x)} ${num(y)}`;

export const polygon = (spots: readonly Spot[]): string => `M${spots.map(point).join('L')}z`;

/** The polygon drawn together towards a spot. */
export const shrink = (spots: readonly Spot[], [cx, cy]: Spot, factor: number): Spot[] =>
  spots.map(([x, y]) => [cx + (x - cx) * factor, cy + (y - cy) * factor]);

export function middle(spots: readonly Spot[]): Spot {
  const [x, y] = spots.reduce((sum, spot) => add(sum, spot), origin);
  return [x / spots.length, y / spots.length];
}

/** A closed path whose corners are rounded, starting at a part `share` (0 to 0.5) of each side before them. */
export function rounded(spots: readonly Spot[], share: number): string {
  const between = ([ax, ay]: Spot, [bx, by]: Spot): Spot => [ax + (bx - ax) * share, ay + (by - ay) * share];
  const arcs = spots.map((corner, index) => {
    const before = spots.at(index - 1) ?? corner;
    const after = spots[(index + 1) % spots.length] ?? corner;
    return `${point(between(corner, before))}Q${point(corner)} ${point(between(corner, after))}`;
  });
  return `M${arcs.join('L')}z`;
}
