import { expect, it } from 'vitest';
import { usualPlayers } from './seats.js';

it.each([
  [[1, 2, 3, 4], 2],
  [[3], 3],
  [[1, 3, 5], 3],
  [[1], 1],
  [[], undefined],
])('of %j it takes two where it can, else what can: %s', (players, usual) => {
  expect(usualPlayers({ playersFor: () => players })).toBe(usual);
});
