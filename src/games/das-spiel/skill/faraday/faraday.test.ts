import { describe, expect, it } from 'vitest';
import { timedAttempts } from '../../../../../test/helpers/timed-attempts.js';
import { faraday, faradayStart } from './faraday.js';
import { faradayPicture } from './faraday.picture.js';

const table = timedAttempts(faraday, faradayPicture, {
  succeeds: 'has shaken the three dice into the corners',
  fails: 'has lost a die or given up',
  tries: 'shakes three dice into the corners',
});

describe('table', () => {
  it('FAR-1 one to eight play', () => {
    expect(faraday.title).toBe('Faraday');
    table.expectPlayers();
  });

  it('FAR-2 the dice lie in their places at the start of every attempt', () =>
    table.expectStart(faradayStart, ['c4', 'd3', 'd4']));
});

describe('attempts', () => {
  it('FAR-3 an attempt that succeeds has a time', () => table.expectSuccess());

  it('FAR-4 an attempt that fails has none, and the next player is on', () => table.expectFailure());

  it('FAR-5 players try in turn', () => table.expectTurns());

  it('FAR-6 [attempts=1] one attempt each', () => table.expectOneEach());

  it('FAR-6 [attempts=2] the best time of each counts', () => table.expectBest());

  it('FAR-7 times are whole milliseconds up to an hour', () => table.expectTimes());

  it('FAR-8 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill, in 3 to 60 seconds', () =>
    table.expectDrawnTimes());
});

describe('end', () => {
  it('FAR-9 the fastest wins, equal times share', () => table.expectFastestWins());

  it('FAR-9 nobody wins when all fail', () => table.expectNobodyWins());

  it('FAR-9 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('FAR-9 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions());

  it('FAR-1 FAR-6 FAR-7 eight players, 100 attempts, and the least and the greatest time are taken', () =>
    table.expectBounds());
});

describe('picture', () => {
  it('FAR-5 whose attempt it is', () => table.expectWhoseAttempt());

  it('FAR-6 which attempt it is', () => table.expectWhichAttempt());

  it('FAR-6 [attempts=1] a single attempt has no number', () => table.expectNoNumber());
});
