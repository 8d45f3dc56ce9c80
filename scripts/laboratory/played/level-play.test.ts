import { expect, it } from 'vitest';
import { noLevels } from '../../lib/pages/play-text.js';
import { noResults } from '../duels/results.js';
import { levelPlayOf, luckShare } from './level-play.js';

it('is nothing while nobody has played', () => expect(levelPlayOf(noResults(1))).toEqual(noLevels));

it('tells who is better, what seats win, and how much is luck', () => {
  const results = noResults(1);
  results.duels['greedy;random'] = [1, 1, 0.5, 1];
  results.seats.easy = Array.from({ length: 8 }, (_, i) => (i === 0 ? [0.5, 0.5] : i % 2 ? [1, 0] : [0, 1]));
  results.luck.easy = results.seats.easy.map(([own = 0, other = 0]) => [(own - other) / 4, (other - own) / 4]);
  const { duels, equal, luck } = levelPlayOf(results);
  expect(duels).toMatchObject([{ bots: ['greedy', 'random'], pairs: 4, share: { value: 87.5, high: 100 } }]);
  expect(equal).toEqual({ bot: 'easy', games: 8, wins: [56.3, 43.8], shared: 12.5 });
  expect(luck).toEqual({ games: 8, share: 100 });
});

it('finds no luck where dice do nothing, and knows none where all results are the same', () => {
  const wins = [
    [1, 0],
    [0, 1],
  ];
  expect(luckShare(wins, [[0, 0], [0, 0]])).toBe(0); // biome-ignore format: pairs
  expect(luckShare([[1, 0], [1, 0]], wins)).toBeNull(); // biome-ignore format: pairs
});
