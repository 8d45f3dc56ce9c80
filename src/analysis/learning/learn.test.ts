import { describe, expect, it } from 'vitest';
import { Net } from '../../advice/net.js';
import { defineGame } from '../../kernel/define.js';
import { uniform } from '../../kernel/dice/chance.js';
import { createRng } from '../../kernel/dice/random.js';
import { integer, natural } from '../../kernel/schemas/schema.js';
import * as z from '../../kernel/schemas/zod.js';
import { oneToAct } from '../../kernel/turns.js';
import { learn } from './learn.js';

const GOAL = 10;

const walks = defineGame({ id: 'a-walk', rules: 1, options: {}, state: { at: natural(GOAL) } });
/** Alone, a step up or down, each as likely, from the middle to one of the ends: so far up is what it is worth. */
const walk = walks.game({
  title: 'A walk',
  playerCount: { min: 1, max: 1 },
  actions: {
    step: walks.action({
      check: () => undefined,
      outcome: integer(-1, 1),
      chance: () => uniform([-1, 1]),
      apply(draft, _, by) {
        draft.at += by;
      },
    }),
  },
  setup: () => ({ at: GOAL / 2 }),
  playersToAct: ({ at }) => oneToAct(at > 0 && at < GOAL ? 0 : null),
  result: ({ at }) => (at > 0 && at < GOAL ? null : { winners: [0], scores: [at], reason: 'an end is reached' }),
});

const races = defineGame({
  id: 'a-race',
  rules: 1,
  options: {},
  state: { at: z.tuple([natural(9), natural(9)]), turn: natural(1) },
});
/** Who is first at six or more wins, with one step or two, whichever they like. */
const race = races.game({
  title: 'A race',
  playerCount: { min: 2, max: 2 },
  actions: {
    go: races.action({
      fields: { by: integer(1, 2) },
      candidates: () => [{ by: 1 }, { by: 2 }],
      check: () => undefined,
      apply(draft, { player, by }) {
        draft.at[player as 0 | 1] += by;
        draft.turn = 1 - player;
      },
    }),
  },
  setup: () => ({ at: [0, 0] as [number, number], turn: 0 }),
  playersToAct: ({ at, turn }) => oneToAct(Math.max(...at) >= 6 ? null : turn),
  result: ({ at, turn }) => (Math.max(...at) >= 6 ? { winners: [1 - turn], scores: null, reason: 'There.' } : null),
});

const raceLearning = {
  hidden: 4,
  games: 300,
  rate: 0.5,
  features: ({ at, turn }: { at: readonly number[]; turn: number }, player: number) =>
    turn === player || Math.max(...at) >= 6 ? null : [(at[player] ?? 0) / 6, (at[1 - player] ?? 0) / 6],
  opposite: ([share = 0]: readonly number[]) => [1 - share],
};

describe('learn', () => {
  it('learns what a position is worth alone, in points', async () => {
    const { weights, worth } = await learn(walk, {
      games: 3_000,
      features: ({ at }) => (at > 0 && at < GOAL ? [at / GOAL] : null),
    });
    const [own = Number.NaN, slope = Number.NaN] = weights;
    expect(Math.abs(own)).toBeLessThan(0.7);
    expect(Math.abs(slope - GOAL)).toBeLessThan(1);
    expect(worth({ ...walk.setup({ players: 1 }), at: 7 }, 0)).toBeCloseTo(own + 0.7 * slope, 1);
  });

  it('adds what is sure to what is learnt', async () => {
    const features = ({ at }: { at: number }) => (at > 0 && at < GOAL ? [1] : null);
    const { weights } = await learn(walk, { games: 500, features, sure: ({ at }) => at });
    expect(Math.abs((weights[0] ?? 9) + (weights[1] ?? 9))).toBeLessThan(0.7);
  });

  it('learns of two players, the one from the other', async () => {
    const { worth } = await learn(race, { ...raceLearning, hidden: 0, games: 1_000 });
    const start = race.setup({ players: 2 });
    // Who begins, and takes two steps each time, is there first.
    const first = worth({ ...start, at: [2, 0], turn: 1 }, 0);
    expect(first).toBeGreaterThan(0.8);
    expect(worth({ ...start, at: [2, 2], turn: 0 }, 1)).toBeLessThan(0.2);
    // Of the player who is to act it is known from the other, who has acted; when it is over there is nothing to learn.
    expect(worth({ ...start, at: [2, 0], turn: 1 }, 1)).toBeCloseTo(1 - first, 10);
    expect(worth({ ...start, at: [6, 4], turn: 1 }, 0)).toBe(1);
  });

  it('gives the same weights for the same seed, and others for another', async () => {
    const first = await learn(race, { ...raceLearning, games: 20, seed: 'one' });
    expect((await learn(race, { ...raceLearning, games: 20, seed: 'one' })).weights).toEqual(first.weights);
    expect((await learn(race, { ...raceLearning, games: 20, seed: 'two' })).weights).not.toEqual(first.weights);
  });

  it('is ended by its signal, and refuses less than a game', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(learn(race, { ...raceLearning, signal })).rejects.toThrow('enough');
    await expect(learn(race, { ...raceLearning, games: 0 })).rejects.toThrow(RangeError);
  });
});

describe('a network', () => {
  it('has as many weights as its shape says', () => {
    const shape = { inputs: 2, hidden: 3, outputs: 2, gives: 'shares' } as const;
    const net = new Net(shape);
    net.begin(createRng('any'));
    expect(net.weights.length).toBe(3 * 3 + 4 * 2);
    expect(new Net(shape, net.rounded()).of([1, 0])[1]).toBeCloseTo(net.of([1, 0])[1] ?? 0, 3);
    expect(() => new Net(shape, [1, 2])).toThrow(RangeError);
  });
});
