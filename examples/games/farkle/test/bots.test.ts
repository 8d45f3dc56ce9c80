import { playout } from 'dicewright';
import { tournament } from 'dicewright/analysis';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import entry, { farkle, farkleBot, farkleExpectation } from '../src/index.js';

const GAMES = 60;

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

it.each([
  ['expectation', 'thumb'],
  ['thumb', 'greedy'],
  ['greedy', 'random'],
])('%s beats %s', async (better, worse) => {
  const { bots } = await tournament({
    game: entry,
    options: { goal: 5000 },
    players: 2,
    games: GAMES,
    seed: 'farkle',
    bots: [better, worse],
  });
  expect(bots[0]?.shares.sum).toBeGreaterThan(GAMES / 2);
});

describe.each(botLaws(farkle, farkleBot, { runs: 1 }))('$name', (law) => {
  it('holds', () => expect(law.run().checks).toBeGreaterThan(0));
});
