import { deepFreeze } from '../../../kernel/plain.js';
import type { Point } from '../../../pyramid/lattice.js';

/** A rectangular block of dice beside the pyramid, as the cube or the flat block that players take dice from. */
export interface Block {
  /** Dice along x, y and z. */
  readonly size: Point;
  /** The coordinates of each place, x running fastest, then y. */
  readonly points: readonly Point[];
  /** The place at the coordinates, `undefined` outside the block. */
  readonly at: (point: Point) => number | undefined;
  /** The places that touch each place by a face, ascending. */
  readonly neighbours: readonly (readonly number[])[];
}

const UNITS: readonly Point[] = [
  [0, 0, -1],
  [0, -1, 0],
  [-1, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** A block with its tables; made once and kept. A flat one has a size of 1 along z. (Games 28, 29.) */
export function makeBlock(size: Point): Block {
  const [nx, ny, nz] = size;
  const at = ([x, y, z]: Point): number | undefined =>
    x >= 0 && y >= 0 && z >= 0 && x < nx && y < ny && z < nz ? x + nx * (y + ny * z) : undefined;
  const points: Point[] = [];
  for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) for (let x = 0; x < nx; x++) points.push([x, y, z]);
  const neighbours = points.map(([x, y, z]) => UNITS.flatMap(([dx, dy, dz]) => at([x + dx, y + dy, z + dz]) ?? []));
  return deepFreeze({ size: [nx, ny, nz] as const, points, at, neighbours });
}
