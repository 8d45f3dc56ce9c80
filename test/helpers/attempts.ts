import { expect } from 'vitest';
import { createRng } from '../../src/kernel/dice/random.js';
import { GameError } from '../../src/kernel/errors.js';
import type { AnyAction, DeepReadonly, Envelope, Game } from '../../src/kernel/types.js';
import type { Picture, PictureOptions } from '../../src/picture/picture.js';
import { indexOf, spots } from './pyramid-by-hand.js';

// What the tests of games of attempts share: nothing here uses the code of these games.

interface State extends Envelope {
  readonly best: readonly (number | null)[];
  readonly made: number;
  readonly toPlay: number | null;
}

interface Options {
  readonly attempts?: number | undefined;
  readonly skill?: readonly number[] | undefined;
}

type Result = number | null;

/** A table for a game of attempts whose result is called `key`. */
export function attemptsTable<S, A extends AnyAction, O>(typed: Game<S, A, O>, key: string, extra: object = {}) {
  const game = typed as unknown as Game<State, AnyAction & { outcome?: unknown }, Options>;
  const start = (players: number, options: Options = {}) =>
    game.setup({ players, options: { ...extra, ...options } }) as DeepReadonly<State>;
  const attempt = (player: number, result: unknown) => ({ type: 'attempt', player, outcome: { [key]: result } });

  const after = (players: number, results: readonly Result[], options: Options = {}): DeepReadonly<State> =>
    results.reduce(
      (state, result) => game.reduce(state, attempt(state.toPlay ?? 0, result)) as DeepReadonly<State>,
      start(players, options),
    );

  return {
    start,
    after,

    result: (state: DeepReadonly<State>) => game.result(state),

    /** What is said about the last of these results. */
    told(players: number, results: readonly Result[]): string {
      const before = after(players, results.slice(0, -1));
      return game.describe(before, attempt(before.toPlay ?? 0, results.at(-1)), after(players, results));
    },

    expectPlayers(): void {
      expect(game.playerCount).toEqual({ min: 1, max: 8 });
      for (const players of [1, 8]) expect(start(players).best).toEqual(Array(players).fill(null));
      for (const players of [0, 9]) expect(() => start(players)).toThrow(GameError);
      const alone = after(1, [7, 5, 6], { attempts: 4 });
      expect([alone.toPlay, game.result(alone)]).toEqual([0, null]);
      expect(game.result(after(1, [7, 5, 6, 5], { attempts: 4 }))?.winners).toEqual([0]);
    },

    expectTurns(): void {
      let state = start(3, { attempts: 2 });
      for (const player of [0, 1, 2, 0, 1, 2]) {
        expect([state.toPlay, game.playersToAct(state)]).toEqual([player, [player]]);
        expect(game.check(state, attempt((player + 1) % 3, 3))?.code).toBe('NOT_YOUR_TURN');
        expect([...game.legalActions(state)]).toEqual([{ type: 'attempt', player }]);
        state = game.reduce(state, attempt(player, 3)) as DeepReadonly<State>;
      }
      expect([state.toPlay, state.made]).toEqual([null, 6]);
      const seats = [0, 1, 2, 3, 4, 5, 6, 7];
      const full = seats.map((_, made) => after(8, Array(made).fill(3)));
      expect(full.map(({ toPlay }) => toPlay)).toEqual(seats);
      // Everybody's own result is told from the others'.
      expect(after(8, [9, 2, 3, 4, 5, 6, 7, 8]).best).toEqual([9, 2, 3, 4, 5, 6, 7, 8]);
    },

    /** For the clause about the end: a result of everybody is not the end while attempts are left. */
    expectGoesOn(): void {
      expect(game.result(after(2, [3, 3], { attempts: 2 }))).toBeNull();
      expect(game.result(after(2, [3, 3, 3], { attempts: 2 }))).toBeNull();
      expect(game.result(after(2, [3, 3, 3, 3], { attempts: 2 }))).not.toBeNull();
    },

    expectAttemptsOption(): void {
      for (const attempts of [0, 101, 1.5]) expect(() => start(2, { attempts })).toThrow(GameError);
      let state = start(2, { attempts: 100 });
      while (state.toPlay !== null) state = game.reduce(state, attempt(state.toPlay, 3)) as DeepReadonly<State>;
      expect(state.made).toBe(200);
    },

    /** What a table can report, and what it can't. */
    expectReports(possible: readonly unknown[], impossible: readonly unknown[]): void {
      const before = start(2);
      for (const result of possible)
        expect([result, game.safeReduce(before, attempt(0, result)).ok]).toEqual([result, true]);
      for (const result of impossible) {
        const refused = game.safeReduce(before, attempt(0, result));
        expect([result, refused.ok ? 'accepted' : refused.error.code]).toEqual([result, 'INVALID_OUTCOME']);
      }
      for (const outcome of [null, 5, {}, [5], { [key]: 5, more: 1 }]) {
        expect(game.safeReduce(before, { type: 'attempt', player: 0, outcome }).ok).toBe(false);
      }
    },

    /** The exact chance of success for some skills, and everything that can be drawn. */
    expectModel(succeeds: (result: Result) => boolean, drawn: (results: Result[]) => void): void {
      for (const [skill, percent] of [
        [undefined, 50],
        [[0], 10],
        [[1], 90],
        [[0.25], 30],
      ] as const) {
        const state = start(2, skill === undefined ? {} : { skill });
        const chance = game.chance(state, { type: 'attempt', player: 0 });
        let good = 0;
        const results: Result[] = [];
        for (const { outcome, weight } of chance?.outcomes() ?? []) {
          const result = (outcome as Record<string, Result>)[key] ?? null;
          results.push(result);
          if (succeeds(result)) good += weight;
        }
        expect((100 * good) / (chance?.total ?? 0)).toBeCloseTo(percent, 10);
        drawn(results);
        expect(chance?.includes(chance.sample(createRng('model')))).toBe(true);
        expect(game.chance(state, { type: 'attempt', player: 0 })).toBe(chance);
      }
      expect(game.chance(start(2, { skill: [1] }), { type: 'attempt', player: 0 })).not.toBe(null);
      // Players have their own skill.
      for (const [player, percent] of [10, 90, 50].entries()) {
        const chance = game.chance(after(3, Array(player).fill(3), { skill: [0, 1] }), { type: 'attempt', player });
        const weights = [...(chance?.outcomes() ?? [])].map(({ outcome, weight }) =>
          succeeds((outcome as Record<string, Result>)[key] ?? null) ? weight : 0,
        );
        expect((100 * weights.reduce((sum, weight) => sum + weight)) / (chance?.total ?? 0)).toBeCloseTo(percent, 10);
      }
      expect(start(8, { skill: Array(8).fill(1) }).toPlay).toBe(0);
      expect(() => start(2, { skill: [0, 1, 0.5] })).toThrow(GameError);
      expect(() => start(2, { skill: [0.0005] })).toThrow(GameError);
    },

    expectOver(): void {
      const over = after(2, [3, 3]);
      expect(game.playersToAct(over)).toEqual([]);
      expect(game.check(over, attempt(0, 3))?.code).toBe('GAME_OVER');
    },

    /** Positions that are taken and refused; `other` is the result of a second attempt, `null` where attempts can fail. */
    expectPositions(result: number, other: Result): void {
      const state = start(2, { attempts: 2 });
      expect(game.load({ ...state, best: [result, other], made: 2, toPlay: 0 })).toMatchObject({ made: 2 });
      for (const change of [
        { best: [null] },
        { best: [null, null, null] },
        { best: [result, null] },
        { made: 1 },
        { toPlay: 1 },
        { toPlay: null },
        { best: [result, result], made: 1, toPlay: 1 },
        { made: 5, toPlay: 1 },
      ]) {
        expect(() => game.load({ ...state, ...change })).toThrow(GameError);
      }
    },

    /** For games in which each attempt has a result: nobody has none after their first one. */
    expectResults(result: number): void {
      const state = start(3, { attempts: 2 });
      const load = (made: number, best: Result[]) => game.load({ ...state, best, made, toPlay: made % 3 });
      expect(load(1, [result, null, null]).made).toBe(1);
      expect(load(3, [result, result, result]).made).toBe(3);
      expect(() => load(1, [null, null, null])).toThrow(/Player 1 has made an attempt but has no result/);
      expect(() => load(2, [result, null, null])).toThrow(/Player 2 has made an attempt but has no result/);
      expect(() => load(4, [result, result, null])).toThrow(/Player 3 has made an attempt but has no result/);
    },

    /** Positions of a full table, with all attempts that there can be and the least and the greatest result. */
    expectBounds(least: number, greatest: number): void {
      const full = { ...start(8, { attempts: 100 }), best: Array(8).fill(least) };
      for (const [made, toPlay] of [
        [799, 7],
        [800, null],
      ]) {
        expect(game.load({ ...full, made, toPlay })).toMatchObject({ made, toPlay });
      }
      const over = after(2, [3, 3]);
      for (const result of [least, greatest])
        expect(game.load({ ...over, best: [result, 3] }).best).toEqual([result, 3]);
      for (const result of [least - 1, greatest + 1])
        expect(() => game.load({ ...over, best: [result, 3] })).toThrow(GameError);
    },

    /** What the picture says after these results of three players who have so many attempts each. */
    summary(
      picture: (view: DeepReadonly<S>, options?: PictureOptions) => Picture,
      results: readonly Result[],
      attempts = 4,
    ): string {
      const view = after(3, results, { attempts }) as unknown as DeepReadonly<S>;
      const { parts, summary } = picture(view, { names: ['Ada', 'Ben', 'Cy'] });
      const sheet = parts.find(({ kind }) => kind === 'sheet');
      const acting = sheet?.kind === 'sheet' ? sheet.columns.flatMap((one) => (one.current ? one.heading : [])) : [];
      return `${acting.join(' ')}: ${summary}`;
    },

    /** What the picture shows before an attempt, as a board string, and that it tells the results. */
    expectScene(
      picture: (view: DeepReadonly<S>, options?: PictureOptions) => Picture,
      board: (letters: string) => void,
    ): void {
      const shown = picture(start(2) as unknown as DeepReadonly<S>);
      const letters = Array<string>(165).fill('.');
      for (const part of shown.parts) {
        if (part.kind !== 'board') continue;
        for (const { at, die } of part.cells) if (die) letters[indexOf(at)] = die.color === 'red' ? 'r' : 'x';
      }
      expect(letters.length).toBe(spots.length);
      board(letters.join(''));
      expect(picture(after(2, [3, 3]) as unknown as DeepReadonly<S>).summary).toContain('All attempts are made');
    },
  };
}
