import { describe, expect, it } from 'vitest';
import { stones } from '../../../test/toys/stones.js';
import { favourite } from '../../games/das-spiel/demolition/favourite/favourite.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { playout } from '../../kernel/playout.js';
import { createRng } from '../../kernel/random.js';
import { Trial } from '../../kernel/trial.js';
import { anyGame } from '../../kernel/types.js';
import { aimsAt, aimsOf, playedOut } from './rewards.js';
import { searched } from './search.js';
import { Scale } from './tree.js';

const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [6, 6, 1, 6, 6] } as const;
const start = kiriki.reduce(kiriki.setup({ players: 1 }), roll);

function search(value: (view: typeof start) => number, iterations: number) {
  const trial = new Trial(anyGame(kiriki));
  const aims = aimsOf({ value });
  const met = new Map();
  const told = {
    trial,
    traits: kiriki.traits,
    player: 0,
    exploration: 1,
    aims,
    most: 100,
    scale: new Scale(),
    rng: createRng('search'),
    met,
  };
  let games = 0;
  const action = searched(
    told,
    [...kiriki.legalActions(start)],
    () => start,
    () => games++ < iterations,
  );
  return { action, met };
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
  const trial = new Trial(anyGame(favourite));
  const state = playout(favourite, { players: 2, seed: 'long', maxActions: 20 }).state;

  it('are broken off when somebody is ahead, where they are long', () => {
    const aims = aimsAt(trial, trial.copyOf(state), aimsOf({}), createRng('a'));
    expect(aims.look).toBeLessThan(20);
    const position = trial.copyOf(state);
    const rewards = playedOut(trial, position, aims, createRng('a'));
    expect([...rewards].sort()).toEqual([0, 1]);
    expect(trial.playersToAct(position)).not.toEqual([]);
  });

  it('are played to their ends where those are near, or nothing else says who is ahead', () => {
    const late = playout(favourite, { players: 2, seed: 'long', maxActions: 140 }).state;
    expect(aimsAt(trial, trial.copyOf(late), aimsOf({}), createRng('a')).look).toBe(2_000);
    const toy = new Trial(anyGame(stones));
    const position = toy.copyOf(stones.setup({ players: 2 }));
    playedOut(toy, position, { ...aimsOf({}), look: 1 }, createRng('a'));
    expect(toy.playersToAct(position).length).toBeLessThanOrEqual(1);
  });

  it('are judged at once where there is a value, unless it is told after how many actions', () => {
    const value = () => 1;
    expect([aimsOf({ value }).look, aimsOf({ value, maxActions: 7 }).look, aimsOf({ maxActions: 7 }).look]).toEqual([
      0, 7, 7,
    ]);
  });
});
