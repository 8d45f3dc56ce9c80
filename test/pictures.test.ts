import { expect, it } from 'vitest';
import { wrong } from './suites/pictures.js';

it('finds what is wrong', () => {
  for (const words of ['You rolls', 'it is so. You has', 'You wins with 3.']) expect(words).toMatch(wrong);
  expect('Player 1 (You) rolls').not.toMatch(wrong);
});
