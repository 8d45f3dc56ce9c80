import { expect, it } from 'vitest';
import { duelText, isLost, shownGames, together } from './duels.js';

it('shows several games, each once', () => {
  expect(shownGames.length).toBeGreaterThan(3);
  expect(new Set(shownGames).size).toBe(shownGames.length);
});

it('adds up what was won and lost', () => {
  const rows = [
    {
      name: 'a',
      duels: [
        { games: 20, won: 15.5 },
        { games: 20, won: 20 },
      ],
    },
    {
      name: 'b',
      duels: [
        { games: 18, won: 9 },
        { games: 0, won: 0 },
      ],
    },
  ];
  expect(together(rows).duels).toEqual([
    { games: 38, won: 24.5 },
    { games: 20, won: 20 },
  ]);
  expect(together([]).duels).toEqual([]);
});

it('tells the share with its interval, and when nothing was over', () => {
  expect(duelText({ games: 20, won: 19 })).toBe('95% (76% to 99%)');
  expect(duelText({ games: 0, won: 0 })).toBe('no game ended');
});

it('calls lost only what is certain', () => {
  expect([20, 10, 6, 5, 0].map((won) => isLost({ games: 20, won }))).toEqual([false, false, false, true, true]);
  expect(isLost({ games: 0, won: 0 })).toBe(false);
});
