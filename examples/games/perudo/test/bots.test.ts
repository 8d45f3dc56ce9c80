import { createRng, playout } from 'dicewright';
import { botLevel, judgeOf, reviewRecord, tournament } from 'dicewright/analysis';
import { botLaws } from 'dicewright/testing';
import { describe, expect, it } from 'vitest';
import entry, { perudo, perudoBots, perudoChance, perudoWorth } from '../src/index.js';

/** Two hands, and a bid of three twos of the first player's. */
function doubtful(hands: string) {
  const roll = { type: 'roll', player: 0, outcome: [...hands].map(Number) } as const;
  const rolled = perudo.reduce(perudo.setup({ players: 2 }), roll);
  return perudo.reduce(rolled, { type: 'bid', player: 0, quantity: 3, face: 'twos' });
}

it('reckons how likely a bid is', () => {
  const view = perudo.view(doubtful('1223455555'), 0);
  // Three twos of one's own, ones included; of five others each counts with one third.
  expect(perudoChance(view, 0, { quantity: 3, face: 'twos' })).toBeCloseTo(1, 10);
  expect(perudoChance(view, 0, { quantity: 4, face: 'twos' })).toBeCloseTo(1 - (2 / 3) ** 5, 10);
  expect(perudoChance(view, 0, { quantity: 2, face: 'ones' })).toBeCloseTo(1 - (5 / 6) ** 5, 10);
  expect(perudoChance(view, 0, { quantity: 9, face: 'twos' })).toBe(0);
});

it('likes a bid that it knows to be true, and that looks unlikely to others', () => {
  const sees = (hands: string): number => perudoWorth(perudo.view(doubtful(hands), 0), 0);
  expect(sees('1223455555')).toBeGreaterThan(1 / 2);
  expect(sees('3345655555')).toBeLessThan(1 / 2);
});

describe('the rule of thumb', () => {
  const create = () => perudoBots.thumb.create({ game: perudo as never, options: {}, parameters: {}, files: {} });
  it.each(botLaws(perudo, () => create() as never, { runs: 2 }))('$name', (law) => {
    expect(law.run().checks).toBeGreaterThan(0);
  });

  it.each([2, 4])('beats those who play at random, %i at the table', async (players) => {
    const bots = ['thumb', ...Array.from({ length: players - 1 }, () => 'random')];
    const { bots: found } = await tournament({ game: entry, players, games: 24, seed: 'perudo', bots });
    expect(found[0]?.shares.sum).toBeGreaterThan(players === 2 ? 20 : 14);
  });
});

describe('advice and reviews', () => {
  it('advise a player who doubts by their own dice, whatever lies under the other cup', async () => {
    const judge = await judgeOf(entry, { effort: 0.05 });
    const advice = (others: string, own: string) => {
      const state = doubtful(`${others}${own}`);
      return [judge.advise(state, 1), judge.advise(perudo.view(state, 1), 1)];
    };
    const [first, ...all] = [...advice('22222', '34455'), ...advice('34566', '34455')];
    for (const one of all) expect(one).toEqual(first);
    const [other] = advice('22222', '12255');
    expect(other?.actions).not.toEqual(first?.actions);
    expect(other?.actions.find(({ action }) => action.type === 'dudo')?.loss).toBeGreaterThan(0.01);
  });

  it('are whole: the value moves by luck, skill, others and drift, and by nothing else', async () => {
    const bot = botLevel(perudo, 'easy', { worth: perudoWorth });
    const rngs = [createRng('one'), createRng('two')];
    const choose = (view: Parameters<typeof bot>[0], player: number) =>
      bot(view, player, rngs[player] ?? createRng('x'));
    const { actions } = playout(perudo, { players: 2, seed: 'review', choose });
    const record = { format: 'dicewright/1', game: 'perudo', rules: 1, players: 2, options: {}, actions } as const;
    const review = await reviewRecord(record, entry, { effort: 0.01 });
    for (const { initial, final, luck, skill, others, drift } of review.players) {
      expect(final - initial).toBeCloseTo(luck + skill + others + drift, 9);
      expect(skill).toBeLessThanOrEqual(0);
    }
  });
});
