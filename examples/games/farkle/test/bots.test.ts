import { playout } from 'dicewright';
import { tournament } from 'dicewright/analysis';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import entry, { farkle, farkleBot, farkleExpectation } from '../src/index.js';

it('reckons a turn as it turns out on average', () => {
  // One player without entry plays for points only, so that the turns are alike.
  const open = farkle.setup({ players: 1, options: { entry: 0 } }).options;
  const bot = farkleBot();
  let points = 0;
  let turns = 0;
  for (let game = 0; game < 40; game++) {
    const { state, actions } = playout(farkle, { players: 1, options: open, seed: `turns ${game}`, choose: bot });
    points += state.banked[0] ?? 0;
    // Each turn ends with a bank, or with a roll that is followed by another.
    turns += actions.filter(
      ({ type }, i) => type === 'bank' || (type === 'roll' && actions[i + 1]?.type === 'roll'),
    ).length;
  }
  expect(farkleExpectation({ entry: 0 })).toBeCloseTo(542.06, 2);
  expect(Math.abs(points / turns - farkleExpectation({ entry: 0 }))).toBeLessThan(60);
});

// Chance alone wins next to nothing: of few games as of many.
it.each([
  ['expectation', 'thumb', 60],
  ['thumb', 'greedy', 60],
  ['greedy', 'random', 12],
] as const)('%s beats %s', async (better, worse, games) => {
  const { bots } = await tournament({
    game: entry,
    options: { goal: 5000 },
    players: 2,
    games,
    seed: 'farkle',
    bots: [better, worse],
  });
  expect(bots[0]?.shares.sum).toBeGreaterThan(games / 2);
});

describe.each(botLaws(farkle, farkleBot, { runs: 1 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks).toBeGreaterThan(0));
});
