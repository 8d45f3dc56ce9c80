import { createRng, playout } from 'dicewright';
import { describe, expect, it } from 'vitest';
import { backgammonBots } from '../src/backgammon.bots.js';
import { type BackgammonAction, backgammon } from '../src/backgammon.js';
import learnt from '../src/backgammon.learnt.json' with { type: 'json' };
import { FEATURES, featuresOf, shots } from '../src/features.js';
import { equityOf, forOther, networkOf } from '../src/network.js';
import type { BackgammonState } from '../src/state.js';
import { positionAt, START, state } from './positions.js';

const material = { game: backgammon as never, options: {}, parameters: {}, files: {} };
const [bot, thumb] = [backgammonBots.learnt, backgammonBots.thumb].map((one) => one.create(material));
const choose = (view: BackgammonState, player: number): BackgammonAction =>
  bot?.(view as never, player, createRng('any')) as BackgammonAction;

describe('what a network is told', () => {
  it('counts the rolls that hit a checker, as every book has them', () => {
    // Six pips away: eleven with a six, and 5-1, 4-2, 3-3, 2-2.
    expect(shots(positionAt('24:2', '7:1').own, positionAt('24:2', '7:1').other)).toBe(17);
    expect(shots(positionAt('24:2', '2:1').own, positionAt('24:2', '2:1').other)).toBe(11);
    expect(shots(positionAt('24:2', '7:2').own, positionAt('24:2', '7:2').other)).toBe(0);
  });

  it('is as long for every position, and the same for both at the start', () => {
    const told = featuresOf(positionAt(START, START));
    expect(told.length).toBe(FEATURES);
    expect(Array.from(told.slice(0, 98))).toEqual(Array.from(told.slice(98, 196)));
  });
});

describe('what was learnt', () => {
  const network = networkOf(learnt);

  it('says how it was made, and is small', () => {
    expect(learnt.command).toMatch(/^npm run learn -- backgammon --games \d+ --seed \S+$/);
    expect(JSON.stringify(learnt).length).toBeLessThan(60_000);
    expect(learnt.weights.split(' ').length).toBe((FEATURES + 1) * learnt.hidden + 3 * (learnt.hidden + 1));
  });

  it('knows who is ahead', () => {
    expect(equityOf(network(positionAt('6:2', '6:15')))).toBeGreaterThan(0.9);
    expect(equityOf(network(positionAt('6:15', '6:2')))).toBeLessThan(-0.9);
    // Who has just moved is behind by the roll of the other.
    expect(Math.abs(equityOf(network(positionAt(START, START))))).toBeLessThan(0.25);
    expect(equityOf(forOther([0.75, 0.25, 0.125]))).toBeCloseTo(-equityOf([0.75, 0.25, 0.125]), 12);
  });
});

describe('the bot that has learnt', () => {
  it.each([
    [
      [3, 1],
      ['6/5', '8/5'],
    ],
    [
      [4, 2],
      ['6/4', '8/4'],
    ],
    [
      [6, 1],
      ['13/7', '8/7'],
    ],
  ] as const)('makes a point with %j', (dice, steps) => {
    let at = state({ dice });
    const played: string[] = [];
    while (at.phase === 'move') {
      const action = choose(at, 0);
      if (action.type === 'move') played.push(`${action.from}/${action.to}`);
      at = backgammon.reduce(at, action);
    }
    expect(played.sort()).toEqual(steps);
  });

  it('wins more of twelve games than the bot that goes by rules of thumb', () => {
    let won = 0;
    for (let game = 0; game < 12; game++) {
      const { result } = playout(backgammon, {
        players: 2,
        options: { cube: false },
        seed: `learnt ${game}`,
        choose: (view, player, rng) =>
          (player === game % 2 ? bot : thumb)?.(view as never, player, rng) as BackgammonAction,
      });
      if (result?.winners.includes(game % 2)) won++;
    }
    expect(won).toBeGreaterThan(6);
  });
});
