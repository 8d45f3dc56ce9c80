import { describe, expect, it } from 'vitest';
import { attemptsTable } from '../../../../../test/helpers/attempts.js';
import { countedAttempts } from '../../../../../test/helpers/counted-attempts.js';
import { editionOf } from '../../../../kernel/editions.js';
import { diceMikado } from './dice-mikado.js';
import { diceMikadoPicture } from './dice-mikado.picture.js';

const table = countedAttempts(diceMikado, diceMikadoPicture, {
  key: 'removed',
  counts: (dice) => `takes ${dice} before the pyramid collapses`,
  tries: 'takes dice out of the pyramid',
  least: 0,
  greatest: 164,
});

describe('table', () => {
  it('MIK-1 one to eight play', () => table.expectPlayers());

  it('MIK-2 what stands at the start of every attempt', () => table.expectStart('r'.repeat(165)));
});

describe('attempts', () => {
  it('MIK-3 the result is a number of dice, which may be none', () => {
    table.expectCounts();
    table.expectNoDice();
  });

  it('MIK-4 [ends=collapse] [ends=top-moves] what ends an attempt is for the table to know', () => {
    const strict = attemptsTable(diceMikado, 'removed', { ends: 'top-moves' });
    expect(strict.told(2, [12])).toBe('Player 1 takes 12 dice before the topmost die moves.');
    expect(table.told(2, [12])).toBe('Player 1 takes 12 dice before the pyramid collapses.');
    expect(strict.after(2, [12, 7]).best).toEqual(table.after(2, [12, 7]).best);
  });

  it('MIK-5 players try in turn', () => table.expectTurns());

  it('MIK-6 [attempts=1] one attempt each', () => table.expectOneEach());

  it('MIK-6 [attempts=2] the best result of each counts', () => table.expectBest());

  it('MIK-7 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill: 25 to 90 dice, else fewer', () =>
    table.expectDrawnCounts({ success: 25, most: 90 }));
});

describe('end', () => {
  it('MIK-8 the most dice win, ties share', () => table.expectMostWin());

  it('MIK-8 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('MIK-8 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions());

  it('MIK-3 each attempt has a result', () => table.expectResults());

  it('MIK-1 MIK-3 MIK-6 eight players, 100 attempts, and the least and the greatest result are taken', () =>
    table.expectBounds());
});

describe('picture', () => {
  it('MIK-5 whose attempt it is', () => table.expectWhoseAttempt());

  it('MIK-6 which attempt it is', () => table.expectWhichAttempt());

  it('MIK-6 [attempts=1] a single attempt has no number', () => table.expectNoNumber());
});

describe('editions', () => {
  it('MIK-3 MIK-4 English: until the pyramid collapses; French: until the topmost die moves', () => {
    const told = ['english', 'french'].map((name) =>
      attemptsTable(diceMikado, 'removed', editionOf(diceMikado, name)).told(2, [12]),
    );
    expect(told).toEqual([
      'Player 1 takes 12 dice before the pyramid collapses.',
      'Player 1 takes 12 dice before the topmost die moves.',
    ]);
  });
});
