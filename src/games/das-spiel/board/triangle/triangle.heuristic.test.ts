import { expect, it } from 'vitest';
import { board } from '../../../../../test/helpers/das-spiel.js';
import { triangleWorth } from './triangle.heuristic.js';
import { triangle } from './triangle.js';

const start = triangle.setup({ players: 3 });
const worth = (cells: string): number => triangleWorth({ ...start, board: board({ r: cells }) }, 0);

it('TGL-11 dice are worth more in one triangle, and closer together, and most as a triangle', () => {
  const values = ['a1 a2 a3 b1 b2 c1', 'a1 a2 a3 b1 b2 d1', 'a1 a2 a3 b1 b2 i1', 'a1 a9 i1 d3 e4 c6'].map((cells) =>
    worth(cells),
  );
  expect(values).toEqual([...values].sort((one, other) => other - one));
  expect(new Set(values).size).toBe(4);
  expect(values[0]).toBe(1);
  expect(values[3]).toBeGreaterThan(0);
});
