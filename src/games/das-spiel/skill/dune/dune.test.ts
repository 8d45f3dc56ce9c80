import { describe, expect, it } from 'vitest';
import { timedAttempts } from '../../../../../test/helpers/timed-attempts.js';
import { dune, duneStart } from './dune.js';
import { dunePicture } from './dune.picture.js';

const table = timedAttempts(dune, dunePicture, {
  succeeds: 'has blown the four dice into a pyramid',
  fails: 'has blown a die off the plate or given up',
  tries: 'blows four dice into a pyramid',
});

describe('table', () => {
  it('DUN-1 one to eight play', () => {
    expect(dune.title).toBe('Dune');
    table.expectPlayers();
  });

  it('DUN-2 the dice lie in their places at the start of every attempt', () =>
    table.expectStart(duneStart, ['a1', 'a9', 'c4', 'i1']));
});

describe('attempts', () => {
  it('DUN-3 an attempt that succeeds has a time', () => table.expectSuccess());

  it('DUN-4 an attempt that fails has none, and the next player is on', () => table.expectFailure());

  it('DUN-5 players try in turn', () => table.expectTurns());

  it('DUN-6 [attempts=1] one attempt each', () => table.expectOneEach());

  it('DUN-6 [attempts=2] the best time of each counts', () => table.expectBest());

  it('DUN-7 times are whole milliseconds up to an hour', () => table.expectTimes());

  it('DUN-8 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill, in 3 to 60 seconds', () =>
    table.expectDrawnTimes());
});

describe('end', () => {
  it('DUN-9 the fastest wins, equal times share', () => table.expectFastestWins());

  it('DUN-9 nobody wins when all fail', () => table.expectNobodyWins());

  it('DUN-9 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('DUN-9 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions());

  it('DUN-1 DUN-6 DUN-7 eight players, 100 attempts, and the least and the greatest time are taken', () =>
    table.expectBounds());
});

describe('picture', () => {
  it('DUN-5 whose attempt it is', () => table.expectWhoseAttempt());

  it('DUN-6 which attempt it is', () => table.expectWhichAttempt());

  it('DUN-6 [attempts=1] a single attempt has no number', () => table.expectNoNumber());
});
