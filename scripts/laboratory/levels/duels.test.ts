import { expect, it } from 'vitest';
import { tournament } from '../../../src/analysis/tournament/tournament.js';
import { kiriki } from '../../../src/games/kiriki/kiriki.js';
import { duelOf, duelText, isLost, piecesOf, timeText, together } from './duels.js';

it('plays a few games first, and all once', () => {
  expect(piecesOf(50)).toEqual([
    [0, 4],
    [4, 20],
    [20, 40],
    [40, 50],
  ]);
  expect(piecesOf(2)).toEqual([[0, 2]]);
});

it('tells how long it takes', () => {
  expect([12.3, 300, 20_000].map(timeText)).toEqual(['13 s', '5 min', '5.6 h']);
});

it('counts ties half', async () => {
  const result = await tournament({ game: kiriki, bots: ['random', 'random'], games: 8, seed: 'levels' });
  const { games, won } = duelOf(result);
  expect([games, won >= 0, won <= 8]).toEqual([8, true, true]);
  expect(duelOf(undefined)).toEqual({ games: 0, won: 0 });
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
  expect(duelText({ games: 0, won: 0 })).toBe('–');
});

it('calls lost only what is certain', () => {
  expect([20, 10, 6, 5, 0].map((won) => isLost({ games: 20, won }))).toEqual([false, false, false, true, true]);
  expect(isLost({ games: 0, won: 0 })).toBe(false);
});
