import { type Axis, axes, type Cell, cellOf, coordinate } from '../../../../pyramid/lattice.js';
import { type Handedness, type Numbers, type Pose, poseShowing, upperNumbers } from '../../../../pyramid/pose.js';
import { corners, pyramidUnder } from '../../../../pyramid/shapes.js';

/** Where walls of the coat begin: its dice with this coordinate are outside. */
const OUTSIDE = 1;

/** The ten dice of the naked fowl (VGF-2). */
export const coreCells: readonly Cell[] = /* @__PURE__ */ (() => pyramidUnder(cellOf([2, 2, 2])))();

/** The 46 places of the coat, in the order of cells (VGF-3). */
export const coatCells: readonly Cell[] = /* @__PURE__ */ (() =>
  Object.freeze(pyramidUnder(cellOf([OUTSIDE, OUTSIDE, OUTSIDE])).filter((cell) => !coreCells.includes(cell))))();

const isCoat: readonly boolean[] = /* @__PURE__ */ (() => {
  const inside: boolean[] = [];
  for (const cell of coatCells) inside[cell] = true;
  return Object.freeze(inside);
})();

/** Whether the cell is one of the coat's. */
export const isCoatCell = (cell: Cell): boolean => isCoat[cell] === true;

/** Where the reminder lies: corner A (VGF-4). */
export const reminderCell = (): Cell => corners[0] as Cell;

/** The numbers of the walls -x, -y, -z (VGF-4): 1, 4, 5, or where no die has that corner its mirror image. */
export const wallNumbers = (hand: Handedness): Numbers => (hand === 'right' ? [1, 4, 5] : [1, 5, 4]);

/** How the reminder lies: showing each wall's number on that wall's side (VGF-4). */
export function reminderPose(hand: Handedness): Pose {
  // A corner with 1, 4 and 5 exists on every die, one way round.
  return poseShowing(wallNumbers(hand), hand) as Pose;
}

/** The walls of the coat to which a place belongs: one, two on an edge, three at the top (VGF-9). */
export const outerWalls = (cell: Cell): Axis[] => axes.filter((axis) => coordinate(cell, axis) === OUTSIDE);

/** Whether a die that lies so shows on each outer face of the place the number of its wall (VGF-7, VGF-9). */
export function fitsAsItLies(pose: string, cell: Cell, hand: Handedness): boolean {
  const shown = upperNumbers(pose, hand);
  const wanted = wallNumbers(hand);
  return outerWalls(cell).every((axis) => shown[axis] === wanted[axis]);
}

/** Whether the die shows 1, 4 and 5, in any order (VGF-8). */
export function showsAllThree(pose: string, hand: Handedness): boolean {
  const shown = upperNumbers(pose, hand);
  return wallNumbers(hand).every((number) => shown.includes(number));
}

/** How a rolled die comes to lie in a place of the coat; `null` when it does not fit there (VGF-7, VGF-8). */
export function fittedPose(pose: Pose, cell: Cell, hand: Handedness): Pose | null {
  if (fitsAsItLies(pose, cell, hand)) return pose;
  return showsAllThree(pose, hand) ? reminderPose(hand) : null;
}
