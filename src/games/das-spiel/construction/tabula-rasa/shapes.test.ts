import { expect, it, vi } from 'vitest';
import type { Spot } from './shapes.js';

it('TAB-7 lists the ways in which a shape can lie in one order, whichever of them was met first', async () => {
  const bent: readonly Spot[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
    [3, 2],
  ];
  const ways = [
    bent,
    bent.map(([row, column]): Spot => [column, row]),
    bent.map(([row, column]): Spot => [-row, column]),
    bent.map(([row, column]): Spot => [column, -row]),
  ];
  const lists = new Set<string>();
  for (const met of ways) {
    vi.resetModules();
    const { shapeOf } = await import('./shapes.js');
    const shape = shapeOf(met);
    expect(shape.lies).toHaveLength(8);
    for (const way of ways) expect(shapeOf(way)).toBe(shape);
    lists.add(JSON.stringify(shape));
  }
  expect(lists.size).toBe(1);
});
