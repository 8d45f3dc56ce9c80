import { describe, expect, it } from 'vitest';
import { attemptsTable } from '../../../../../test/helpers/attempts.js';
import { cells } from '../../../../../test/helpers/das-spiel.js';
import { dune, duneStart } from './dune.js';
import { dunePicture } from './dune.picture.js';

const table = attemptsTable(dune, 'milliseconds');

describe('table', () => {
  it('DUN-1 one to eight play', () => {
    expect(dune.title).toBe('Dune');
    table.expectPlayers();
  });

  it('DUN-2 the dice lie in their places at the start of every attempt', () => {
    expect([...duneStart].sort()).toEqual(['a1', 'a9', 'c4', 'i1']);
    table.expectScene(dunePicture, (board) =>
      expect(cells(board, 'r').split(' ').sort()).toEqual([...duneStart].sort()),
    );
  });
});

describe('attempts', () => {
  it('DUN-3 an attempt that succeeds has a time', () => {
    const state = table.after(2, [8500]);
    expect([state.best, state.toPlay]).toEqual([[8500, null], 1]);
    expect(table.told(2, [8500])).toBe('Player 1 has blown the four dice into a pyramid in 8.5 seconds.');
    expect(table.told(2, [1000])).toBe('Player 1 has blown the four dice into a pyramid in one second.');
    expect(table.told(2, [1])).toBe('Player 1 has blown the four dice into a pyramid in 0.001 seconds.');
  });

  it('DUN-4 an attempt that fails has none, and the next player is on', () => {
    const state = table.after(2, [null]);
    expect([state.best, state.toPlay]).toEqual([[null, null], 1]);
    expect(table.told(2, [null])).toBe('Player 1 has blown a die off the plate, or gives up.');
  });

  it('DUN-5 players try in turn', () => table.expectTurns());

  it('DUN-6 [attempts=1] one attempt each', () => {
    expect(table.after(3, [1000, 2000, 3000]).toPlay).toBeNull();
  });

  it('DUN-6 [attempts=2] the best time of each counts', () => {
    const state = table.after(2, [5000, 4000, 3000, 6000], { attempts: 2 });
    expect([state.best, state.toPlay]).toEqual([[3000, 4000], null]);
    expect(table.after(2, [null, 4000, 3000, null], { attempts: 2 }).best).toEqual([3000, 4000]);
    table.expectAttemptsOption();
  });

  it('DUN-7 times are whole milliseconds up to an hour', () => {
    table.expectReports([1, 999, 3_600_000, null], [0, -1, 3_600_001, 0.5, '5', undefined, {}]);
  });

  it('DUN-8 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill, in 3 to 60 seconds', () => {
    table.expectModel(
      (result) => result !== null,
      (results) => {
        const seconds = results.filter((result) => result !== null).map((result) => result / 1000);
        expect([Math.min(...seconds), Math.max(...seconds), new Set(seconds).size]).toEqual([3, 60, 58]);
      },
    );
  });
});

describe('end', () => {
  it('DUN-9 the fastest wins, equal times share', () => {
    expect(table.outcome(table.after(3, [5000, 1500, 2000]))).toEqual({
      winners: [1],
      scores: null,
      reason: 'All attempts are made; 1.5 seconds is the best.',
    });
    expect(table.outcome(table.after(3, [5000, null, 5000]))?.winners).toEqual([0, 2]);
    expect(table.outcome(table.after(3, [5000, 1500]))).toBeNull();
  });

  it('DUN-9 nobody wins when all fail', () => {
    expect(table.outcome(table.after(2, [null, null]))).toEqual({
      winners: [],
      scores: null,
      reason: 'All attempts are made, and nobody has succeeded.',
    });
  });

  it('DUN-9 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('DUN-9 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions(1000, null));

  it('DUN-1 DUN-6 DUN-7 eight players, 100 attempts, and the least and the greatest time are taken', () =>
    table.expectBounds(1, 3_600_000));
});

describe('picture', () => {
  it.each([
    [
      'DUN-5 whose attempt it is',
      [8500, null, 1000, 9000],
      'Ben: Ben blows four dice into a pyramid. Attempt 2 of 4. Best: 8.5 seconds, –, one second.',
    ],
    [
      'DUN-6 which attempt it is',
      [null, 2000, 3000, null, 4000, 2500],
      'Ada: Ada blows four dice into a pyramid. Attempt 3 of 4. Best: –, 2 seconds, 2.5 seconds.',
    ],
  ])('%s', (_, results, summary) => {
    expect(table.summary(dunePicture, results)).toBe(summary);
  });

  it('DUN-6 [attempts=1] a single attempt has no number', () => {
    expect(table.summary(dunePicture, [], 1)).toBe('Ada: Ada blows four dice into a pyramid. Best: –, –, –.');
  });
});
