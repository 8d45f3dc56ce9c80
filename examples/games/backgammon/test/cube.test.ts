import { readFileSync } from 'node:fs';
import { judgeOf, reviewRecord } from 'dicewright/analysis';
import { readRecord } from 'dicewright/record';
import { describe, expect, it } from 'vitest';
import { backgammon } from '../src/backgammon.js';
import { inMatch, matchChance, standing, standingAfter, turning } from '../src/cube.js';
import entry, { backgammonBots, backgammonWorth } from '../src/index.js';
import { state } from './positions.js';

const learnt = backgammonBots.learnt.create({ game: backgammon as never, options: {}, parameters: {}, files: {} });
const money = (wins: number, gammons = 0, lost = 0) => ({
  ...turning(state({}), [wins, gammons, lost]),
  asItIs: standing(state({}), [wins, gammons, lost]),
});

describe('the match', () => {
  it.each([
    // As tables have it that were made of many games: Kazaross's, to a hundredth or two.
    [1, 2, 0.68],
    [1, 3, 0.75],
    [1, 4, 0.82],
    [2, 3, 0.6],
    [2, 4, 0.67],
    [3, 5, 0.65],
    [5, 11, 0.8],
  ])('BGM-20 who needs %i points is favoured over who needs %i by %f', (own, other, chance) => {
    expect(Math.abs(matchChance(own, other, false) - chance)).toBeLessThan(0.025);
    expect(matchChance(own, other, false) + matchChance(other, own, false)).toBeCloseTo(1, 12);
  });

  it('BGM-21 after the Crawford game who is behind doubles: needing two is as good as needing one', () => {
    expect(matchChance(2, 1, true)).toBeCloseTo(1 / 2, 12);
    expect(matchChance(2, 1, false)).toBeLessThan(1 / 3);
  });

  it('BGM-22 is won by whoever has the points, with what is more left aside', () => {
    const bring = inMatch(state({ options: { points: 5 }, more: { score: [2, 3], last: won(3) } }), 0);
    expect([bring(3), bring(12), bring(-2), bring(-1)]).toEqual([1, 1, 0, matchChance(3, 1, false)]);
  });
});

/** A game that Player 2 has won. */
const won = (points: number) => ({ winner: 1, win: 'single', points }) as const;

describe('the cube', () => {
  it('BGM-15 is turned for points from two thirds on, and taken down to a fifth', () => {
    const turns = (wins: number): boolean => Math.min(money(wins).taken, money(wins).dropped) >= money(wins).asItIs;
    expect([0.5, 0.6, 0.72, 0.9].map(turns)).toEqual([false, false, true, true]);
    expect([0.75, 0.78, 0.8, 0.9].map((wins) => money(wins).taken <= money(wins).dropped)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('BGM-14 is not turned by whoever is too good: a gammon brings more', () => {
    const { asItIs, dropped } = money(0.95, 0.6);
    expect(asItIs).toBeGreaterThan(dropped);
    expect(money(0.95).asItIs).toBe(money(0.95).dropped);
  });

  it('BGM-21 is turned at once by whoever has nothing to lose, and of no use to whoever needs one point', () => {
    const behind = state({ options: { points: 5 }, more: { score: [3, 4], crawford: 'past', last: won(4) } });
    expect(learnt(behind as never, 0, undefined as never).type).toBe('double');
    const ahead = state({
      options: { points: 5 },
      more: { score: [4, 3], crawford: 'past', last: { ...won(4), winner: 0 } },
    });
    expect(learnt(ahead as never, 0, undefined as never).type).toBe('roll');
  });

  it('BGM-15 is worth as much to one as it costs the other', () => {
    const view = state({ options: { points: 5 }, more: { score: [2, 3], last: won(3) } });
    const chances = [0.7, 0.2, 0.05];
    const [own, other] = [standingAfter(view, 0)(chances), standingAfter(view, 1)([0.3, 0.05, 0.2])];
    // Who has just moved has not the cube's use that who is to roll has.
    expect(own).toBeGreaterThan(0.3);
    expect(other).toBeLessThan(-0.3);
    expect(standingAfter(state({ options: { cube: false } }), 0)(chances)).toBeCloseTo(0.4 + 0.2 - 0.05, 12);
  });

  it('BGM-19 [jacoby=true] brings no gammons before it is turned', () => {
    const view = state({ options: { jacoby: true } });
    expect(standing(view, [0.9, 0.6, 0])).toBeLessThanOrEqual(1);
  });
});

describe('advice and reviews', () => {
  it('worth is the chance to win the match: of both players together 1', () => {
    const views = [state({}), state({ dice: [3, 1] }), state({ options: { points: 5 }, more: { phase: 'double' } })];
    for (const view of views) expect(backgammonWorth(view, 0) + backgammonWorth(view, 1)).toBeCloseTo(1, 12);
    expect(backgammonWorth(state({ own: '6:2', other: '6:15' }), 0)).toBeGreaterThan(0.95);
  });

  it('a judge makes the five point with a three and a one', async () => {
    const judge = await judgeOf(entry, { effort: 0.1 });
    const { actions } = judge.advise(state({ dice: [3, 1] }), 0);
    expect(['8/5', '6/5']).toContain(
      actions.flatMap(({ action }) => (action.type === 'move' ? `${action.from}/${action.to}` : []))[0],
    );
  });

  it('are whole: the value moves by luck, skill, others and drift, and by nothing else', async () => {
    const text = readFileSync(new URL('../records/backgammon.dice', import.meta.url), 'utf8');
    const record = readRecord(text, backgammon);
    const review = await reviewRecord({ ...record, actions: record.actions.slice(0, 40), result: undefined }, entry, {
      effort: 0.002,
    });
    for (const { initial, final, luck, skill, others, drift } of review.players) {
      expect(final - initial).toBeCloseTo(luck + skill + others + drift, 9);
    }
  });
});
