import { describe, expect, it } from 'vitest';
import { timedAttempts } from '../../../../../test/helpers/timed-attempts.js';
import { coulomb, coulombStart } from './coulomb.js';
import { coulombPicture } from './coulomb.picture.js';

const table = timedAttempts(coulomb, coulombPicture, {
  succeeds: 'has shaken the four dice into a pyramid',
  fails: 'has lost a die or given up',
  tries: 'shakes four dice into a pyramid',
});

describe('table', () => {
  it('COU-1 one to eight play', () => {
    expect(coulomb.title).toBe('Coulomb');
    table.expectPlayers();
  });

  it('COU-2 the dice lie in their places at the start of every attempt', () =>
    table.expectStart(coulombStart, ['a1', 'a9', 'c4', 'i1']));
});

describe('attempts', () => {
  it('COU-3 an attempt that succeeds has a time', () => table.expectSuccess());

  it('COU-4 an attempt that fails has none, and the next player is on', () => table.expectFailure());

  it('COU-5 players try in turn', () => table.expectTurns());

  it('COU-6 [attempts=1] one attempt each', () => table.expectOneEach());

  it('COU-6 [attempts=2] the best time of each counts', () => table.expectBest());

  it('COU-7 times are whole milliseconds up to an hour', () => table.expectTimes());

  it('COU-8 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill, in 3 to 60 seconds', () =>
    table.expectDrawnTimes());
});

describe('end', () => {
  it('COU-9 the fastest wins, equal times share', () => table.expectFastestWins());

  it('COU-9 nobody wins when all fail', () => table.expectNobodyWins());

  it('COU-9 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('COU-9 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions());

  it('COU-1 COU-6 COU-7 eight players, 100 attempts, and the least and the greatest time are taken', () =>
    table.expectBounds());
});

describe('picture', () => {
  it('COU-5 whose attempt it is', () => table.expectWhoseAttempt());

  it('COU-6 which attempt it is', () => table.expectWhichAttempt());

  it('COU-6 [attempts=1] a single attempt has no number', () => table.expectNoNumber());
});
