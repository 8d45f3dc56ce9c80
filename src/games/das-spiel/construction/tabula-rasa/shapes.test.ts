import { expect, it } from 'vitest';
import { type Lie, type Spot, shapeOf } from './shapes.js';

const ways: readonly ((spot: Spot) => Spot)[] = [
  (spot) => spot,
  ([row, column]) => [column, row],
  ([row, column]) => [-row, column],
  ([row, column]) => [column, -row],
];

/** Row by row, as numbers; of two that begin alike the shorter one first. */
function compareRows({ rows }: Lie, { rows: others }: Lie): number {
  const at = rows.findIndex((row, i) => row !== others[i]);
  return at < 0 ? -1 : (rows[at] as number) - (others[at] ?? -1);
}

// Shapes are remembered, so that each can be met first only once: another one for each way, and each in eight ways.
it.each(
  [
    ['x..', 'x..', 'xxx', '..x'],
    ['x..', 'x..', 'xxx', '.x.'],
    ['xx.', '.x.', '.xx', '.x.'],
    ['x...', 'xxxx', '..x.'],
  ].map((picture, met) => [picture.join(' '), met] as const),
)('TAB-7 lists the ways in which a shape can lie in one order, whichever of them was met first: %s', (picture, met) => {
  const spots = picture
    .split(' ')
    .flatMap((line, row) => [...line].flatMap((sign, column): Spot[] => (sign === 'x' ? [[row, column]] : [])));
  expect(spots).toHaveLength(6);
  const shape = shapeOf(spots.map(ways[met] as (spot: Spot) => Spot));
  expect(shape.lies).toHaveLength(8);
  for (const way of ways) expect(shapeOf(spots.map(way))).toBe(shape);
  expect(shape.lies).toEqual([...shape.lies].sort(compareRows));
  // A way is told by what it takes of rows and columns.
  for (const { rows, width } of shape.lies) {
    expect(rows.reduce((dice, row) => dice + [...row.toString(2)].filter((bit) => bit === '1').length, 0)).toBe(6);
    expect(Math.max(...rows).toString(2)).toHaveLength(width);
  }
});
