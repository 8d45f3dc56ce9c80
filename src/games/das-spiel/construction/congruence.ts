import { type RandomGenerator, uniformInt } from '../../../kernel/dice/random.js';
import { lazy } from '../../../kernel/lazy.js';
import { sortAscending } from '../../../pyramid/ascending.js';
import { type Axis, axes, type Point } from '../../../pyramid/lattice.js';
import type { Block } from './block.js';

// Chunks of dice in any place, as sets of points: what they look like once they are moved and turned. (Games 28, 29.)

/** A rotation of the cube: a vector's coordinate `a` becomes, with the sign, the coordinate `axes[a]`. */
interface Rotation {
  readonly axes: readonly Axis[];
  readonly signs: readonly (1 | -1)[];
}

const permutations: readonly (readonly [Axis, Axis, Axis])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
];
const CYCLIC = 3;

/** The 24 rotations of the cube, the identity first. Dice can't be turned inside out: no reflections. */
const rotations = /* @__PURE__ */ lazy(() =>
  permutations.flatMap((permutation, index) =>
    Array.from({ length: 8 }, (_, bits): Rotation => {
      const signs = axes.map((axis) => (bits & (1 << axis) ? -1 : 1));
      return { axes: permutation, signs };
    }).filter(({ signs }) => signs.reduce<number>((sign, one) => sign * one, index < CYCLIC ? 1 : -1) === 1),
  ),
);

const MAX_EXTENT = 16;
/** What a step along x, y and z counts in a packed point, which is in the order of points. */
const WEIGHTS: Point = [MAX_EXTENT * MAX_EXTENT, MAX_EXTENT, 1];

const unpacked = (packed: number): Point => [
  Math.floor(packed / WEIGHTS[0]),
  Math.floor(packed / WEIGHTS[1]) % MAX_EXTENT,
  packed % MAX_EXTENT,
];

/** The chunk moved so that its least coordinates are 0, and the greatest ones then. */
function moved(chunk: readonly Point[]): { readonly points: readonly Point[]; readonly extent: Point } {
  let [leastX, leastY, leastZ] = chunk[0] ?? [0, 0, 0];
  let [mostX, mostY, mostZ] = [leastX, leastY, leastZ];
  for (const [x, y, z] of chunk) {
    if (x < leastX) leastX = x;
    else if (x > mostX) mostX = x;
    if (y < leastY) leastY = y;
    else if (y > mostY) mostY = y;
    if (z < leastZ) leastZ = z;
    else if (z > mostZ) mostZ = z;
  }
  const points = chunk.map(([x, y, z]): Point => [x - leastX, y - leastY, z - leastZ]);
  const extent: Point = [mostX - leastX, mostY - leastY, mostZ - leastZ];
  if (Math.max(...extent) >= MAX_EXTENT) throw new RangeError(`a chunk is at most ${MAX_EXTENT} dice long`);
  return { points, extent };
}

/** The chunk turned and moved so that its least coordinates are 0, a number for each die, ascending. */
function packedTurn({ points, extent }: ReturnType<typeof moved>, { axes: to, signs }: Rotation): number[] {
  // What a step along x, y and z counts once it is turned, and all dice together so that the least coordinate is 0: a
  // few sums for each die, since this is done two dozen times for each new shape.
  const steps: [number, number, number] = [0, 0, 0];
  let first = 0;
  for (const axis of axes) {
    steps[axis] = (signs[axis] as number) * WEIGHTS[to[axis] as Axis];
    if (steps[axis] < 0) first -= steps[axis] * extent[axis];
  }
  const [stepX, stepY, stepZ] = steps;
  const packed = points.map(([x, y, z]) => first + x * stepX + y * stepY + z * stepZ);
  return sortAscending(packed);
}

const textOf = (packed: readonly number[]): string => String.fromCharCode(...packed);

/**
 * A key that two chunks share exactly if one is the other moved, without a turn. The order of the dice does not matter;
 * the key has no other meaning.
 */
export function placedKey(chunk: readonly Point[]): string {
  return textOf(packedTurn(moved(chunk), rotations()[0] as Rotation));
}

/** The packed points of the different ways in which a chunk can be turned, as texts, in the order of the rotations. */
type Turns = readonly string[];

// What was asked for last, under the chunk's own text: the same chunks come up again and again, in other places. How
// many shapes there are at all nobody knows, so all are forgotten now and then.
const MOST_KNOWN = 2048;
const knownTurns = new Map<string, Turns>();

function turnsOf(chunk: readonly Point[]): Turns {
  const still = moved(chunk);
  const key = textOf(packedTurn(still, rotations()[0] as Rotation));
  const found = knownTurns.get(key);
  if (found !== undefined) return found;
  const turns = [...new Set(rotations().map((rotation) => textOf(packedTurn(still, rotation))))];
  if (knownTurns.size >= MOST_KNOWN) knownTurns.clear();
  knownTurns.set(key, turns);
  return turns;
}

