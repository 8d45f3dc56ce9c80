import { deepFreeze } from '../kernel/plain.js';
import { part } from '../kernel/schemas/part.js';
import * as z from '../kernel/schemas/zod.js';
import { type Axis, type Face, faces } from './lattice.js';
import { type RowDirection, thirdAxis } from './neighbours.js';

/**
 * The letters of the 24 poses: how a die can lie in a funnel. Each group of three letters has the same corner on top,
 * the next letter turned a third about the vertical. (Common ground of the games.)
 */
export const poses = /* @__PURE__ */ Object.freeze([
  ...(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const),
  ...(['m', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x'] as const),
] as const);

/** How a die lies in a funnel: a letter from `a` to `x`. */
export type Pose = (typeof poses)[number];

/** The schema of a pose's letter. */
export function anyPose(): z.$ZodLiteral<Pose> {
  return part('pose', z.literal(poses));
}

/**
 * How the numbers 1, 2, 3 run round the corner that they share: `right` counter-clockwise, as on European dice;
 * `left` clockwise. Opposite faces add up to 7 either way. (Geometry §1.)
 */
export type Handedness = 'right' | 'left';

/** Numbers on the upper faces -x, -y, -z. */
export type Numbers = readonly [x: number, y: number, z: number];

/** The numbers read clockwise from above round the eight corners of a right-handed die. (Geometry §1.) */
const CORNERS: readonly Numbers[] = [
  [1, 3, 2],
  [1, 5, 3],
  [1, 4, 5],
  [1, 2, 4],
  [6, 2, 3],
  [6, 3, 5],
  [6, 5, 4],
  [6, 4, 2],
];

const triples: readonly Numbers[] = /* @__PURE__ */ (() =>
  deepFreeze(
    CORNERS.flatMap(([p, q, r]): Numbers[] => [
      [p, q, r],
      [q, r, p],
      [r, p, q],
    ]),
  ))();

const FIRST = 97;

/** The index, 0 to 23, of a pose's letter. */
function indexOf(pose: string): number {
  const index = pose.charCodeAt(0) - FIRST;
  if (pose.length === 1 && index >= 0 && index < poses.length) return index;
  throw new RangeError(`expected a pose, a letter from a to x, not ${JSON.stringify(pose).slice(0, 20)}`);
}

/** The face of a right-handed die that shows what a die of this hand does: left-handed dice have y and z exchanged. */
const seenFrom = (axis: Axis, hand: Handedness): Axis => (hand === 'right' || axis === 0 ? axis : thirdAxis(0, axis));

/**
 * The number, 1 to 6, on a face of a die. (Geometry §1.)
 *
 * `numberOn('a', 0)` → 1, what looks along -x; `numberOn('a', 3)` → 6, opposite.
 *
 * @throws RangeError for anything but a pose
 */
export function numberOn(pose: string, face: Face, hand: Handedness = 'right'): number {
  const axis = seenFrom((face % 3) as Axis, hand);
  const number = (triples[indexOf(pose)] as Numbers)[axis];
  return face < 3 ? number : 7 - number;
}

/** The numbers on the upper faces -x, -y, -z: those that can be seen. @throws RangeError for anything but a pose */
export function upperNumbers(pose: string, hand: Handedness = 'right'): Numbers {
  const numbers = triples[indexOf(pose)] as Numbers;
  return hand === 'right' ? numbers : [numbers[0], numbers[2], numbers[1]];
}

const keyOf = (x: number, y: number, z: number): number => 49 * x + 7 * y + z;

const posesByKey: readonly (Pose | undefined)[] = /* @__PURE__ */ (() => {
  const table = new Array<Pose | undefined>(keyOf(6, 6, 6) + 1).fill(undefined);
  for (const [index, [x, y, z]] of triples.entries()) table[keyOf(x, y, z)] = poses[index] as Pose;
  return table;
})();

/**
 * The pose with these numbers on -x, -y, -z, `undefined` when the die has no such corner.
 *
 * `poseShowing([1, 4, 5])` → `'g'`; `poseShowing([1, 5, 4])` → `undefined`, but a pose of a left-handed die.
 */
export function poseShowing([x, y, z]: Numbers, hand: Handedness = 'right'): Pose | undefined {
  return posesByKey[hand === 'right' ? keyOf(x, y, z) : keyOf(x, z, y)];
}

/** The pose with numbers that are known to belong together. */
function knownPose(numbers: Numbers, hand: Handedness): Pose {
  return poseShowing(numbers, hand) as Pose;
}

/**
 * The pose after rolling over an edge into a row neighbour: a half-turn about the edge that both cells share, so that
 * the numbers along the two axes of the step become 7 - n and the third stays. (Geometry §2; game 52.)
 *
 * `tumbled('a', [0, 1])` → the pose that shows 6, 4, 2.
 */
export function tumbled(pose: string, direction: RowDirection, hand: Handedness = 'right'): Pose {
  const still = thirdAxis(direction[0], direction[1]);
  const numbers = upperNumbers(pose, hand);
  const after = (axis: Axis): number => (axis === still ? numbers[axis] : 7 - numbers[axis]);
  return knownPose([after(0), after(1), after(2)], hand);
}

const ALL_POSES = 2 ** 24 - 1;

/** For each number on each face of a die of the hand the poses that show it, as bits. */
function listShowing(hand: Handedness): Int32Array {
  const table = new Int32Array(faces.length * 7);
  for (const [index, pose] of poses.entries()) {
    for (const face of faces) {
      const at = 7 * face + numberOn(pose, face, hand);
      table[at] = (table[at] as number) | (1 << index);
    }
  }
  return table;
}

const showing = new Map<Handedness, Int32Array>();

function posesShowing(hand: Handedness): Int32Array {
  let table = showing.get(hand);
  if (table === undefined) {
    table = listShowing(hand);
    showing.set(hand, table);
  }
  return table;
}

/**
 * All poses in which the faces show these numbers, in order: 24 when nothing is known, four for one face, at most one
 * for two that are not opposite. (Games 15, 26.)
 *
 * `posesWith({ 0: 1, 1: 4 })` → `['g']`.
 */
export function posesWith(known: Partial<Readonly<Record<Face, number>>>, hand: Handedness = 'right'): Pose[] {
  const table = posesShowing(hand);
  let bits = ALL_POSES;
  for (const face of faces) {
    const number = Object.hasOwn(known, face) ? known[face] : undefined;
    if (number !== undefined) bits &= number >= 1 && number <= 6 ? (table[7 * face + number] ?? 0) : 0;
  }
  const found: Pose[] = [];
  for (let index = 0; bits !== 0; index++, bits >>= 1) if (bits & 1) found.push(poses[index] as Pose);
  return found;
}
