import { expect, it } from 'vitest';
import { at, board } from '../../../../test/helpers/das-spiel.js';
import { meanWorth, worthOf } from './rebuilding.heuristic.js';

it('says how well a die lies: near the corner, and not on others’ dice', () => {
  const laid = board({ r: 'i1 h1', g: 'h2', b: 'c4 c3', k: 'd3' });
  const worth = (cell: string, fixed = '.'): number => worthOf(laid, at(cell), 'r', 2, 4, fixed);
  expect(['a9', 'c4', 'e3', 'f1', 'i1'].map((cell) => worth(cell))).toEqual([0, 2, 4, 5, 5]);
  // 1h1 lies on the green h2; under 1g1 there is nothing but red and empty cells.
  expect([worth('1h1'), worth('1g1')]).toEqual([1, 5]);
  // 1c3 lies on c4, c3 and d3.
  expect([worth('1c3'), worth('1c3', 'b')]).toEqual([-2, -2]);
  expect(worthOf(board({ b: 'c4 c3 d3' }), at('1c3'), 'r', 2, 4, 'b')).toBe(2);
});

it('says how well all dice lie, from 0 to 1', () => {
  const mean = (dice: Readonly<Record<string, string>>): number => meanWorth(board(dice), 'r', 2, 4, 'b');
  expect([mean({ r: 'f1 g1 i1' }), mean({ r: 'a1 a2' }), mean({ r: 'a1 i1' })]).toEqual([1, 4 / 9, 6.5 / 9]);
  expect(mean({ r: '1a1', g: 'a1 a2 b1' })).toBe(0);
});