/** Whether two chunks have the same shape: one is the other moved and turned. */
export function areCongruent(one: readonly Point[], other: readonly Point[]): boolean {
  return one.length === other.length && turnsOf(one).includes(placedKey(other));
}

/**
 * How a chunk lies beside another of its shape: which of the ways in which that can be turned, and its least coordinates.
 * `null` where the shapes are different.
 */
export function layOf(chunk: readonly Point[], other: readonly Point[]): { turn: number; at: Point } | null {
  const turn = turnsOf(other).indexOf(placedKey(chunk));
  const least = (axis: Axis): number => Math.min(...chunk.map((point) => point[axis]));
  return turn < 0 ? null : { turn, at: [least(0), least(1), least(2)] };
}

/** The chunk that lies like that beside another; `null` where that has fewer turns. {@link layOf} */
export function laidChunk(other: readonly Point[], turn: number, [x, y, z]: Point): Point[] | null {
  const turned = turnsOf(other)[turn];
  if (turned === undefined) return null;
  return Array.from(turned, (_, i) => {
    const [dx, dy, dz] = unpacked(turned.charCodeAt(i));
    return [x + dx, y + dy, z + dz];
  });
}

/** A turned chunk as a block sees it. */
interface Fit {
  /** How far the places of its dice lie from the place where it begins; ascending. */
  readonly steps: readonly number[];
  /** The greatest coordinates at which it can begin. */
  readonly last: Point;
}

function fitOf({ size: [nx, ny, nz] }: Block, turned: string): Fit {
  const steps: number[] = [];
  const most: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < turned.length; i++) {
    const [x, y, z] = unpacked(turned.charCodeAt(i));
    if (x > most[0]) most[0] = x;
    if (y > most[1]) most[1] = y;
    if (z > most[2]) most[2] = z;
    steps.push(x + nx * (y + ny * z));
  }
  sortAscending(steps);
  return { steps, last: [nx - 1 - most[0], ny - 1 - most[1], nz - 1 - most[2]] };
}

/** {@link fitOf} of what was asked for last: each chunk that is drawn is tried in two dozen turns. */
const knownFits = new WeakMap<Block, Map<string, Fit>>();

function knownFitOf(block: Block, turned: string): Fit {
  let known = knownFits.get(block);
  if (known === undefined) {
    known = new Map();
    knownFits.set(block, known);
  }
  let fit = known.get(turned);
  if (fit === undefined) {
    fit = fitOf(block, turned);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(turned, fit);
  }
  return fit;
}

/** The first places of a turned chunk that begins at a place in the range; `null` where there are none. */
function placesWithin(
  { size: [nx, ny] }: Block,
  fit: Fit,
  isThere: (place: number) => boolean,
  from: number,
  end: number,
): number[] | null {
  const [lastX, lastY, lastZ] = fit.last;
  for (let z = Math.floor(from / (nx * ny)); z <= lastZ; z++) {
    for (let y = 0; y <= lastY; y++) {
      const row = nx * (y + ny * z);
      if (row >= end) return null;
      for (let origin = Math.max(row, from); origin <= row + lastX && origin < end; origin++) {
        const places = placesAt(fit, origin, isThere);
        if (places !== null) return places;
      }
    }
  }
  return null;
}

/** The places of a turned chunk that begins at a place of the block, ascending; `null` where a die is not there. */
function placesAt({ steps }: Fit, origin: number, isThere: (place: number) => boolean): number[] | null {
  for (const step of steps) if (!isThere(origin + step)) return null;
  return steps.map((step) => origin + step);
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
): Generator<number[]> {
  const [nx, ny] = block.size;
  for (const turned of turnsOf(chunk)) {
    const fit = fitOf(block, turned);
    const [lastX, lastY, lastZ] = fit.last;
    for (let z = 0; z <= lastZ; z++) {
      for (let y = 0; y <= lastY; y++) {
        for (let x = 0; x <= lastX; x++) {
          const places = placesAt(fit, x + nx * (y + ny * z), isThere);
          if (places !== null) yield places;
        }
      }
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
): number[] | null {
  const turns = turnsOf(chunk);
  const { length } = block.points;
  // Tried are all beginnings of the first turn, then of the next, and so on in a cycle that begins anywhere.
  const first = uniformInt(rng, 0, turns.length * length - 1);
  const begin = first % length;
  const turn = (first - begin) / length;
  for (let i = 0; i <= turns.length; i++) {
    const fit = knownFitOf(block, turns[(turn + i) % turns.length] as string);
    const places = placesWithin(block, fit, isThere, i === 0 ? begin : 0, i === turns.length ? begin : length);
    if (places !== null) return places;
  }
  return null;
}
