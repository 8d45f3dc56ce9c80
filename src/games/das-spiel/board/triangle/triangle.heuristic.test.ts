import { expect, it } from 'vitest';
import { at } from '../../../../../test/helpers/das-spiel.js';
import { createRng } from '../../../../kernel/random.js';
import { towardsTriangle, worth } from './triangle.heuristic.js';

const cellsOf = (names: string): number[] => names.split(' ').map(at);

it('dice are worth more in one triangle, and closer together', () => {
  const values = ['a1 a2 a3 b1 b2 c1', 'a1 a2 a3 b1 b2 d1', 'a1 a2 a3 b1 b2 i1', 'a1 a9 i1 d3 e4 c6'];
  const worths = values.map((names) => worth(cellsOf(names)));
  expect(worths).toEqual([...worths].sort((one, other) => other - one));
  expect(new Set(worths).size).toBe(4);
});

it('who has no plan takes a way into the triangle more often, but any', () => {
  const own = cellsOf('a1 a2 a3 b1 b2 d1');
  const ways = ['c1', 'e1', 'd2'].map((to) => ({ from: cellsOf('d1'), to: cellsOf(to), name: to }));
  const rng = createRng('triangle');
  const counts = { c1: 0, e1: 0, d2: 0 };
  for (let i = 0; i < 300; i++) counts[(towardsTriangle(rng, own, ways)?.name ?? 'c1') as 'c1']++;
  expect(counts.c1).toBeGreaterThan(200);
  expect(towardsTriangle(rng, own, [])).toBeUndefined();
  expect(towardsTriangle(rng, own, ways.slice(1, 2))?.name).toBe('e1');
});
