import { createRng, playout } from 'dicewright';
import { botLevel, judgeOf, reviewRecord, tournament } from 'dicewright/analysis';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import entry, { salvage, salvageBots, salvageWorth } from '../src/index.js';

describe('the rule of thumb', () => {
  const create = () => salvageBots.thumb.create({ game: salvage as never, options: {}, parameters: {}, files: {} });
  it.each(botLaws(salvage, () => create() as never, { runs: 2 }))('$name', (law) => {
    expect(law.run().checks).toBeGreaterThan(0);
  });
});

it.each([
  ['thumb', 2, 40, 28],
  ['greedy', 2, 20, 14],
  ['easy', 3, 16, 9],
] as const)('%s beats those who play at random, %i at the table', async (bot, players, games, least) => {
  const bots = [bot, ...Array.from({ length: players - 1 }, () => 'random')];
  const { bots: found } = await tournament({ game: entry, players, games, seed: 'salvage', bots });
  expect(found[0]?.shares.sum).toBeGreaterThanOrEqual(least);
});

describe('advice and reviews', () => {
  const begun = [
    { type: 'tide', player: 0, outcome: [5, 2, 1] },
    { type: 'draw', player: 0, outcome: [4, 8] },
    { type: 'draw', player: 1, outcome: [6, 6] },
  ] as const;
  const drawn = begun.reduce(salvage.reduce, salvage.setup({ players: 2 }));

  it('advise by what is seen, whatever is in the boat of somebody else', async () => {
    const judge = await judgeOf(entry, { effort: 0.05 });
    const sealed = [
      { wreck: 0, dice: [6, 6] as const },
      { wreck: 2, dice: [] as const },
    ].map(({ wreck, dice }) => salvage.reduce(drawn, { type: 'send', player: 1, wreck, dice: [...dice] }));
    const [first, ...all] = sealed.flatMap((state) => [
      judge.advise(state, 0),
      judge.advise(salvage.view(state, 0), 0),
    ]);
    for (const one of all) expect(one).toEqual(first);
    expect(first?.actions.length).toBeGreaterThan(3);
  });

  it('are whole: the value moves by luck, skill, others and drift, and by nothing else', async () => {
    const bot = botLevel(salvage, 'easy', { worth: salvageWorth });
    const rngs = [createRng('one'), createRng('two')];
    const choose = (view: Parameters<typeof bot>[0], player: number) =>
      bot(view, player, rngs[player] ?? createRng('x'));
    const { actions } = playout(salvage, { players: 2, seed: 'review', choose });
    const record = { format: 'dicewright/1', game: 'salvage', rules: 1, players: 2, options: {}, actions } as const;
    const review = await reviewRecord(record, entry, { effort: 0.01 });
    for (const { initial, final, luck, skill, others, drift } of review.players) {
      expect(final - initial).toBeCloseTo(luck + skill + others + drift, 9);
      expect(skill).toBeLessThanOrEqual(0);
    }
    expect(review.steps.some(({ luck }) => luck.some((one) => one !== 0))).toBe(true);
  });
});
