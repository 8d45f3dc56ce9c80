import { describe, expect, it } from 'vitest';
import { attemptsTable } from '../../../../../test/helpers/attempts.js';
import { diceMikado } from './dice-mikado.js';
import { diceMikadoPicture } from './dice-mikado.picture.js';

const table = attemptsTable(diceMikado, 'removed');

describe('table', () => {
  it('MIK-1 one to eight play', () => table.expectPlayers());

  it('MIK-2 what stands at the start of every attempt', () => {
    table.expectScene(diceMikadoPicture, (board) => expect(board).toBe('r'.repeat(165)));
  });
});

describe('attempts', () => {
  it('MIK-3 the result is a number of dice', () => {
    const state = table.after(2, [12]);
    expect([state.best, state.toPlay]).toEqual([[12, null], 1]);
    expect(table.told(2, [12])).toBe('Player 1 takes 12 dice before the pyramid collapses.');
    expect(table.told(2, [1])).toBe('Player 1 takes one die before the pyramid collapses.');
    expect(table.told(2, [0])).toBe('Player 1 takes no dice before the pyramid collapses.');
    expect(table.after(2, [0]).best).toEqual([0, null]);
    expect(table.outcome(table.after(2, [0, 0]))).toMatchObject({ winners: [0, 1], scores: [0, 0] });
    table.expectReports([0, 50, 164], [-1, 165, 0.5, '5', null, undefined]);
  });

  it('MIK-4 [ends=collapse] [ends=top-moves] what ends an attempt is for the table to know', () => {
    const strict = attemptsTable(diceMikado, 'removed', { ends: 'top-moves' });
    expect(strict.told(2, [12])).toBe('Player 1 takes 12 dice before the topmost die moves.');
    expect(table.told(2, [12])).toBe('Player 1 takes 12 dice before the pyramid collapses.');
    expect(strict.after(2, [12, 7]).best).toEqual(table.after(2, [12, 7]).best);
  });

  it('MIK-5 players try in turn', () => table.expectTurns());

  it('MIK-6 [attempts=1] one attempt each', () => {
    expect(table.after(3, [10, 20, 30]).toPlay).toBeNull();
  });

  it('MIK-6 [attempts=2] the best result of each counts', () => {
    const state = table.after(2, [10, 20, 30, 15], { attempts: 2 });
    expect([state.best, state.toPlay]).toEqual([[30, 20], null]);
    table.expectAttemptsOption();
  });

  it('MIK-7 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill: 25 to 90 dice, else fewer', () => {
    table.expectModel(
      (result) => result !== null && result >= 25,
      (results) => {
        const counts = results.map((result) => result ?? -1);
        expect([Math.min(...counts), Math.max(...counts), new Set(counts).size]).toEqual([0, 90, 91]);
      },
    );
  });
});

describe('end', () => {
  it('MIK-8 the most dice win, ties share', () => {
    expect(table.outcome(table.after(3, [5, 15, 7]))).toEqual({
      winners: [1],
      scores: [5, 15, 7],
      reason: 'All attempts are made; 15 dice is the best.',
    });
    expect(table.outcome(table.after(3, [5, 2, 5]))).toMatchObject({ winners: [0, 2], scores: [5, 2, 5] });
    expect(table.outcome(table.after(3, [5, 15]))).toBeNull();
    expect(table.outcome(table.after(1, [9]))).toMatchObject({ winners: [0], scores: [9] });
  });

  it('MIK-8 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('MIK-8 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions(10, 7));

  it('MIK-3 each attempt has a result', () => table.expectResults(10));

  it('MIK-1 MIK-3 MIK-6 eight players, 100 attempts, and the least and the greatest result are taken', () =>
    table.expectBounds(0, 164));
});

describe('picture', () => {
  it.each([
    ['MIK-5 whose attempt it is', [12, 5], 'Cy: Cy takes dice out of the pyramid. Attempt 1 of 4. Best: 12, 5, –.'],
    [
      'MIK-6 which attempt it is',
      [12, 5, 7, 9],
      'Ben: Ben takes dice out of the pyramid. Attempt 2 of 4. Best: 12, 5, 7.',
    ],
  ])('%s', (_, results, summary) => {
    expect(table.summary(diceMikadoPicture, results)).toBe(summary);
  });

  it('MIK-6 [attempts=1] a single attempt has no number', () => {
    expect(table.summary(diceMikadoPicture, [], 1)).toBe('Ada: Ada takes dice out of the pyramid. Best: –, –, –.');
  });
});
