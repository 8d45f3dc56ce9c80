import { deepFreeze } from '../kernel/plain.js';
import { type Axis, axes, type Face, type Point } from './lattice.js';

/**
 * A rotation or reflection of the cube: what was seen along face `f` is seen along face `images[f]` afterwards, and a
 * vector's coordinate `a` becomes, with the sign, the coordinate `axes[a]`.
 */
export interface Rotation {
  /** The face that each face becomes. */
  readonly images: readonly Face[];
  /** The axis that each axis becomes. */
  readonly axes: readonly Axis[];
  /** 1, or -1 where the axis is turned round. */
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

/** All 48 symmetries of the cube, the 24 rotations first, the identity at their head. */
function listSymmetries(): Rotation[] {
  const rotations: Rotation[] = [];
  const reflections: Rotation[] = [];
  for (const [index, permutation] of permutations.entries()) {
    for (let bits = 0; bits < 8; bits++) {
      const signs = axes.map((axis) => (bits & (1 << axis) ? -1 : 1));
      const images = axes.map((axis) => (signs[axis] === 1 ? permutation[axis] : permutation[axis] + 3) as Face);
      for (const face of [...images]) images.push(((face + 3) % 6) as Face);
      const symmetry = { images, axes: permutation, signs };
      const parity = signs.reduce<number>((sign, one) => sign * one, index < CYCLIC ? 1 : -1);
      (parity === 1 ? rotations : reflections).push(symmetry);
    }
  }
  return [...rotations, ...reflections];
}

let symmetries: readonly Rotation[] | undefined;
let rotations: readonly Rotation[] | undefined;

/** The 24 rotations of the cube, the identity first; with mirrors, the 24 reflections behind them. */
export function cubeRotations(mirrors: boolean = false): readonly Rotation[] {
  symmetries ??= deepFreeze(listSymmetries());
  rotations ??= Object.freeze(symmetries.slice(0, symmetries.length / 2));
  return mirrors ? symmetries : rotations;
}

/** The vector turned about the origin. */
export function rotatePoint(point: Point, { axes: to, signs }: Rotation): Point {
  const turned: [number, number, number] = [0, 0, 0];
  for (const axis of axes) turned[to[axis] as Axis] = point[axis] * (signs[axis] as number);
  return turned;
}
