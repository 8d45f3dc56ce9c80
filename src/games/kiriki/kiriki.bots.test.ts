import { describe, expect, it } from 'vitest';
import { playout } from '../../play/playout.js';
import { kirikiBots } from './kiriki.analysis.js';
import { kiriki } from './kiriki.js';

const botOf = (name: keyof typeof kirikiBots) => {
  const { options } = kiriki.setup({ players: 1 });
  const bot = kirikiBots[name].create({ game: kiriki as never, options, parameters: {}, files: {} });
  return bot as unknown as () => never;
};

/** What a bot scores alone, on average. */
function mean(name: keyof typeof kirikiBots, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const { result } = playout(kiriki, { players: 1, seed: `alone ${game}`, choose: botOf(name) });
    sum += result?.scores?.[0] ?? 0;
  }
  return sum / games;
}

describe('alone', () => {
  // Games of the optimum have a standard deviation of 45: the mean of 300 is off by 2.6.
  it('the turn that is solved scores nearly as much as the game that is', () => {
    expect(mean('turn', 300)).toBeGreaterThan(239);
  });

  it('the rule of thumb scores far less, and far more than play at random', () => {
    const score = mean('thumb', 100);
    expect(score).toBeGreaterThan(170);
    expect(score).toBeLessThan(200);
  });
});
