import { expect, it } from 'vitest';
import { rasanto } from '../../games/das-spiel/construction/rasanto/rasanto.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { playout } from '../../play/playout.js';
import { greedyBot } from './greedy-bot.js';
import { mctsBot } from './mcts-bot.js';
import { monteCarloBot } from './monte-carlo-bot.js';
import { randomBot } from './random-bot.js';

it.each([
  ['mctsBot', mctsBot(rasanto, { iterations: 25, actions: 12 })],
  ['monteCarloBot', monteCarloBot(rasanto, { playouts: 25, actions: 12 })],
] as const)('%s beats play at random, from either seat', (_, bot) => {
  const random = randomBot(rasanto);
  const games = 24;
  let won = 0;
  for (let seat = 0; seat < games; seat++) {
    const { result } = playout(rasanto, {
      players: 2,
      seed: `game ${seat}`,
      choose: (view, player, rng) => (player === seat % 2 ? bot : random)(view, player, rng),
    });
    if (result?.winners.includes(seat % 2)) won += 1 / result.winners.length;
  }
  expect(won).toBeGreaterThan(games * 0.75);
});

it('greedyBot for the points in sight scores twice what play at random does', () => {
  const sumOf = (entries: readonly (number | null)[]) => entries.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const bot = greedyBot(kiriki, {
    value: ({ sheets }, player) => sumOf(Object.values(sheets[player] ?? {})),
    limit: 1,
    samples: 1,
  });
  const points = (seed: string, choose?: typeof bot) =>
    playout(kiriki, { players: 1, seed, ...(choose && { choose }) }).result?.scores?.[0] ?? 0;
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const greedy = sumOf(seeds.map((seed) => points(seed, bot)));
  const random = sumOf(seeds.map((seed) => points(seed)));
  expect(greedy).toBeGreaterThan(2 * random);
});
