import { playout } from 'dicewright';
import { randomBot, tournament } from 'dicewright/analysis';
import { expect, it } from 'vitest';
import { farkle, farkleBot, farkleExpectation } from '../src/index.js';

const { options } = farkle.setup({ players: 1 });

it('reckons a turn as it turns out on average', () => {
  // One player without entry plays for points only, so that the turns are alike.
  const open = farkle.setup({ players: 1, options: { entry: 0 } }).options;
  const bot = farkleBot(open);
  let points = 0;
  let turns = 0;
  for (let game = 0; game < 100; game++) {
    const { state, actions } = playout(farkle, { players: 1, options: open, seed: `turns ${game}`, choose: bot });
    points += state.banked[0] ?? 0;
    // Each turn ends with a bank, or with a roll that is followed by another.
    turns += actions.filter(
      ({ type }, i) => type === 'bank' || (type === 'roll' && actions[i + 1]?.type === 'roll'),
    ).length;
  }
  expect(farkleExpectation({ entry: 0 })).toBeCloseTo(542.06, 2);
  expect(Math.abs(points / turns - farkleExpectation({ entry: 0 }))).toBeLessThan(30);
});

it('beats who plays at random', async () => {
  const game = { goal: 5000 } as const;
  const { bots } = await tournament({
    game: farkle,
    options: game,
    players: 2,
    games: 20,
    seed: 'farkle',
    bots: [farkleBot({ ...options, ...game }), randomBot(farkle)],
  });
  expect(bots.map(({ shares }) => shares.sum)).toEqual([20, 0]);
});
