import type { BoardCell } from '../picture/picture.js';
import {
  type AxisIndex,
  add,
  axisIndices,
  EDGE,
  otherAxes,
  polygon,
  type Spot,
  spotAt,
  steps,
} from './svg-board-geometry.js';
import { type Paint, path, text, use } from './svg-paint.js';
import type { Role } from './svg-palette.js';

/** Depth of the base plate's cells. */
export const PLATE_DEPTH = 8;

/** From the middles of the outer funnels to the plate's border. */
const margin = EDGE * 1.78;

const corners: readonly (readonly [label: string, at: BoardCell['at']])[] = [
  ['A', [PLATE_DEPTH, 0, 0]],
  ['B', [0, PLATE_DEPTH, 0]],
  ['C', [0, 0, PLATE_DEPTH]],
];

const thickness = 5;

/** From the middle of a funnel at the rim to the letter or number that names its line. */
const toName = EDGE * 1.34;

/** Letters, each at a spot of its own. */
function spread(paint: Paint, letters: string, spots: readonly Spot[]): string {
  const size = 12;
  const [x, y] = [spots.map(([x]) => Math.round(x)), spots.map(([, y]) => Math.round(y + size * 0.355))];
  const attributes = ` font-size="${size}" font-weight="700" text-anchor="middle"${paint.coat({ fill: 'quiet' })}`;
  return `<text x="${x.join(' ')}" y="${y.join(' ')}"${attributes}>${letters}</text>`;
}

/** What names cells: a letter for each line from the upper side, a number for each from the left one. */
function drawNames(paint: Paint): string {
  const places = Array.from({ length: PLATE_DEPTH + 1 }, (_, place) => place);
  const above: Spot = [0, -toName];
  const beside: Spot = [-toName * Math.sqrt(0.75), toName / 2];
  return (
    spread(
      paint,
      'abcdefghi',
      places.map((place) => add(spotAt([0, PLATE_DEPTH - place, place]), above)),
    ) +
    spread(
      paint,
      '123456789',
      places.map((place) => add(spotAt([place, PLATE_DEPTH - place, 0]), beside)),
    )
  );
}

/** The plate's extent round the spot below the apex. */
export const plateExtent = {
  left: spotAt([0, PLATE_DEPTH, 0])[0] - margin,
  right: spotAt([0, 0, PLATE_DEPTH])[0] + margin,
  top: spotAt([0, PLATE_DEPTH, 0])[1] - margin,
  bottom: spotAt([PLATE_DEPTH, 0, 0])[1] + margin + thickness,
};

const walls: readonly Role[] = ['pitTop', 'pitRight', 'pitLeft'];

/** From the funnel's middle to the corners of its rim, in edges of a die. */
const depth = 0.87;

/** Where the funnel's rim has its corner opposite the axis. */
const rim = (axis: AxisIndex, size: number): Spot => add([0, 0], steps[axis], -size);

/** Three walls that meet at the bottom, like the corner of a die that stands in it, darker the deeper. */
function drawFunnel(paint: Paint): string {
  const triangle = (size: number): Spot[] => axisIndices.map((axis) => rim(axis, size));
  const wall = (axis: AxisIndex): string => {
    const [one, other] = otherAxes[axis] ?? [0, 0];
    const role = walls[axis] ?? 'pitTop';
    return path(
      polygon([[0, 0], rim(one, depth), rim(other, depth)]),
      paint.coat({ fill: role, stroke: role, width: 0.5 }),
    );
  };
  const around = (role: Role, width: number, dy: number): string =>
    path(
      polygon(triangle(depth)),
      ` transform="translate(0 ${dy})" stroke-linejoin="round"${paint.coat({ fill: role, stroke: role, width })}`,
    );
  const dark = [0.66, 0.56, 0.46, 0.36, 0.26, 0.16, 0.07].map((size) => path(polygon(triangle(size)), ''));
  const shade = `<g fill="#000" fill-opacity="0.065" stroke="#000" stroke-opacity="0.065" stroke-width="2" stroke-linejoin="round">${dark.join('')}</g>`;
  return [around('plateLine', 2.6, 0.8), around('pitRight', 2.6, 0), ...axisIndices.map(wall), shade].join('');
}

export function drawPlate(paint: Paint): string {
  const plate = polygon(corners.map(([, at]) => spotAt(at)));
  const layer = (role: Role, grow: number, dy: number): string =>
    path(
      plate,
      ` stroke-linejoin="round" transform="translate(0 ${dy})"${paint.coat({ fill: role, stroke: role, width: 2 * (margin + grow) })}`,
    );
  const funnel = paint.define('funnel', () => drawFunnel(paint));
  const funnels: string[] = [];
  for (let z = 0; z <= PLATE_DEPTH; z++) {
    for (let x = 0; x + z <= PLATE_DEPTH; x++) funnels.push(use(funnel, ...spotAt([x, PLATE_DEPTH - x - z, z])));
  }
  const labels = corners.map(([label, at]) => {
    const [x, y] = spotAt(at);
    const out = 1.36 / PLATE_DEPTH;
    return text(paint, x * (1 + out), y * (1 + out), label, { size: 13, role: 'ink', weight: 800, anchor: 'middle' });
  });
  return [
    path(
      plate,
      ` stroke-linejoin="round" transform="translate(0 9)" opacity="0.16"${paint.coat({ fill: 'shadow', stroke: 'shadow', width: 2 * margin })}`,
    ),
    layer('plateSide', 0, thickness),
    layer('plateLine', 0, 0),
    layer('plate', -1.4, 0.7),
    ...funnels,
    ...labels,
    drawNames(paint),
  ].join('');
}
