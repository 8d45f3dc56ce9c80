import type { BoardCell } from '../kernel/picture.js';
import { type AxisIndex, axisIndices, depthOf, otherAxes } from './svg-board-geometry.js';

/** Something in a cell, with the faces that no die lies on. */
interface Lying {
  readonly cell: BoardCell;
  readonly open: readonly AxisIndex[];
}

type Place = BoardCell['at'];

const step = (at: Place, axis: AxisIndex): Place => {
  const next: [number, number, number] = [...at];
  next[axis] += 1;
  return next;
};

/** Places behind each other are the same spot in the drawing. */
const spotKey = ([x, y, z]: Place): string => `${x - z},${y - z}`;

/** A face is two triangles of the drawing, and an outline six: each is told by its corners. */
function trianglesOf(at: Place, faces: readonly AxisIndex[]): string[] {
  return faces.flatMap((axis) => {
    const [one, other] = otherAxes[axis] as readonly [AxisIndex, AxisIndex];
    const far = step(step(at, one), other);
    return [one, other].map((side) => [at, step(at, side), far].map(spotKey).sort().join(' '));
  });
}

/** Those of which something is seen: not all of their faces lie behind nearer dice. */
export function seenFromAbove<L extends Lying>(things: readonly L[]): L[] {
  const covered = new Set<string>();
  const seen = new Set<L>();
  for (const thing of [...things].sort((one, other) => depthOf(one.cell.at) - depthOf(other.cell.at))) {
    const { cell, open } = thing;
    const faces = cell.die ? open : axisIndices;
    if (trianglesOf(cell.at, faces).some((triangle) => !covered.has(triangle))) seen.add(thing);
    if (cell.die) for (const triangle of trianglesOf(cell.at, axisIndices)) covered.add(triangle);
  }
  return things.filter((thing) => seen.has(thing));
}
