import { type Chance, combined, mapped, uniform } from '../../../../kernel/dice/chance.js';
import { integer, list } from '../../../../kernel/schemas/schema.js';
import { type Axis, axes, type Cell, type Face, levelCells, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import { faceNeighbour, supports } from '../../../../pyramid/neighbours.js';
import { type Handedness, numberOn, posesWith } from '../../../../pyramid/pose.js';

/** Funnels that black dice make on the full plate, each below a green die at first (STO-2). */
export const FUNNELS = 36;

/** The cells of level 1, in order: where the green dice lie, and what `seen` is about. */
export const funnelCells: readonly Cell[] = /* @__PURE__ */ (() => Object.freeze(levelCells(1)))();

/** The total of numbers that dice show. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What was seen in each funnel: the numbers on -x, -y, -z of the dice at +x, +y, +z; `null` where nobody looked yet. */
export type Seen = readonly (readonly number[] | null)[];

/** The place of a level 1 cell in `seen`; no place from 0 to 35 for other cells. */
export const funnelIndex = (cell: Cell): number => cell - PLATE_CELLS;

/** The numbers on the upper faces of a black die that lifting has shown. */
export function knownFaces(seen: Seen, die: Cell): Partial<Record<Face, number>> {
  const known: Partial<Record<Face, number>> = {};
  for (const axis of axes) {
    const funnel = faceNeighbour(die, axis);
    const numbers = funnel === undefined ? null : seen[funnelIndex(funnel)];
    if (numbers) known[axis] = numbers[axis] as number;
  }
  return known;
}

/** The numbers that a face of a black die can show after all that was seen: 6, 4 or 1 of them, each equally likely. */
export function possibleNumbers(seen: Seen, die: Cell, axis: Axis, hand: Handedness): number[] {
  const poses = posesWith(knownFaces(seen, die), hand);
  return [...new Set(poses.map((pose) => numberOn(pose, axis, hand)))].sort((one, other) => one - other);
}

/** Whether a die can show all that was seen of it. */
export function isPossible(seen: Seen, die: Cell, hand: Handedness): boolean {
  return posesWith(knownFaces(seen, die), hand).length > 0;
}

const shown = (x: number, y: number, z: number): number[] => [x, y, z];

function tripleOf(outcome: unknown): { x: number; y: number; z: number } | undefined {
  if (!Array.isArray(outcome) || outcome.length !== 3) return undefined;
  const [x, y, z] = outcome as number[];
  return { x: x as number, y: y as number, z: z as number };
}

/** The schema of what lifting shows, whatever was seen before. */
export const shownSchema = () => list(integer(1, 6), axes.length, axes.length);

const singles = new Map<string, Chance<number>>();
const triples = new Map<string, Chance<number[]>>();

/** One of the numbers, each equally likely. */
function oneOf(numbers: readonly number[]): Chance<number> {
  const key = numbers.join('');
  const chance = singles.get(key) ?? uniform(numbers);
  singles.set(key, chance);
  return chance;
}

/**
 * What lifting the green die of a funnel shows: three dice, which don't affect each other, so three independent numbers,
 * each among those that are still possible (STO-7, STO-8). Ten sets of numbers are possible for a face, so there are at most
 * a thousand of these.
 */
export function funnelChance(seen: Seen, funnel: Cell, hand: Handedness): Chance<number[]> {
  const lists = supports(funnel).map((die, axis) => possibleNumbers(seen, die, axis as Axis, hand));
  const key = lists.map((numbers) => numbers.join('')).join(' ');
  let chance = triples.get(key);
  if (chance === undefined) {
    const [x = [], y = [], z = []] = lists;
    chance = mapped(
      combined({ x: oneOf(x), y: oneOf(y), z: oneOf(z) }),
      (numbers) => shown(numbers.x, numbers.y, numbers.z),
      tripleOf,
      shownSchema,
    );
    triples.set(key, chance);
  }
  return chance;
}
