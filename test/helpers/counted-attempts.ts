import { expect } from 'vitest';
import type { AnyAction, DeepReadonly, Game } from '../../src/kernel/types.js';
import type { Picture, PictureOptions } from '../../src/picture/picture.js';
import { attemptsTable } from './attempts.js';

/** What is reported of an attempt, and what is said of it, of whoever makes it. */
interface Counting {
  /** The field of an outcome that holds the number. */
  readonly key: string;
  /** What is said of so many dice. */
  readonly counts: (dice: string) => string;
  readonly tries: string;
  readonly least: number;
  readonly greatest: number;
}

/** What the model draws. */
interface Drawn {
  /** What counts as success. */
  readonly success: number;
  readonly most: number;
}

/** A table for a game of attempts in which the most dice win. */
export function countedAttempts<S, A extends AnyAction, O>(
  game: Game<S, A, O>,
  picture: (view: DeepReadonly<S>, options?: PictureOptions) => Picture,
  { key, counts, tries, least, greatest }: Counting,
) {
  const table = attemptsTable(game, key);
  return {
    ...table,

    /** What stands at the start, in the letters of a board string. */
    expectStart: (board: string): void => table.expectScene(picture, (letters) => expect(letters).toBe(board)),

    expectCounts(): void {
      const state = table.after(2, [12]);
      expect([state.best, state.toPlay]).toEqual([[12, null], 1]);
      expect(table.told(2, [12])).toBe(`Player 1 ${counts('12 dice')}.`);
      expect(table.told(2, [1])).toBe(`Player 1 ${counts('one die')}.`);
      table.expectReports([least, 50, greatest], [least - 1, greatest + 1, 0.5, '5', null, undefined]);
    },

    expectNoDice(): void {
      expect(table.told(2, [0])).toBe(`Player 1 ${counts('no dice')}.`);
      expect(table.after(2, [0]).best).toEqual([0, null]);
      expect(table.result(table.after(2, [0, 0]))).toMatchObject({ winners: [0, 1], scores: [0, 0] });
    },

    expectNextPlayer: (): void => expect(table.after(2, [least])).toMatchObject({ toPlay: 1, made: 1 }),

    expectOneEach: (): void => expect(table.after(3, [10, 20, 30]).toPlay).toBeNull(),

    expectBest(): void {
      const state = table.after(2, [10, 20, 30, 15], { attempts: 2 });
      expect([state.best, state.toPlay]).toEqual([[30, 20], null]);
      table.expectAttemptsOption();
    },

    expectDrawnCounts: ({ success, most }: Drawn): void =>
      table.expectModel(
        (result) => result !== null && result >= success,
        (results) => {
          const drawn = results.map((result) => result ?? -1);
          expect([Math.min(...drawn), Math.max(...drawn), new Set(drawn).size]).toEqual([
            least,
            most,
            most - least + 1,
          ]);
        },
      ),

    expectMostWin(): void {
      expect(table.result(table.after(3, [5, 15, 7]))).toEqual({
        winners: [1],
        scores: [5, 15, 7],
        reason: 'All attempts are made; 15 dice is the best.',
      });
      expect(table.result(table.after(3, [5, 2, 5]))).toMatchObject({ winners: [0, 2], scores: [5, 2, 5] });
      expect(table.result(table.after(3, [5, 15]))).toBeNull();
      expect(table.result(table.after(1, [9]))).toMatchObject({ winners: [0], scores: [9] });
    },

    expectPositions: (): void => table.expectPositions(10, 7),

    expectResults: (): void => table.expectResults(10),

    expectBounds: (): void => table.expectBounds(least, greatest),

    expectWhoseAttempt: (): void =>
      expect(table.summary(picture, [12, 5])).toBe(`Cy: Cy ${tries}. Attempt 1 of 4. Best: 12, 5, –.`),

    expectWhichAttempt: (): void =>
      expect(table.summary(picture, [12, 5, 7, 9])).toBe(`Ben: Ben ${tries}. Attempt 2 of 4. Best: 12, 5, 7.`),

    expectNoNumber: (): void => expect(table.summary(picture, [], 1)).toBe(`Ada: Ada ${tries}. Best: –, –, –.`),
  };
}
