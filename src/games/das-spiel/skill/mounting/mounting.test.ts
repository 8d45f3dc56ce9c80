import { describe, it } from 'vitest';
import { countedAttempts } from '../../../../../test/helpers/counted-attempts.js';
import { mounting } from './mounting.js';
import { mountingPicture } from './mounting.picture.js';

const table = countedAttempts(mounting, mountingPicture, {
  key: 'mounted',
  counts: (dice) => `mounts ${dice}`,
  tries: 'mounts dice',
  least: 0,
  greatest: 116,
});

describe('table', () => {
  it('MTG-1 one to eight play', () => table.expectPlayers());

  it('MTG-2 what stands at the start of every attempt', () => table.expectStart('r'.repeat(165)));
});

describe('attempts', () => {
  it('MTG-3 the result is a number of dice, which may be none', () => {
    table.expectCounts();
    table.expectNoDice();
  });

  it('MTG-4 after an attempt the next player is on', () => table.expectNextPlayer());

  it('MTG-5 players try in turn', () => table.expectTurns());

  it('MTG-6 [attempts=1] one attempt each', () => table.expectOneEach());

  it('MTG-6 [attempts=2] the best result of each counts', () => table.expectBest());

  it('MTG-7 [skill=] [skill=0,1] the model succeeds with 0.1 + 0.8 · skill: 6 to 30 dice, else fewer', () =>
    table.expectDrawnCounts({ success: 6, most: 30 }));
});

describe('end', () => {
  it('MTG-8 the most dice win, ties share', () => table.expectMostWin());

  it('MTG-8 it ends with the last attempt, not before', () => table.expectGoesOn());

  it('MTG-8 after the last attempt nobody can act', () => table.expectOver());
});

describe('positions', () => {
  it('are refused when results and attempts don’t agree', () => table.expectPositions());

  it('MTG-3 each attempt has a result', () => table.expectResults());

  it('MTG-1 MTG-3 MTG-6 eight players, 100 attempts, and the least and the greatest result are taken', () =>
    table.expectBounds());
});

describe('picture', () => {
  it('MTG-5 whose attempt it is', () => table.expectWhoseAttempt());

  it('MTG-6 which attempt it is', () => table.expectWhichAttempt());

  it('MTG-6 [attempts=1] a single attempt has no number', () => table.expectNoNumber());
});
