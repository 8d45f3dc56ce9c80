import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../analysis/bots/greedy-bot.js';
import { mctsBot } from '../../analysis/bots/mcts-bot.js';
import { playout } from '../../play/playout.js';
import { kirikiPoints, kirikiWorth } from './kiriki.heuristic.js';
import { kiriki } from './kiriki.js';

const mean = (games: number, choose: Parameters<typeof playout<never, never, never, never>>[1]['choose']): number => {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const { result } = playout(kiriki, { players: 1, seed: `worth ${game}`, choose: choose as never });
    sum += result?.scores?.[0] ?? 0;
  }
  return sum / games;
};

describe('what a sheet will come to', () => {
  it('is about what good play comes to from the first roll on', () => {
    const points = kirikiPoints(kiriki.setup({ players: 1 }), 0);
    expect(points).toBeGreaterThan(200);
    expect(points).toBeLessThan(260);
  });

  it('is what it came to, in the end', () => {
    const { state, result } = playout(kiriki, { players: 3, seed: 'end' });
    expect([0, 1, 2].map((player) => kirikiPoints(state, player))).toEqual(result?.scores);
    expect([0, 1, 2].map((player) => kirikiWorth(state, player))).toEqual(result?.scores?.map((score) => score / 500));
  });

  it('is from 0 to 1', () => {
    const rich = { ...kiriki.setup({ players: 1 }).sheets[0], kiriki: 1_050 } as never;
    expect(kirikiWorth(kiriki.load({ ...kiriki.setup({ players: 1 }), sheets: [rich] }), 0)).toBe(1);
  });

  it('says what dice are good for, with the rolls that are left', () => {
    const pointsWith = (dice: readonly number[], rolls: number): number =>
      kirikiPoints(kiriki.load({ ...kiriki.setup({ players: 1 }), dice, rolls, events: rolls }), 0);
    expect(pointsWith([6, 6, 6, 6, 1], 1)).toBeGreaterThan(pointsWith([6, 6, 6, 6, 1], 3));
    expect(pointsWith([6, 6, 6, 6, 6], 3)).toBeGreaterThan(pointsWith([6, 6, 6, 6, 1], 3));
    expect(pointsWith([1, 2, 3, 4, 5], 3)).toBeGreaterThan(pointsWith([1, 2, 3, 4, 6], 3));
    expect(pointsWith([1, 2, 3, 4, 6], 3)).toBeGreaterThan(pointsWith([1, 2, 4, 4, 6], 3));
  });
});

describe('bots that go by it', () => {
  it('score far more than play at random', () => {
    expect(mean(3, greedyBot(kiriki, { value: kirikiPoints, limit: 300, samples: 30 }) as never)).toBeGreaterThan(180);
    expect(mean(3, mctsBot(kiriki, { iterations: 300, value: kirikiPoints }) as never)).toBeGreaterThan(180);
  });
});
