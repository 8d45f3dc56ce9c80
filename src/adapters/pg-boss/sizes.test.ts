import { describe, expect, it } from 'vitest';
import { nextSize } from './sizes.js';

describe('nextSize', () => {
  it.each([
    ['nothing', null, { games: 1, isSettled: false }],
    ['a game of a millisecond', { games: 1, seconds: 0.001 }, { games: 32, isSettled: false }],
    ['a game of no time', { games: 1, seconds: 0 }, { games: 32, isSettled: false }],
    [
      'a game that ended before it began, as the clock was set back',
      { games: 1, seconds: -3 },
      { games: 32, isSettled: false },
    ],
    ['a game of which 32 are enough', { games: 1, seconds: 10 / 32 }, { games: 32, isSettled: true }],
    ['32 games of a millisecond', { games: 32, seconds: 0.032 }, { games: 1024, isSettled: false }],
    ['many games of a millisecond', { games: 1024, seconds: 1.024 }, { games: 10_000, isSettled: true }],
    ['a game of three seconds', { games: 1, seconds: 3 }, { games: 3, isSettled: true }],
    ['a game of a minute', { games: 1, seconds: 60 }, { games: 1, isSettled: true }],
    ['32 games of a tenth of a second', { games: 32, seconds: 3.2 }, { games: 100, isSettled: true }],
  ])('after %s', (_, timed, expected) => {
    expect(nextSize(timed)).toEqual(expected);
  });
});
