import { type RandomGenerator, uniformInt } from '../kernel/random.js';
import type { Block } from './block.js';
import { type Axis, axes, type Point } from './lattice.js';
import { cubeRotations, type Rotation } from './rotations.js';

// Chunks of dice in any place, as sets of points: what they look like once they are moved and turned. (Games 28, 29.)

/** How chunks may be turned to be alike. */
export interface Congruence {
  /** Whether a mirror image counts as alike. By default it does not: dice can't be turned inside out. */
  readonly mirrors?: boolean | undefined;
}

const MAX_EXTENT = 16;
/** What a step along x, y and z counts in a packed point, which is in the order of points. */
const WEIGHTS: Point = [MAX_EXTENT * MAX_EXTENT, MAX_EXTENT, 1];

const unpacked = (packed: number): Point => [
  Math.floor(packed / WEIGHTS[0]),
  Math.floor(packed / WEIGHTS[1]) % MAX_EXTENT,
  packed % MAX_EXTENT,
];

/** The chunk turned and moved so that its least coordinates are 0, a number for each die, ascending. */
function packedTurn(chunk: readonly Point[], { axes: to, signs }: Rotation): number[] {
  // Plain loops without lists in between: this is done two dozen times for each chunk that is looked at.
  const packed = new Array<number>(chunk.length).fill(0);
  for (const axis of axes) {
    const sign = signs[axis] as number;
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const point of chunk) {
      const part = point[axis] * sign;
      if (part < least) least = part;
      if (part > most) most = part;
    }
    if (most - least >= MAX_EXTENT) throw new RangeError(`a chunk is at most ${MAX_EXTENT} dice long`);
    const weight = WEIGHTS[to[axis] as Axis];
    for (let i = 0; i < chunk.length; i++) {
      packed[i] = (packed[i] as number) + ((chunk[i] as Point)[axis] * sign - least) * weight;
    }
  }
  return packed.sort((one, other) => one - other);
}

const textOf = (packed: readonly number[]): string => String.fromCharCode(...packed);

/** The chunk moved so that its least coordinates are 0, in ascending order. */
export function normalized(chunk: readonly Point[]): Point[] {
  return packedTurn(chunk, cubeRotations()[0] as Rotation).map(unpacked);
}

/** The different ways in which a chunk can be turned, each {@link normalized}, at most 24 (with mirrors 48). */
export function orientations(chunk: readonly Point[], { mirrors = false }: Congruence = {}): Point[][] {
  const different = new Map<string, Point[]>();
  for (const rotation of cubeRotations(mirrors)) {
    const turned = packedTurn(chunk, rotation);
    const text = textOf(turned);
    if (!different.has(text)) different.set(text, turned.map(unpacked));
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
    const text = textOf(packedTurn(chunk, rotation));
    if (least === undefined || text < least) least = text;
  }
  return least as string;
}

/** Whether two chunks have the same shape: one is the other moved and turned. */
export function areCongruent(one: readonly Point[], other: readonly Point[], congruence: Congruence = {}): boolean {
  if (one.length !== other.length) return false;
  const wanted = textOf(packedTurn(one, cubeRotations()[0] as Rotation));
  return cubeRotations(congruence.mirrors).some((rotation) => textOf(packedTurn(other, rotation)) === wanted);
}

/** The places of a turned chunk that begins at a point of the block, ascending; `null` where it doesn't fit. */
function placesAt(
  { size: [nx, ny, nz] }: Block,
  turned: readonly Point[],
  origin: Point,
  isThere: (place: number) => boolean,
): number[] | null {
  const places: number[] = [];
  // No point is made for each die: most origins fail, and there are thousands of them.
  for (const point of turned) {
    const x = point[0] + origin[0];
    const y = point[1] + origin[1];
    const z = point[2] + origin[2];
    const place = x + nx * (y + ny * z);
    if (x >= nx || y >= ny || z >= nz || !isThere(place)) return null;
    places.push(place);
  }
  return places.sort((one, other) => one - other);
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
    for (const origin of block.points) {
      const places = placesAt(block, turned, origin, isThere);
      if (places !== null) yield places;
    }
  }
}

/**
 * One of what {@link findInBlock} finds, at random: each can come, not all equally often. `null` when there is none.
 *
 * @param isThere - whether a die is left in the place
 */
export function drawInBlock(
  block: Block,
  chunk: readonly Point[],
  isThere: (place: number) => boolean,
  rng: RandomGenerator,
  congruence: Congruence = {},
): number[] | null {
  const turns = orientations(chunk, congruence);
  const tries = turns.length * block.points.length;
  const first = uniformInt(rng, 0, tries - 1);
  for (let i = 0; i < tries; i++) {
    const at = (first + i) % tries;
    const turned = turns[Math.floor(at / block.points.length)] as Point[];
    const places = placesAt(block, turned, block.points[at % block.points.length] as Point, isThere);
    if (places !== null) return places;
  }
  return null;
}
