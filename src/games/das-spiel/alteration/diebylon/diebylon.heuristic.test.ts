import { expect, it } from 'vitest';
import { at, board } from '../../../../../test/helpers/das-spiel.js';
import { worth } from './diebylon.heuristic.js';

it('heads for the next corner, or in the fast game for a top of either', () => {
  const laid = board({ g: 'h1 h2 i1' });
  // y grows towards B, z towards C; 2a1 and 2g1 are their tops.
  const values = (fast: boolean) =>
    ['a9', 'a4', 'a2', '2a1', 'f1', 'g3', '2g1'].map((cell) => worth(laid, at(cell), 0, fast));
  expect(values(false)).toEqual([0, 5, 6, 6, 3, 0, -4]);
  expect(values(true)).toEqual([0, 5, 6, 9, 5, 6, 9]);
  // The top at home is none.
  expect(worth(laid, at('2a7'), 0, true)).toBe(0);
  // On others' dice a die lies badly, but not in the fast game.
  expect([worth(laid, at('1h1'), 1, false), worth(laid, at('1h1'), 0, true), worth(laid, at('1h1'), 2, true)]).toEqual([
    6, 6, 0,
  ]);
});
