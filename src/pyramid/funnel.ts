import { type BoardLike, codeOf, codesOf, dieAt } from './board.js';
import { type Cell, type Face, faces } from './lattice.js';
import { FACES, faceSteps, supports } from './neighbours.js';
import { type Handedness, type Numbers, numberOn } from './pose.js';

/**
 * The number on a face of the die in a cell.
 *
 * @param poses - the poses of the board's dice
 * @throws RangeError when no die lies there
 */
export function numberAt(poses: BoardLike, cell: Cell, face: Face, hand: Handedness = 'right'): number {
  return numberOn(dieAt(poses, cell), face, hand);
}

/**
 * The three numbers that a funnel made of dice shows, in the order of its supports: face -x of the die at +x, -y of the
 * one at +y, -z of the one at +z. (Geometry §1; games 15, 18, 26, 41.)
 *
 * @param poses - the poses of the board's dice
 * @throws RangeError when one of the three supports is missing, or at level 0, where a funnel shows nothing
 */
export function funnelNumbers(poses: BoardLike, cell: Cell, hand: Handedness = 'right'): Numbers {
  const [x, y, z] = supports(cell);
  if (x === undefined || y === undefined || z === undefined)
    throw new RangeError('a funnel of the base plate shows no numbers');
  return [numberAt(poses, x, 0, hand), numberAt(poses, y, 1, hand), numberAt(poses, z, 2, hand)];
}

/** The sum of {@link funnelNumbers}: 3 to 18. */
export function funnelTotal(poses: BoardLike, cell: Cell, hand: Handedness = 'right'): number {
  const [x, y, z] = funnelNumbers(poses, cell, hand);
  return x + y + z;
}

/** How many of the dice that a die in the cell rests on are of the colour: 0 to 3. */
export function countBelow(board: BoardLike, cell: Cell, colour: string): number {
  const codes = codesOf(board);
  const code = codeOf(colour);
  const steps = faceSteps;
  let count = 0;
  for (let at = FACES * cell + 3; at < FACES * cell + 6; at++) if (codes[steps[at] as Cell] === code) count++;
  return count;
}

/** The colours of the dice round a funnel, in the order of its supports: three letters; none at level 0. */
export function funnelColours(board: BoardLike, cell: Cell): string[] {
  return supports(cell).map((below) => dieAt(board, below));
}

/**
 * The pairs of numbers that meet where a die in the cell lies face to face with others: its own number, the other's and its
 * own face. (Games 26 and 27.)
 *
 * @param pose - how the die lies, or would lie
 */
export function meetingNumbers(
  poses: BoardLike,
  cell: Cell,
  pose: string,
  hand: Handedness = 'right',
): { readonly face: Face; readonly cell: Cell; readonly own: number; readonly other: number }[] {
  return supports(cell).flatMap((below, axis) => {
    if (!(dieAt(poses, below) > '.')) return [];
    const face = (axis + 3) as Face;
    const other = numberAt(poses, below, faces[axis] as Face, hand);
    return [{ face, cell: below, own: numberOn(pose, face, hand), other }];
  });
}
