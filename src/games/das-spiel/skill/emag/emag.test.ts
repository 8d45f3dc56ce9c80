import { describe, it } from 'vitest';
import { countedAttempts } from '../../../../../test/helpers/counted-attempts.js';
import { emag } from './emag.js';
import { emagPicture } from './emag.picture.js';

const table = countedAttempts(emag, emagPicture, {
  key: 'height',
  counts: (dice) => `stacks ${dice}`,
  tries: 'stacks dice',
  least: 1,
  greatest: 281,
});

describe('table', () => {
  it('EMA-1 one to eight play', () => table.expectPlayers());

  it('EMA-2 what stands at the start of every attempt', () => table.expectStart('.'.repeat(165)));
});

describe('attempts', () => {
  it('EMA-3 the result is a number of dice', () => table.expectCounts());

  it('EMA-4 after an attempt the next player is on', () => table.expectNextPlayer());

  it('EMA-5 players try in turn', () => table.expectTurns());

  it('EMA-6 [attempts=1] one attempt each', () => table.expectOneEach());

  it('EMA-6 [attempts=2] the best result of each counts', () => table.expectBest());

  it('EMA-7 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill: 9 to 25 dice, else fewer', () =>
    table.expectDrawnCounts({ success: 9, most: 25 }));
});

describe('end', () => {
  it('EMA-8 the most dice win, ties share', () => table.expectMostWin());

  it('EMA-8 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('EMA-8 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions());

  it('EMA-3 each attempt has a result', () => table.expectResults());

  it('EMA-1 EMA-3 EMA-6 eight players, 100 attempts, and the least and the greatest result are taken', () =>
    table.expectBounds());
});

describe('picture', () => {
  it('EMA-5 whose attempt it is', () => table.expectWhoseAttempt());

  it('EMA-6 which attempt it is', () => table.expectWhichAttempt());

  it('EMA-6 [attempts=1] a single attempt has no number', () => table.expectNoNumber());
});
