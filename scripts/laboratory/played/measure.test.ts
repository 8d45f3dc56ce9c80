import { describe, expect, it } from 'vitest';
import { standings, tournament } from '../../../src/analysis/index.js';
import { triangle } from '../../../src/games/das-spiel/board/triangle/triangle.js';
import { dune } from '../../../src/games/das-spiel/skill/dune/dune.js';
import { counter } from '../../../test/toys/counter.js';
import { lot } from '../../../test/toys/lot.js';
import { stones } from '../../../test/toys/stones.js';
import { isBetter, measuredOf, percentOf } from '../../lib/pages/play-text.js';
import { botPlay, fittingBotPlay, moreWithin, planOf, planWithin, trialOf } from './bot-games.js';
import { measure, sealed, triedLength } from './measure.js';
import { sealOf } from './random-games.js';

const game = stones;
const mcts = 'mcts:iterations=20';
const plan = {
  contests: [
    { bot: 'greedy', games: 2 },
    { bot: mcts, games: 16 },
  ],
  alike: { bot: mcts, games: 2 },
};

describe('bots', () => {
  it('play the tournament that anybody can play', async () => {
    const { players, contests } = await botPlay(game, plan);
    const result = await tournament({ game: stones, bots: [mcts, 'random'], games: 16, players: 2, seed: 'played' });
    const { value = 0, low = 0, high = 0 } = standings(result).bots.find(({ bot }) => bot === mcts)?.share ?? {};
    expect(players).toBe(2);
    expect(contests.map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 2],
      [mcts, 16],
    ]);
    // In each game somebody wins, so that this is the share of its victories.
    const share = { value: percentOf(value), low: percentOf(low), high: percentOf(high) };
    expect(contests[1]).toMatchObject({ unfinished: 0, share });
    expect(low).toBeGreaterThan(0.5);
  });

  it('have half of what nobody wins', async () => {
    const { contests } = await botPlay(dune, { contests: [{ bot: 'greedy', games: 60 }], alike: null });
    const result = await tournament({ game: dune, bots: ['greedy', 'random'], games: 60, players: 2, seed: 'played' });
    const [one = 0, other = 0] = result.bots.map(({ shares }) => shares.sum);
    expect(one + other).toBeLessThan(60);
    expect(contests[0]?.share?.value).toBeCloseTo((100 * (one + (60 - one - other) / 2)) / 60, 0);
  });

  it('play no game to its end where there is none', async () => {
    const endless = { contests: [{ bot: 'random', games: 2 }], alike: { bot: 'random', games: 1 } };
    expect(await botPlay(counter, endless)).toEqual({
      players: 2,
      contests: [{ bot: 'random', games: 2, unfinished: 2, share: null }],
      alike: { bot: 'random', games: 1, wins: [0, 0] },
    });
  });

  it('at all seats share all victories', async () => {
    const { alike } = await botPlay(game, { contests: [], alike: plan.alike });
    expect(alike).toMatchObject({ bot: mcts, games: 2 });
    expect(alike?.wins.reduce((sum, share) => sum + share, 0)).toBe(100);
  });
});

describe('a plan', () => {
  const greedy = 'greedy:limit=1000:samples=20';

  it.each<[greedy: number, mcts: number, games: number, bot: string, of: number, alike: number | null]>([
    [0.1, 0.0007, 40, 'mcts:iterations=100:actions=10', 40, 40],
    [0.2, 0.005, 20, 'mcts:iterations=100:actions=10', 40, null],
    [0.2, 0.01, 20, 'mcts:iterations=50:actions=10', 40, null],
    [0.2, 0.001, 20, 'mcts:iterations=100:actions=10', 40, 20],
    [0.2, 0.02, 20, 'mcts:iterations=20:actions=5', 40, null],
    [0.3, 0.05, 12, 'mcts:iterations=20:actions=5', 20, null],
    [1, 0.2, 12, 'mcts:iterations=10:actions=5', 20, null],
    [9, 9, 12, 'mcts:iterations=10:actions=5', 12, null],
  ])('for %f and %f seconds has %i games, and %s has %i', (one, other, games, bot, of, alike) => {
    expect(planWithin({ greedy: one, mcts: other }, 2, 500)).toEqual({
      contests: [
        { bot: greedy, games },
        { bot, games: of },
      ],
      alike: alike === null ? null : { bot, games: alike },
    });
  });

  it('has no equals where one plays alone, and breaks long games off', () => {
    const { contests, alike } = planWithin({ greedy: 0, mcts: 0 }, 1, 501);
    expect(contests[1]).toEqual({ bot: 'mcts:iterations=100:actions=10:maxActions=100', games: 40 });
    expect(alike).toBeNull();
  });

  it.each<[mcts: number, length: number, bot: string, games: number]>([
    [0.02, 500, 'mcts:iterations=100:actions=10', 40],
    [0.02, 501, 'mcts:iterations=100:actions=10:maxActions=100', 40],
    [0.1, 500, 'mcts:iterations=20:actions=5', 40],
    [0.4, 500, 'mcts:iterations=10:actions=5', 20],
  ])('that decides nothing at %f seconds is made again with more', (seconds, length, bot, games) => {
    const trial = { greedy: 1, mcts: seconds };
    expect(moreWithin(trial, planWithin(trial, 2, length), length)).toEqual({ bot, games });
  });

  it('is not made again when it was all that there is time for', () => {
    for (const seconds of [0.0001, 9]) {
      const trial = { greedy: 1, mcts: seconds };
      expect(moreWithin(trial, planWithin(trial, 2, 9), 9)).toBeNull();
    }
  });

  it('is made by trying', async () => {
    const trial = await trialOf(game, 10, 0);
    expect(trial.greedy).toBeGreaterThan(0);
    expect(trial.mcts).toBeGreaterThan(0);
  });

  it('breaks no games off where positions are judged as they are met', async () => {
    expect(await triedLength(triangle, 600)).toBe(0);
    expect(await triedLength(game, 600)).toBe(600);
  });

  it('is played, and once more where it decides nothing', async () => {
    const decided = await fittingBotPlay(game, { greedy: 9, mcts: 0.2 }, 10);
    expect(decided.contests.some(isBetter)).toBe(true);
    expect(decided.contests.map(({ games }) => games)).toEqual([12, 20]);
    const { contests } = await fittingBotPlay(lot, { greedy: 9, mcts: 0.4 }, 10);
    expect(contests.some(isBetter)).toBe(false);
    expect(contests.map(({ bot, games }) => [bot, games])).toEqual([
      [greedy, 12],
      ['mcts:iterations=10:actions=5', 20],
    ]);
  });
});

describe('what is measured', () => {
  it('is random play at all tables, and bots as planned', async () => {
    const measured = await measure(game, plan);
    expect(measured.rules).toBe(1);
    expect(measured.tables.map(({ players, games }) => [players, games])).toEqual([
      [2, 200],
      [3, 200],
    ]);
    const { bots } = measured;
    expect(bots && planOf(bots)).toEqual(plan);
    // The same again by what is told of it.
    expect(bots && (await botPlay(game, planOf(bots)))).toEqual(bots);
    const { text, seal } = sealed(game, measured);
    expect(measuredOf(text)).toEqual(measured);
    expect(seal).toBe(sealOf(game, [2, 3], text));
  });

  it('is no play of bots where nobody has a choice', async () => {
    const { bots, tables } = await measure(dune, plan);
    expect(bots).toBeNull();
    expect(tables).toHaveLength(2);
  });
});
