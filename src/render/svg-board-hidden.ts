import type { BoardCell } from '../kernel/picture.js';
import { type AxisIndex, axisIndices, depthOf, otherAxes } from './svg-board-geometry.js';

/** Something in a cell, with the faces that no die lies on. */
interface Lying {
  readonly cell: BoardCell;
  readonly open: readonly AxisIndex[];
}

type Place = BoardCell['at'];

const step = ([x, y, z]: Place, axis: AxisIndex): Place => [
  x + (axis === 0 ? 1 : 0),
  y + (axis === 1 ? 1 : 0),
  z + (axis === 2 ? 1 : 0),
];

/** More than any sum of coordinates. */
const ROW = 2 ** 20;

/** Places behind each other are the same spot in the drawing; its two coordinates, as one number. */
const spotNumber = ([x, y, z]: Place): number => (x - z) * ROW + (y - z);

/** A face is two triangles of the drawing, and an outline six: each is told by the sum of its corners, thrice its middle. */
function trianglesOf(at: Place, faces: readonly AxisIndex[]): number[] {
  return faces.flatMap((axis) => {
    const [one, other] = otherAxes[axis] as readonly [AxisIndex, AxisIndex];
    const [near, far] = [spotNumber(at), spotNumber(step(step(at, one), other))];
    return [one, other].map((side) => near + spotNumber(step(at, side)) + far);
  });
}

/** Those of which something is seen: not all of their faces lie behind nearer dice. */
export function seenFromAbove<L extends Lying>(things: readonly L[]): L[] {
  const covered = new Set<number>();
  const seen = new Set<L>();
  for (const thing of [...things].sort((one, other) => depthOf(one.cell.at) - depthOf(other.cell.at))) {
    const { cell, open } = thing;
    const faces = cell.die ? open : axisIndices;
    if (trianglesOf(cell.at, faces).some((triangle) => !covered.has(triangle))) seen.add(thing);
    if (cell.die) for (const triangle of trianglesOf(cell.at, axisIndices)) covered.add(triangle);
  }
  return things.filter((thing) => seen.has(thing));
}
