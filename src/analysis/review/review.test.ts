import { describe, expect, it } from 'vitest';
import { counter } from '../../../test/toys/counter.js';
import { pig } from '../../../test/toys/pig.js';
import { sealed } from '../../../test/toys/sealed.js';
import { race } from '../../games/das-spiel/board/race/race.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { createRng } from '../../kernel/dice/random.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { playout } from '../../play/playout.js';
import { judgeOf } from '../judge/judge-of.js';
import { reviewRecord } from './review.js';
import type { Review } from './reviewed.js';

const options = { target: 8 };
const header = { format: 'dicewright/1', game: 'pig', rules: 1, players: 2, options };
const roll = (player: number, outcome: number) => ({ type: 'roll', player, outcome: [outcome] });
const hold = (player: number) => ({ type: 'hold', player });
const pigGame = (...actions: readonly object[]) => ({ ...header, actions });

/** By how much the parts of what a player won or lost miss the whole. */
const gapsIn = ({ players }: Review): number[] =>
  players.map(({ initial, final, luck, skill, others, drift }) => final - initial - luck - skill - others - drift);

const recordOf = (game: AnyGame, players: number, seed: string, most = 1_000) => {
  const { actions } = playout(game, { players, seed, maxActions: most });
  return { format: 'dicewright/1', game: game.id, rules: game.rules, players, options: {}, actions };
};

describe('a review of a game that is solved', () => {
  const record = pigGame(roll(0, 4), hold(0), roll(1, 3), roll(1, 1), roll(0, 2), roll(0, 6));

  it('tells what dice and decisions did, to the last bit', async () => {
    const review = await reviewRecord(record, pig);
    expect(review).toMatchObject({ kind: 'exact', isComplete: true, problem: null, final: [1, 0] });
    expect(review.steps).toHaveLength(6);
    for (const gap of gapsIn(review)) expect(gap).toBeCloseTo(0, 12);
    for (const { drift, skill, others, luck, final, adjusted } of review.players) {
      expect(drift).toBeCloseTo(0, 12);
      expect(skill).toBeLessThanOrEqual(0);
      expect(others).toBeGreaterThanOrEqual(0);
      expect(adjusted).toBeCloseTo(final - luck, 12);
    }
    const judge = await judgeOf(pig);
    expect(review.initial).toEqual(judge.value(pig.setup({ players: 2, options })).values);
  });

  it('finds luck of mean 0 over all that could have fallen', async () => {
    const sums = [0, 0];
    for (let face = 1; face <= 6; face++) {
      const { steps } = await reviewRecord(pigGame(roll(0, 4), roll(0, face)), pig);
      for (const seat of [0, 1]) sums[seat] = (sums[seat] ?? 0) + (steps[1]?.luck[seat] ?? Number.NaN);
    }
    for (const sum of sums) expect(sum).toBeCloseTo(0, 12);
  });

  it('takes nothing from whoever does what is best, and marks a planted blunder', async () => {
    const judge = await judgeOf(pig);
    const rng = createRng('faces');
    let state = pig.setup({ players: 2, options });
    const actions: AnyAction[] = [];
    while (pig.result(state) === null) {
      const { action } = judge.advise(state);
      const chance = pig.chance(state, action);
      const whole = chance ? { ...action, outcome: chance.sample(rng) } : action;
      actions.push(whole as AnyAction);
      state = pig.reduce(state, whole as typeof action);
    }
    const perfect = await reviewRecord(pigGame(...actions), pig);
    expect(perfect.steps.every(({ loss, mark }) => loss < 1e-12 && mark === null)).toBe(true);
    expect(perfect.players.map(({ skill }) => skill)).toEqual([expect.closeTo(0, 12), expect.closeTo(0, 12)]);

    // The same game with the worst that could be done, once.
    const seen = actions.map((_, at) => {
      const before = actions
        .slice(0, at)
        .reduce<ReturnType<typeof pig.setup>>(
          (position, one) => pig.reduce(position, one as never),
          pig.setup({ players: 2, options }),
        );
      return judge.advise(before).actions.at(-1);
    });
    const worst = seen.reduce((most, one, at) => ((one?.loss ?? 0) > (seen[most]?.loss ?? 0) ? at : most), 0);
    const blunder = {
      ...(seen[worst]?.action as object),
      ...(seen[worst]?.action.type === 'roll' && { outcome: [2] }),
    };
    const { steps } = await reviewRecord(pigGame(...actions.slice(0, worst), blunder), pig);
    const { loss = 0, mark, best } = steps.at(-1) ?? {};
    expect(loss).toBeGreaterThan(0.05);
    expect(loss).toBeCloseTo(seen[worst]?.loss ?? 0, 12);
    expect(mark).toBe(loss >= 0.1 ? 'blunder' : 'mistake');
    expect(best?.action).toMatchObject({ type: actions[worst]?.type });
  });
});

describe('a review', () => {
  it.each([
    ['of a player alone', counter, 1, 12],
    ['of two', kiriki, 2, 8],
    ['of three on the board', race, 3, 12],
    ['of secrets', sealed, 2, 12],
  ] as const)('%s adds up', async (_, game, players, most) => {
    const review = await reviewRecord(recordOf(game as never, players, 'one', most), game as never, { effort: 0.02 });
    for (const gap of gapsIn(review)) expect(gap).toBeCloseTo(0, 9);
    expect(review.players.every(({ skill }) => skill <= 0)).toBe(true);
    expect(review.steps.every(({ loss }) => loss >= 0)).toBe(true);
    expect(review.isComplete).toBe(true);
  });

  it('comes to the same again, whatever the seed of the record', async () => {
    const record = recordOf(race as never, 3, 'one', 6);
    const [one, other] = await Promise.all([
      reviewRecord(record, race, { effort: 0.02 }),
      reviewRecord({ ...record, seed: undefined }, race, { effort: 0.02 }),
    ]);
    expect(other).toEqual(one);
  });

  it('goes as far as the record holds, and says why no further', async () => {
    const review = await reviewRecord(pigGame(roll(0, 4), hold(1), roll(0, 2)), pig);
    expect(review).toMatchObject({ isComplete: false, problem: { code: 'NOT_YOUR_TURN' } });
    expect(review.steps).toHaveLength(1);
    for (const gap of gapsIn(review)) expect(gap).toBeCloseTo(0, 12);
  });

  it('gives what it has when it is ended', async () => {
    let asked = 0;
    // It is asked before each step, however long a step takes.
    const signal = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++asked > 5 });
    const record = recordOf(race as never, 3, 'one', 30);
    const review = await reviewRecord(record, race, { effort: 0.02, signal });
    expect(review.isComplete).toBe(false);
    expect(review.steps.length).toBeGreaterThanOrEqual(2);
    expect(review.steps.length).toBeLessThan(30);
    for (const gap of gapsIn(review)) expect(gap).toBeCloseTo(0, 9);
  });

  it('tells progress, and refuses what is no record', async () => {
    const told: (readonly number[])[] = [];
    await reviewRecord(pigGame(roll(0, 4), hold(0)), pig, { onProgress: (...now) => told.push(now) });
    expect(told.at(-1)).toEqual([2, 2]);
    await expect(reviewRecord({}, pig)).rejects.toMatchObject({ code: 'INVALID_RECORD' });
    await expect(reviewRecord(pigGame(), pig, { marks: { blunder: 0 } })).rejects.toThrow(RangeError);
    await expect(reviewRecord(pigGame(), pig, { effort: 0 })).rejects.toThrow(RangeError);
  });
});
