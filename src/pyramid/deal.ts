import { type Chance, dice, mapped, repeated, uniform } from '../kernel/dice/chance.js';
import { shuffled } from '../kernel/dice/shuffle.js';
import { boardString, EMPTY } from './board.js';
import { PYRAMID_CELLS } from './lattice.js';
import { anyPose, type Pose, poses } from './pose.js';

const letterOf = (face: number): Pose => poses[face - 1] as Pose;
const faceOf = (letter: string): number => poses.indexOf(letter as Pose) + 1;

const rolls = new Map<number, Chance<string>>();

/**
 * Dice rolled onto the plate: `count` uniform poses as a string of letters, in the order of the dice. One Chance for each
 * number. (Geometry §1.)
 */
export function poseRolls(count: number): Chance<string> {
  let chance = rolls.get(count);
  if (chance === undefined) {
    const to = (drawn: number[]): string => drawn.map(letterOf).join('');
    const from = (outcome: unknown): number[] | undefined =>
      typeof outcome === 'string' && outcome.length === count ? [...outcome].map(faceOf) : undefined;
    const schema = () => (count === 1 ? anyPose() : boardString(poses.join(''), count));
    // One integer for each, as for a die with 24 faces.
    const spec = () => ({ kind: 'joined', of: repeated(uniform(poses), count).spec }) as const;
    chance = mapped(dice(count, poses.length), to, from, schema, spec);
    rolls.set(count, chance);
  }
  return chance;
}

/** One die rolled onto the plate: a uniform pose. (Geometry §1.) */
export function poseRoll(): Chance<Pose> {
  // A string of one letter is a pose.
  return poseRolls(1) as Chance<Pose>;
}

/**
 * A board filled at random from a bag of dice, as a board string: the first letters belong to the first cells. Made once
 * and kept by the game.
 *
 * @param bag - how many dice of each letter there are; more than there are cells is allowed, the rest stays in the bag
 * @param cells - how many cells are filled; the others, up to `length`, are empty
 * @throws RangeError when the bag has fewer dice than cells
 */
export function boardDeal(
  bag: Readonly<Record<string, number>>,
  cells: number = PYRAMID_CELLS,
  length: number = cells,
): Chance<string> {
  const letters = Object.entries(bag).flatMap(([letter, count]) => new Array<string>(count).fill(letter));
  const rest = EMPTY.repeat(length - cells);
  const seen = [...new Set(letters), ...(length > cells ? [EMPTY] : [])].join('');
  const deal = shuffled(letters, cells);
  return mapped(
    deal,
    (drawn) => drawn.join('') + rest,
    (outcome) =>
      typeof outcome === 'string' && outcome.length === length && outcome.endsWith(rest)
        ? [...outcome.slice(0, cells)]
        : undefined,
    () => boardString(seen, length),
    () => ({ kind: 'joined', of: { kind: 'list', of: [deal.spec, { kind: 'always', outcome: rest }] } }),
  );
}
