import { expect } from 'vitest';
import type { AnyAction, DeepReadonly, Game } from '../../src/kernel/types.js';
import type { Picture, PictureOptions } from '../../src/picture/picture.js';
import { attemptsTable } from './attempts.js';
import { cells } from './das-spiel.js';

/** What is said of an attempt, of whoever makes it. */
interface Words {
  readonly succeeds: string;
  readonly fails: string;
  readonly tries: string;
}

/** Where the dice of the scene lie, in any order. */
type Places = readonly string[];

/** A table for a game of attempts in which the fastest wins. */
export function timedAttempts<S, A extends AnyAction, O>(
  game: Game<S, A, O>,
  picture: (view: DeepReadonly<S>, options?: PictureOptions) => Picture,
  { succeeds, fails, tries }: Words,
) {
  const table = attemptsTable(game, 'milliseconds');
  return {
    ...table,

    expectStart(start: Places, places: Places): void {
      expect([...start].sort()).toEqual(places);
      table.expectScene(picture, (board) => expect(cells(board, 'r').split(' ').sort()).toEqual(places));
    },

    expectSuccess(): void {
      const state = table.after(2, [8500]);
      expect([state.best, state.toPlay]).toEqual([[8500, null], 1]);
      expect(table.told(2, [8500])).toBe(`Player 1 ${succeeds} in 8.5 seconds.`);
      expect(table.told(2, [1000])).toBe(`Player 1 ${succeeds} in one second.`);
      expect(table.told(2, [1])).toBe(`Player 1 ${succeeds} in 0.001 seconds.`);
    },

    expectFailure(): void {
      const state = table.after(2, [null]);
      expect([state.best, state.toPlay]).toEqual([[null, null], 1]);
      expect(table.told(2, [null])).toBe(`Player 1 ${fails}.`);
    },

    expectOneEach: (): void => expect(table.after(3, [1000, 2000, 3000]).toPlay).toBeNull(),

    expectBest(): void {
      const state = table.after(2, [5000, 4000, 3000, 6000], { attempts: 2 });
      expect([state.best, state.toPlay]).toEqual([[3000, 4000], null]);
      expect(table.after(2, [null, 4000, 3000, null], { attempts: 2 }).best).toEqual([3000, 4000]);
      table.expectAttemptsOption();
    },

    expectTimes: (): void =>
      table.expectReports([1, 999, 3_600_000, null], [0, -1, 3_600_001, 0.5, '5', undefined, {}]),

    expectDrawnTimes: (): void =>
      table.expectModel(
        (result) => result !== null,
        (results) => {
          const seconds = results.filter((result) => result !== null).map((result) => result / 1000);
          expect([Math.min(...seconds), Math.max(...seconds), new Set(seconds).size]).toEqual([3, 60, 58]);
        },
      ),

    expectFastestWins(): void {
      expect(table.result(table.after(3, [5000, 1500, 2000]))).toEqual({
        winners: [1],
        scores: null,
        reason: 'All attempts are made; 1.5 seconds is the best.',
      });
      expect(table.result(table.after(3, [5000, null, 5000]))?.winners).toEqual([0, 2]);
      expect(table.result(table.after(3, [5000, 1500]))).toBeNull();
    },

    expectNobodyWins: (): void =>
      expect(table.result(table.after(2, [null, null]))).toEqual({
        winners: [],
        scores: null,
        reason: 'All attempts are made, and nobody has succeeded.',
      }),

    expectPositions: (): void => table.expectPositions(1000, null),

    expectBounds: (): void => table.expectBounds(1, 3_600_000),

    expectWhoseAttempt: (): void =>
      expect(table.summary(picture, [8500, null, 1000, 9000])).toBe(
        `Ben: Ben ${tries}. Attempt 2 of 4. Best: 8.5 seconds, –, one second.`,
      ),

    expectWhichAttempt: (): void =>
      expect(table.summary(picture, [null, 2000, 3000, null, 4000, 2500])).toBe(
        `Ada: Ada ${tries}. Attempt 3 of 4. Best: –, 2 seconds, 2.5 seconds.`,
      ),

    expectNoNumber: (): void => expect(table.summary(picture, [], 1)).toBe(`Ada: Ada ${tries}. Best: –, –, –.`),
  };
}
