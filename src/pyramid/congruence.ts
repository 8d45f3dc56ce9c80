import type { Block } from './block.js';
import type { Point } from './lattice.js';
import { cubeRotations, rotatePoint } from './rotations.js';

// Chunks of dice in any place, as sets of points: what they look like once they are moved and turned. (Games 28, 29.)

/** How chunks may be turned to be alike. */
export interface Congruence {
  /** Whether a mirror image counts as alike. By default it does not: dice can't be turned inside out. */
  readonly mirrors?: boolean | undefined;
}

const MAX_EXTENT = 16;
const packed = ([x, y, z]: Point): number => (x * MAX_EXTENT + y) * MAX_EXTENT + z;

/** The chunk moved so that its least coordinates are 0, in ascending order. */
export function normalized(chunk: readonly Point[]): Point[] {
  const least = [0, 1, 2].map((axis) => Math.min(...chunk.map((point) => point[axis] as number))) as unknown as Point;
  const moved = chunk.map(([x, y, z]): Point => [x - least[0], y - least[1], z - least[2]]);
  if (moved.some((point) => point.some((part) => part >= MAX_EXTENT))) {
    throw new RangeError(`a chunk is at most ${MAX_EXTENT} dice long`);
  }
  return moved.sort((one, other) => packed(one) - packed(other));
}

const textOf = (chunk: readonly Point[]): string => String.fromCharCode(...normalized(chunk).map(packed));

/** The different ways in which a chunk can be turned, each {@link normalized}, at most 24 (with mirrors 48). */
export function orientations(chunk: readonly Point[], { mirrors = false }: Congruence = {}): Point[][] {
  const different = new Map<string, Point[]>();
  for (const rotation of cubeRotations(mirrors)) {
    const turned = normalized(chunk.map((point) => rotatePoint(point, rotation)));
    const text = String.fromCharCode(...turned.map(packed));
    if (!different.has(text)) different.set(text, turned);
  }
  return [...different.values()];
}

/**
 * A key that two chunks share exactly if one is the other moved and turned. The order of the dice does not matter; the
 * key means nothing beside.
 *
 * @example
 * ```ts
 * import { cellsNamed, pointOf, shapeKey } from 'dicewright/pyramid';
 *
 * const shape = (names: string[]): string => shapeKey(cellsNamed(names).map(pointOf));
 * console.log(shape(['a1', '1a1']) === shape(['c3', '1b3']), shape(['a1', '1a1']) === shape(['a1'])); // → true false
 * ```
 */
export function shapeKey(chunk: readonly Point[], { mirrors = false }: Congruence = {}): string {
  let least: string | undefined;
  for (const rotation of cubeRotations(mirrors)) {
    const text = textOf(chunk.map((point) => rotatePoint(point, rotation)));
    if (least === undefined || text < least) least = text;
  }
  return least as string;
}

/** Whether two chunks have the same shape: one is the other moved and turned. */
export function areCongruent(one: readonly Point[], other: readonly Point[], congruence: Congruence = {}): boolean {
  if (one.length !== other.length) return false;
  return one.length === 0 || shapeKey(one, congruence) === shapeKey(other, congruence);
}

/**
 * Every place in a block from which a chunk of the shape can be taken, lazily: the places of its dice, ascending.
 *
 * @param isThere - whether a die is left in the place
 */
export function* findInBlock(
  block: Block,
  chunk: readonly Point[],
  isThere: (place: number) => boolean,
  congruence: Congruence = {},
): Generator<number[]> {
  for (const turned of orientations(chunk, congruence)) {
    for (const [ox, oy, oz] of block.points) {
      const places: number[] = [];
      for (const [x, y, z] of turned) {
        const place = block.at([x + ox, y + oy, z + oz]);
        if (place === undefined || !isThere(place)) break;
        places.push(place);
      }
      if (places.length === turned.length) yield places.sort((one, other) => one - other);
    }
  }
}
