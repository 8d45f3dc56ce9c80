import { describe, expect, it } from 'vitest';
import { attemptsTable } from '../../../../../test/helpers/attempts.js';
import { mounting } from './mounting.js';
import { mountingPicture } from './mounting.picture.js';

const table = attemptsTable(mounting, 'mounted');

describe('table', () => {
  it('MTG-1 one to eight play', () => table.expectPlayers());

  it('MTG-2 what stands at the start of every attempt', () => {
    table.expectScene(mountingPicture, (board) => expect(board).toBe('r'.repeat(165)));
  });
});

describe('attempts', () => {
  it('MTG-3 the result is a number of dice', () => {
    const state = table.after(2, [12]);
    expect([state.best, state.toPlay]).toEqual([[12, null], 1]);
    expect(table.told(2, [12])).toBe('Player 1 mounts 12 dice.');
    expect(table.told(2, [1])).toBe('Player 1 mounts one die.');
    expect(table.told(2, [0])).toBe('Player 1 mounts no dice.');
    expect(table.after(2, [0]).best).toEqual([0, null]);
    expect(table.outcome(table.after(2, [0, 0]))).toMatchObject({ winners: [0, 1], scores: [0, 0] });
    table.expectReports([0, 50, 116], [-1, 117, 0.5, '5', null, undefined]);
  });

  it('MTG-4 after an attempt the next player is on', () => {
    expect(table.after(2, [0])).toMatchObject({ toPlay: 1, made: 1 });
  });

  it('MTG-5 players try in turn', () => table.expectTurns());

  it('MTG-6 [attempts=1] one attempt each', () => {
    expect(table.after(3, [10, 20, 30]).toPlay).toBeNull();
  });

  it('MTG-6 [attempts=2] the best result of each counts', () => {
    const state = table.after(2, [10, 20, 30, 15], { attempts: 2 });
    expect([state.best, state.toPlay]).toEqual([[30, 20], null]);
    table.expectAttemptsOption();
  });

  it('MTG-7 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill: 6 to 30 dice, else fewer', () => {
    table.expectModel(
      (result) => result !== null && result >= 6,
      (results) => {
        const counts = results.map((result) => result ?? -1);
        expect([Math.min(...counts), Math.max(...counts), new Set(counts).size]).toEqual([0, 30, 31]);
      },
    );
  });
});

describe('end', () => {
  it('MTG-8 the most dice win, ties share', () => {
    expect(table.outcome(table.after(3, [5, 15, 7]))).toEqual({
      winners: [1],
      scores: [5, 15, 7],
      reason: 'All attempts are made; 15 dice is the best.',
    });
    expect(table.outcome(table.after(3, [5, 2, 5]))).toMatchObject({ winners: [0, 2], scores: [5, 2, 5] });
    expect(table.outcome(table.after(3, [5, 15]))).toBeNull();
    expect(table.outcome(table.after(1, [9]))).toMatchObject({ winners: [0], scores: [9] });
  });

  it('MTG-8 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('MTG-8 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions(10, 7));

  it('MTG-3 each attempt has a result', () => table.expectResults(10));

  it('MTG-1 MTG-3 MTG-6 eight players, 100 attempts, and the least and the greatest result are taken', () =>
    table.expectBounds(0, 116));
});

describe('picture', () => {
  it.each([
    ['MTG-5 whose attempt it is', [12, 5], 'Cy: Cy mounts dice. Attempt 1 of 4. Best: 12, 5, –.'],
    ['MTG-6 which attempt it is', [12, 5, 7, 9], 'Ben: Ben mounts dice. Attempt 2 of 4. Best: 12, 5, 7.'],
  ])('%s', (_, results, summary) => {
    expect(table.summary(mountingPicture, results)).toBe(summary);
  });

  it('MTG-6 [attempts=1] a single attempt has no number', () => {
    expect(table.summary(mountingPicture, [], 1)).toBe('Ada: Ada mounts dice. Best: –, –, –.');
  });
});
