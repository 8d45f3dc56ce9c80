import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { add, cross, dot, looks, type Spot, times } from '../../test/helpers/pyramid-by-hand.js';
import { axes, faces } from './lattice.js';
import { rowDirections, rowOffset } from './neighbours.js';
import {
  anyPose,
  type Handedness,
  type Numbers,
  numberOn,
  type Pose,
  poseShowing,
  poses,
  posesWith,
  tumbled,
  upperNumbers,
} from './pose.js';

/** A die as six numbers on -x, -y, -z, +x, +y, +z. */
type Die = readonly number[];
const digits = [1, 2, 3, 4, 5, 6];
const hands: Handedness[] = ['right', 'left'];
const dieOf = (pose: string, hand: Handedness = 'right'): Die => faces.map((face) => numberOn(pose, face, hand));
const lookOf = (die: Die, number: number): Spot => looks[die.indexOf(number)] as Spot;

/** All dice with opposite faces that add up to 7. */
const everyDie: Die[] = digits.flatMap((x) =>
  digits.flatMap((y) => digits.map((z) => [x, y, z, 7 - x, 7 - y, 7 - z]).filter((die) => new Set(die).size === 6)),
);
/** Seen from outside the corner that 1, 2 and 3 share, whether they run counter-clockwise. */
function isRightHanded(die: Die): boolean {
  const [one, two, three] = [1, 2, 3].map((number) => lookOf(die, number)) as [Spot, Spot, Spot];
  const corner = add(add(one, two), three);
  return dot(cross(add(two, times(-1, one)), add(three, times(-1, two))), corner) > 0;
}
/** The die after a turn of space that takes each direction somewhere. */
const moved = (die: Die, turn: (look: Spot) => Spot): Die => {
  const after: number[] = [0, 0, 0, 0, 0, 0];
  for (const [face, number] of die.entries()) {
    const to = turn(looks[face] as Spot).join();
    after[looks.findIndex((look) => look.join() === to)] = number;
  }
  return after;
};

describe('poses', () => {
  it('are 24 of each hand, of 48 dice whose opposite faces add up to 7', () => {
    expect(everyDie).toHaveLength(48);
    for (const hand of hands) {
      const wanted = everyDie.filter((die) => isRightHanded(die) === (hand === 'right'));
      const found = poses.map((pose) => dieOf(pose, hand));
      expect(wanted).toHaveLength(24);
      expect(new Set(found.map(String))).toEqual(new Set(wanted.map(String)));
    }
  });

  it('are named in the order of the page: each corner thrice, the numbers moving on', () => {
    const corners = ['132', '153', '145', '124', '623', '635', '654', '642'];
    const rows = corners.flatMap(([a, b, c]) => [`${a}${b}${c}`, `${b}${c}${a}`, `${c}${a}${b}`]);
    expect(poses.map((pose) => upperNumbers(pose).join(''))).toEqual(rows);
    expect(poses.join('')).toBe('abcdefghijklmnopqrstuvwx');
    expect([upperNumbers('a'), upperNumbers('b'), upperNumbers('c'), upperNumbers('d')]).toEqual([
      [1, 3, 2],
      [3, 2, 1],
      [2, 1, 3],
      [1, 5, 3],
    ]);
  });

  it('have mirror images on left-handed dice', () => {
    for (const pose of poses) {
      const [x, y, z] = upperNumbers(pose);
      expect(upperNumbers(pose, 'left')).toEqual([x, z, y]);
      expect([poseShowing([x, y, z]), poseShowing([x, z, y], 'left')]).toEqual([pose, pose]);
      expect([poseShowing([x, z, y]), poseShowing([x, y, z], 'left')]).toEqual([undefined, undefined]);
    }
    expect([posesWith({}), posesWith({ 0: 1, 1: 4 })]).toEqual([poses, ['g']]);
    // The reminder of game 17 exists on right-handed dice.
    expect(poseShowing([1, 4, 5])).toBe('g');
  });

  it('show numbers, and numbers show where they are', () => {
    let checked = 0;
    for (const a of [0, ...digits, 7]) {
      for (const b of [0, ...digits, 7]) {
        for (const c of [0, ...digits, 7]) {
          const pose = poseShowing([a, b, c]);
          const die = everyDie.find(([x, y, z]) => x === a && y === b && z === c);
          expect(pose !== undefined).toBe(die !== undefined && isRightHanded(die));
          checked++;
        }
      }
    }
    expect(checked).toBe(512);
    for (const hand of hands) {
      for (const pose of poses) {
        expect([...dieOf(pose, hand)].sort()).toEqual(digits);
      }
      for (const face of faces) {
        for (const number of digits) {
          const found = posesWith({ [face]: number }, hand);
          expect(found).toEqual(poses.filter((pose) => dieOf(pose, hand)[face] === number));
          expect(found).toHaveLength(4);
          for (const other of faces) {
            for (const second of digits) {
              if (other === face) continue;
              const both = posesWith({ [face]: number, [other]: second }, hand);
              expect(both).toEqual(found.filter((pose) => dieOf(pose, hand)[other] === second));
              if (other % 3 !== face % 3) expect(both.length).toBeLessThanOrEqual(1);
            }
          }
        }
      }
    }
  });

  it('are letters and nothing else', () => {
    for (const none of ['', 'y', 'A', '.', 'ab', '`']) {
      expect(() => numberOn(none, 0)).toThrow('a letter from a to x');
      expect(() => upperNumbers(none)).toThrow(RangeError);
      expect(z.safeParse(anyPose(), none).success).toBe(false);
    }
    for (const pose of poses) expect(z.parse(anyPose(), pose)).toBe(pose);
  });
});

describe('turns', () => {
  it('over an edge are half-turns about the edge that two row neighbours share', () => {
    for (const direction of rowDirections) {
      const step = rowOffset(direction);
      // The edge runs where both cubes end: along the axis that the step leaves alone.
      const along = axes.map((axis) => (step[axis] === 0 ? 1 : 0)) as unknown as Spot;
      const halfTurn = (v: Spot): Spot => add(times(2 * dot(v, along), along), times(-1, v));
      // It carries the middle of the one cube to the middle of the other: their offset is turned round.
      expect(halfTurn(step)).toEqual(times(-1, step));
      for (const hand of hands) {
        for (const pose of poses) {
          const after: Pose = tumbled(pose, direction, hand);
          expect(dieOf(after, hand)).toEqual(moved(dieOf(pose, hand), halfTurn));
          const before = upperNumbers(pose, hand);
          const expected = axes.map((axis) => (step[axis] === 0 ? before[axis] : 7 - before[axis])) as never as Numbers;
          expect(upperNumbers(after, hand)).toEqual(expected);
          expect(tumbled(after, [direction[1], direction[0]], hand)).toBe(pose);
        }
      }
    }
    expect(upperNumbers(tumbled('a', [0, 1]))).toEqual([6, 4, 2]);
  });
});
