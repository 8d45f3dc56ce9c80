import { type RandomGenerator, uniformInt } from '../../src/kernel/dice/random.js';
import { nameAt } from './das-spiel.js';
import { numberByHand } from './das-spiel-poses.js';
import { add, depthOf, indexOf, type Spot, spots, times, unit } from './pyramid-by-hand.js';

// The pyramid with black walls and green edges, and what slides there, from nothing but coordinates; no src/pyramid.

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The spot of an edge on a level; level 8 is the top. */
export const edgeSpot = (axis: number, level: number): Spot => times(8 - level, unit(axis));
/** Its name, and its place in a board. */
export const edgeName = (axis: number, level: number): string => nameAt(indexOf(edgeSpot(axis, level)));
export const edgeIndex = (axis: number, level: number): number => indexOf(edgeSpot(axis, level));

const zeros = (spot: Spot): number => spot.filter((part) => part === 0).length;

/** Green edges, black walls, red inside. */
export const sparredByHand = spots.map((spot) => (zeros(spot) >= 2 ? 'g' : zeros(spot) === 1 ? 'k' : 'r')).join('');

/** Poses of all dice that can be seen. */
export const posesFrom = (letter: (spot: Spot) => string): string =>
  spots.map((spot) => (zeros(spot) === 0 ? '.' : letter(spot))).join('');

/** Dice drawn from these poses. */
export const randomPoses = (rng: RandomGenerator, letters: string): string =>
  posesFrom(() => letters[uniformInt(rng, 0, letters.length - 1)] as string);

/** Poses in which nobody sees two equal numbers side by side on an edge, nor a green die equal to its black neighbour. */
export const dullPoses = posesFrom((spot) =>
  // Shown on -x, -y, -z: a 1 3 2, w 4 2 6, q 3 5 6.
  zeros(spot) === 1 ? 'q' : depthOf(spot) % 2 === 0 ? 'a' : 'w',
);

/** The poses with other letters in some places. */
export function changed(poses: string, letters: Readonly<Record<number, string>>): string {
  return [...poses].map((pose, index) => letters[index] ?? pose).join('');
}

/** What a die is taken for: the level from which it is taken out of the edge. */
export function takeByHand(poses: string, axis: number, level: number, pose?: string): string {
  const edge = [...LEVELS, 8].map((one) => poses[edgeIndex(axis, one)] as string);
  const [taken] = edge.splice(level, 1) as [string];
  edge.push(pose ?? taken);
  return changed(poses, Object.fromEntries(edge.map((letter, one) => [edgeIndex(axis, one), letter])));
}

/** The poses before an unturned die was taken from there. */
export function beforeTake(poses: string, axis: number, level: number): string {
  const edge = [...LEVELS, 8].map((one) => poses[edgeIndex(axis, one)] as string);
  const top = edge.pop() as string;
  edge.splice(level, 0, top);
  return changed(poses, Object.fromEntries(edge.map((letter, one) => [edgeIndex(axis, one), letter])));
}

/** The spots along a wall's two edges, from one bottom corner over the top to the other. */
export function roofSpots(wall: number): Spot[] {
  const [up, down] = [(wall + 1) % 3, (wall + 2) % 3];
  return [
    ...[...LEVELS, 8].map((level) => edgeSpot(up, level)),
    ...[...LEVELS].reverse().map((level) => edgeSpot(down, level)),
  ];
}

/** The spot next to a green die in its row on the wall; itself at the top. */
export function besideSpot(spot: Spot, wall: number): Spot {
  const towards = spot.findIndex((part) => part > 0);
  if (towards < 0) return spot;
  return add(add(spot, times(-1, unit(towards))), unit(3 - wall - towards));
}

/** The numbers on the wall at these spots. */
export const shownAt = (
  poses: string,
  all: readonly Spot[],
  wall: number,
  hand: 'right' | 'left' = 'right',
): number[] => all.map((spot) => numberByHand(poses[indexOf(spot)] as string, wall, hand));
