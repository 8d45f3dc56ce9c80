import { expect, it } from 'vitest';
import { board } from '../../../../test/helpers/das-spiel.js';
import { countInCorner } from './rebuilding.js';

it('counts the dice of a colour in a corner pyramid', () => {
  // i1, h1, h2 and 1h1 are the pyramid of two levels in corner C; g1 is beside it.
  const laid = board({ r: 'i1 h1 1h1 g1', g: 'h2 a1' });
  expect([countInCorner(laid, 'r', 2, 2), countInCorner(laid, 'g', 2, 2)]).toEqual([3, 1]);
  expect([countInCorner(laid, 'r', 2, 3), countInCorner(laid, 'g', 1, 1)]).toEqual([4, 1]);
});
