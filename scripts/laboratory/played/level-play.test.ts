import { expect, it } from 'vitest';
import { noLevels } from '../../lib/pages/play-text.js';
import { noResults } from '../duels/results.js';
import { levelPlayOf, luckShare } from './level-play.js';

it('is nothing while nobody has played', () => expect(levelPlayOf(noResults(1))).toEqual(noLevels));

it('tells who is better, what seats win, and how much is luck', () => {
  const results = noResults(1);
  results.duels['greedy;random'] = [1, 1, 0.5, 1];
  // Two pairs say nothing.
  results.duels['easy;greedy'] = [1, 0];
  results.seats.greedy = Array.from({ length: 80 }, (_, i) => (i === 0 ? [0.5, 0.5] : i % 2 ? [1, 0] : [0, 1]));
  results.luck.greedy = results.seats.greedy.map(([own = 0, other = 0]) => [(own - other) / 4, (other - own) / 4]);
  // Too few to say more than the weaker.
  results.seats.easy = results.seats.greedy.slice(0, 8);
  const { duels, equal, luck } = levelPlayOf(results);
  expect(duels).toMatchObject([{ bots: ['greedy', 'random'], pairs: 4, share: { value: 87.5, high: 100 } }]);
  expect(equal).toMatchObject({ bot: 'greedy', games: 80, wins: [50.6, 49.4], shared: 1.3 });
  // All of it was luck, so that nothing is left to be unsure of.
  for (const { value, low, high } of equal?.withoutLuck ?? expect.fail()) {
    expect([value, high - low < 3]).toEqual([50, true]);
  }
  expect(luck).toBe(100);
});

it('knows no luck where no worth ever shows any', () => {
  const results = noResults(1);
  results.seats.greedy = Array.from({ length: 60 }, (_, i) => (i % 2 ? [1, 0] : [0, 1]));
  results.luck.greedy = results.seats.greedy.map(() => [0, 0]);
  const { equal, luck } = levelPlayOf(results);
  expect(luck).toBeNull();
  expect(equal?.withoutLuck).toMatchObject([{ value: 50 }, { value: 50 }]);
});

it('finds no luck where dice do nothing, and knows none where all results are the same', () => {
  const wins = [
    [1, 0],
    [0, 1],
  ];
  expect(luckShare(wins, [[0, 0], [0, 0]])).toBe(0); // biome-ignore format: pairs
  expect(luckShare([[1, 0], [1, 0]], wins)).toBeNull(); // biome-ignore format: pairs
});
