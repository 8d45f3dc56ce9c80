import { describe, expect, it } from 'vitest';
import { flickGame } from '../../../test/toys/flick.js';
import { pig } from '../../../test/toys/pig.js';
import { rush } from '../../../test/toys/rush.js';
import { sealed } from '../../../test/toys/sealed.js';
import { entryOf } from '../../catalogue/entry-of.js';
import { games } from '../../catalogue.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { playout } from '../../play/playout.js';
import { solve } from '../exploration/solve.js';
import { judgeOf } from './judge-of.js';

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('a judge', () => {
  it('is exact where all that can come is little', async () => {
    const options = { target: 8 };
    const start = pig.setup({ players: 2, options });
    const solved = await solve(pig, { players: 2, options });
    const judge = await judgeOf(pig);
    const state = pig.load({ ...start, banked: [3, 5], atRisk: 4 });
    const [exact = 0] = solved?.valueOf(state) ?? [];
    expect(judge.value(state).kind).toBe('exact');
    expect(judge.value(state).values[0]).toBeCloseTo(exact, 10);
    const { kind, action, value, actions } = judge.advise(state);
    expect(kind).toBe('exact');
    expect(value).toBeCloseTo(exact, 10);
    expect(actions.map(({ text }) => text).sort()).toEqual(['hold', 'roll']);
    expect(actions[0]).toMatchObject({ action, value, loss: 0 });
    expect(actions[1]?.loss).toBeCloseTo(value - (actions[1]?.value ?? 0), 12);
    // What holding leads to is known, too.
    const held = pig.reduce(state, { type: 'hold', player: 0 });
    expect(actions.find((one) => one.text === 'hold')?.value).toBeCloseTo(solved?.valueOf(held)?.[0] ?? 0, 10);
  });

  it('is exact by the mathematics of a game, where a player is alone', async () => {
    const lines = Object.keys(kiriki.setup({ players: 1 }).sheets[0] ?? {});
    const sheet = Object.fromEntries(lines.map((line) => [line, line === 'sixes' ? null : 0]));
    const state = kiriki.load({
      ...kiriki.setup({ players: 1 }),
      sheets: [sheet],
      rolls: 1,
      dice: [6, 1, 6, 2, 6],
    } as never);
    const judge = await judgeOf(kiriki);
    const { kind, values } = judge.value(state);
    expect(kind).toBe('exact');
    expect(values[0]).toBeCloseTo(18 + 2 * 6 * (1 - (5 / 6) ** 2), 9);
    expect(judge.advise(state).actions[0]).toMatchObject({
      action: { type: 'roll', player: 0, dice: [1, 3] },
      text: 'keep 6 6 6 and roll 2 dice',
    });
    // Of actions that come to the same it tells the one that is asked for.
    const sixes = [0, 2, 4].map((die) => ({ type: 'roll' as const, player: 0, dice: [die] }));
    for (const six of sixes) {
      const { actions } = judge.advise(state, 0, [six]);
      expect(actions.filter(({ text }) => text === 'keep 1 2 6 6 and roll one die')).toMatchObject([{ action: six }]);
    }
  });

  it('looks ahead by the worth of an entry, and says so', async () => {
    const own = entryOf({
      game: pig,
      worth: ({ banked, atRisk, toPlay, options }, player) =>
        Math.min(1, ((banked[player] ?? 0) + (toPlay === player ? atRisk / 2 : 0)) / options.target),
    });
    const judge = await judgeOf(own, { effort: 0.01 });
    const { kind, values } = judge.value(pig.setup({ players: 2, options: { target: 100 } }));
    expect(kind).toBe('search');
    expect(sumOf(values)).toBeCloseTo(1, 12);
  });

  it('plays games out where nobody knows what is worth it, and says how sure it is', async () => {
    const judge = await judgeOf(flickGame, { effort: 0.2 });
    const state = flickGame.setup({ players: 1 });
    const { kind, actions } = judge.advise(state);
    expect(kind).toBe('sampled');
    for (const { interval, value } of actions) {
      expect(interval?.low).toBeLessThanOrEqual(value);
      expect(interval?.high).toBeGreaterThanOrEqual(value);
    }
    expect(judge.advise(state)).toEqual((await judgeOf(flickGame, { effort: 0.2 })).advise(state));
  });

  it('knows nothing that the player may not know', async () => {
    const judge = await judgeOf(sealed, { effort: 0.2 });
    const advice = [1, 2, 3, 4, 5, 6].map((theirs) => {
      let state = sealed.setup({ players: 2, options: { polite: true } });
      for (const action of [
        { type: 'shake', player: 0, outcome: theirs },
        { type: 'shake', player: 1, outcome: 2 },
        { type: 'guess', player: 0, sum: 4 },
      ] as const) {
        state = sealed.reduce(state, action);
      }
      return [judge.advise(state as never, 1), judge.value(state as never, 1), judge.value(state as never, 1)];
    });
    for (const one of advice) expect(one).toEqual(advice[0]);
  });

  it('values positions of several players who act at once, and ends', async () => {
    const judge = await judgeOf(rush, { effort: 0.1 });
    expect(judge.value(rush.setup({ players: 2 })).values).toHaveLength(2);
    const { state } = playout(pig, { players: 2, seed: 'end' });
    const pigs = await judgeOf(pig);
    expect(sumOf(pigs.value(state).values)).toBe(1);
    expect(() => pigs.advise(state)).toThrow(refusal('GAME_OVER'));
    expect(() => pigs.advise(pig.setup({ players: 2 }), 1)).toThrow(refusal('NOT_YOUR_TURN'));
    expect(() => pigs.value({} as never)).toThrow(refusal('INVALID_STATE'));
    await expect(judgeOf(pig, { effort: 0 })).rejects.toThrow(RangeError);
    await expect(judgeOf({} as never)).rejects.toThrow(refusal('INVALID_SETUP'));
  });

  it('takes any game of the catalogue by its entry', async () => {
    const race = await games.race.load();
    const judge = await judgeOf(games.race, { effort: 0.05 });
    const { state } = playout(race, { players: 3, seed: 'one', maxActions: 40 });
    const { actions } = judge.advise(state);
    expect(actions.length).toBeGreaterThan(1);
    expect(actions.every(({ loss }) => loss >= 0)).toBe(true);
  });
});
