import { describe, expect, it } from 'vitest';
import { stones } from '../../../test/toys/stones.js';
import { favourite } from '../../games/das-spiel/demolition/favourite/favourite.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import { playout } from '../../play/playout.js';
import { aimsOf, playedOut } from '../search/playing.js';
import { sharesAt } from '../search/shares.js';
import { Limit } from './effort.js';
import { searched } from './search.js';
import { Scale } from './tree.js';
import { Trial } from './trial.js';

const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [6, 6, 1, 6, 6] } as const;
const start = kiriki.reduce(kiriki.setup({ players: 1 }), roll);

function search(value: (view: typeof start) => number, iterations: number) {
  const trial = new Trial(kiriki);
  const aims = aimsOf(trial, { value: value as never });
  const met = new Map();
  const told = {
    trial,
    player: 0,
    exploration: 1,
    aims,
    most: 100,
    scale: new Scale(),
    rng: createRng('search'),
    met,
  };
  const actions = [...kiriki.legalActions(start)];
  const [best] = searched(told, actions, () => trial.copyOf(start), new Limit(Number.POSITIVE_INFINITY), iterations);
  return { action: best?.action, met };
}

describe('a search', () => {
  it('shares what is the same after chance, whatever led there', () => {
    // One die is rolled or several: the same five faces can come of it.
    const { met } = search(({ dice }) => dice.reduce((sum, die) => sum + die, 0), 3_000);
    const positions = [...met.values()].map(({ position }) => JSON.stringify(position));
    expect(positions.length).toBeGreaterThan(500);
    expect(new Set(positions).size).toBe(positions.length);
    const often = [...met.values()].filter(({ judged }) => judged !== null);
    expect(often.length).toBeGreaterThan(0);
  });

  it('judges each position once, as it is met', () => {
    let asked = 0;
    const { met } = search(() => asked++, 400);
    expect(asked).toBeLessThanOrEqual(400);
    expect(met.size).toBeLessThanOrEqual(400);
  });

  it('finds the best keep by the value of what comes', () => {
    const { action } = search(({ dice, rolls }) => (rolls === 0 ? 0 : dice.filter((die) => die === 6).length), 3_000);
    expect(action).toEqual({ type: 'roll', player: 0, dice: [2] });
  });
});

describe('games that are tried out', () => {
  const trial = new Trial(favourite);
  const start = favourite.setup({ players: 2 });
  const worth = (_: unknown, player: number) => [0.2, 0.6][player] as number;

  it('are played to their ends where nothing says what a position is worth', () => {
    const position = trial.copyOf(start);
    const rewards = playedOut(trial, position, aimsOf(trial, {}), createRng('a'));
    expect(trial.playersToAct(position)).toEqual([]);
    expect(rewards).toEqual(sharesAt(trial.result(position), 2));
  });

  it('are ties where they are broken off and nothing says more', () => {
    const broken = (told: object) =>
      playedOut(trial, trial.copyOf(start), aimsOf(trial, { maxActions: 3, ...told }), createRng('a'));
    expect(broken({})).toEqual([0.5, 0.5]);
    expect(broken({ worth, reward: () => 7 })).toEqual([7, 7]);
  });

  it('are shares of a victory by the worth, what a value says by that', () => {
    const judged = (told: object) => playedOut(trial, trial.copyOf(start), aimsOf(trial, told), createRng('a'));
    for (const told of [{}, { maxActions: 3 }, { maxActions: 3, rollout: 'random' }]) {
      const [first, second] = judged({ worth, ...told });
      expect(first).toBeCloseTo(0.3);
      expect(second).toBeCloseTo(0.7);
      expect(judged({ worth, value: () => 9, ...told })).toEqual([9, 9]);
    }
  });

  it('are judged by the worth alone where one plays alone, to the end', () => {
    const toy = new Trial(kiriki);
    const { state } = playout(kiriki, { players: 1, seed: 'end' });
    for (const from of [state, kiriki.setup({ players: 1 })]) {
      expect(playedOut(toy, toy.copyOf(from), aimsOf(toy, { worth: () => 0.25 }), createRng('a'))).toEqual([0.25]);
    }
    const score = kiriki.result(state)?.scores;
    for (const told of [{}, { value: () => 9 }]) {
      expect(playedOut(toy, toy.copyOf(state), aimsOf(toy, told), createRng('a'))).toEqual(score);
    }
  });

  it('are judged at once where it is known how, unless it is told after how many actions', () => {
    const value = () => 1;
    const lengths = [{ value }, { worth }, { value, maxActions: 7 }, { worth, maxActions: 7 }, { maxActions: 7 }, {}];
    expect(lengths.map((told) => aimsOf(trial, told).playedOut)).toEqual([0, 0, 7, 7, 7, 2_000]);
  });

  it('head for the worth, unless they are to be random', () => {
    const toy = new Trial(stones);
    const state = stones.setup({ players: 2 });
    let asked = 0;
    const told = { worth: () => asked++, maxActions: 2 };
    playedOut(toy, toy.copyOf(state), aimsOf(toy, { ...told, rollout: 'random' }), createRng('a'));
    expect(asked).toBe(2);
    playedOut(toy, toy.copyOf(state), aimsOf(toy, told), createRng('b'));
    expect(asked).toBeGreaterThan(4);
    expect(() => aimsOf(toy, { rollout: 'purposeful' })).toThrow(RangeError);
  });

  it('pass on what a worth throws, whatever the state is', () => {
    const oops = () => {
      throw new TypeError('oops');
    };
    for (const maxActions of [undefined, 3]) {
      const run = () =>
        playedOut(trial, trial.copyOf(start), aimsOf(trial, { worth: oops, maxActions }), createRng('a'));
      expect(() => trial.guard(run)).toThrow(TypeError);
    }
  });
});
