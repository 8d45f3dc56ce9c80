import type { BoardCell } from '../picture/picture.js';
import { type AxisIndex, axisIndices, depthOf, otherAxes } from './svg-board-geometry.js';

/** Something in a cell, with the faces that no die lies on. */
interface Lying {
  readonly cell: BoardCell;
  readonly open: readonly AxisIndex[];
}

/** Steps along each axis in the drawing, on two of its own: places behind each other are one spot. */
const strides: readonly (readonly [u: number, v: number])[] = [
  [1, 0],
  [0, 1],
  [-1, -1],
];

/** A face is two triangles of the drawing: thrice the way from its die to the middle of each. */
const triangles = axisIndices.map((axis) => {
  const [one, other] = otherAxes[axis] as readonly [AxisIndex, AxisIndex];
  return [one, other].map((side) => {
    const parts = [one, other, side].map((index) => strides[index] ?? [0, 0]);
    return parts.reduce(([u, v], [du, dv]) => [u + du, v + dv], [0, 0] as const);
  });
});

/** The triangles of the drawing, each identified by its middle: an outline is six. */
function trianglesOf([x, y, z]: BoardCell['at'], faces: readonly AxisIndex[]): string[] {
  const [u, v] = [3 * (x - z), 3 * (y - z)];
  return faces.flatMap((axis) => triangles[axis]?.map(([du, dv]) => `${u + du},${v + dv}`) ?? []);
}

/** Those that can be partly seen: not all of their faces lie behind nearer dice. */
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
