import { describe, expect, it } from 'vitest';
import { attemptsTable } from '../../../../../test/helpers/attempts.js';
import { emag } from './emag.js';
import { emagPicture } from './emag.picture.js';

const table = attemptsTable(emag, 'height');

describe('table', () => {
  it('EMA-1 one to eight play', () => table.expectPlayers());

  it('EMA-2 what stands at the start of every attempt', () => {
    table.expectScene(emagPicture, (board) => expect(board).toBe('.'.repeat(165)));
  });
});

describe('attempts', () => {
  it('EMA-3 the result is a number of dice', () => {
    const state = table.after(2, [12]);
    expect([state.best, state.toPlay]).toEqual([[12, null], 1]);
    expect(table.told(2, [12])).toBe('Player 1 stacks 12 dice.');
    expect(table.told(2, [1])).toBe('Player 1 stacks one die.');
    table.expectReports([1, 50, 281], [0, 282, 0.5, '5', null, undefined]);
  });

  it('EMA-4 after an attempt the next player is on', () => {
    expect(table.after(2, [1])).toMatchObject({ toPlay: 1, made: 1 });
  });

  it('EMA-5 players try in turn', () => table.expectTurns());

  it('EMA-6 [attempts=1] one attempt each', () => {
    expect(table.after(3, [10, 20, 30]).toPlay).toBeNull();
  });

  it('EMA-6 [attempts=2] the best result of each counts', () => {
    const state = table.after(2, [10, 20, 30, 15], { attempts: 2 });
    expect([state.best, state.toPlay]).toEqual([[30, 20], null]);
    table.expectAttemptsOption();
  });

  it('EMA-7 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill: 9 to 25 dice, else fewer', () => {
    table.expectModel(
      (result) => result !== null && result >= 9,
      (results) => {
        const counts = results.map((result) => result ?? -1);
        expect([Math.min(...counts), Math.max(...counts), new Set(counts).size]).toEqual([1, 25, 25]);
      },
    );
  });
});

describe('end', () => {
  it('EMA-8 the most dice win, ties share', () => {
    expect(table.outcome(table.after(3, [5, 15, 7]))).toEqual({
      winners: [1],
      scores: [5, 15, 7],
      reason: 'All attempts are made; 15 dice is the best.',
    });
    expect(table.outcome(table.after(3, [5, 2, 5]))).toMatchObject({ winners: [0, 2], scores: [5, 2, 5] });
    expect(table.outcome(table.after(3, [5, 15]))).toBeNull();
    expect(table.outcome(table.after(1, [9]))).toMatchObject({ winners: [0], scores: [9] });
  });

  it('EMA-8 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('EMA-8 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions(10, 7));

  it('EMA-3 each attempt has a result', () => table.expectResults(10));

  it('EMA-1 EMA-3 EMA-6 eight players, 100 attempts, and the least and the greatest result are taken', () =>
    table.expectBounds(1, 281));
});

describe('picture', () => {
  it.each([
    ['EMA-5 whose attempt it is', [12, 5], 'Cy: Cy stacks dice. Attempt 1 of 4. Best: 12, 5, –.'],
    ['EMA-6 which attempt it is', [12, 5, 7, 9], 'Ben: Ben stacks dice. Attempt 2 of 4. Best: 12, 5, 7.'],
  ])('%s', (_, results, summary) => {
    expect(table.summary(emagPicture, results)).toBe(summary);
  });

  it('EMA-6 [attempts=1] a single attempt has no number', () => {
    expect(table.summary(emagPicture, [], 1)).toBe('Ada: Ada stacks dice. Best: –, –, –.');
  });
});
