import { expect, it } from 'vitest';
import { playersWho } from './real-time.js';

it('lists those who may act, ascending, and always gives the same list for the same players', () => {
  const odd = (player: number) => player % 2 === 1;
  expect(playersWho(6, odd)).toEqual([1, 3, 5]);
  expect(playersWho(7, odd)).toBe(playersWho(6, odd));
  expect(playersWho(16, () => true)).toHaveLength(16);
  expect(playersWho(3, () => false)).toEqual([]);
  expect(Object.isFrozen(playersWho(3, odd))).toBe(true);
});
