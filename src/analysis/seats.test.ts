import { expect, it } from 'vitest';
import { GameError } from '../kernel/errors.js';
import { playersFor, type Seats, usualPlayers } from './seats.js';

const seats = (min: number, max: number, fits: (players: number, options?: object) => boolean): Seats => ({
  playerCount: { min, max },
  setup: ({ players, options }) => {
    if (!fits(players, options)) throw new GameError('INVALID_SETUP', 'not so many');
  },
});

it('finds the numbers of players with which options go', () => {
  const game = seats(1, 5, (players, options) => options !== undefined || players % 2 === 1);
  expect(playersFor(game)).toEqual([1, 3, 5]);
  expect(playersFor(game, {})).toEqual([1, 2, 3, 4, 5]);
});

it('takes two where it can, else what can', () => {
  expect(usualPlayers(seats(1, 4, () => true))).toBe(2);
  expect(usualPlayers(seats(2, 4, (players) => players === 3))).toBe(3);
  expect(usualPlayers(seats(1, 4, (players) => players === 1))).toBe(1);
  expect(usualPlayers(seats(1, 4, () => false))).toBeUndefined();
});

it('lets pass what is no answer of the rules', () => {
  const broken: Seats = { playerCount: { min: 1, max: 1 }, setup: () => JSON.parse('') as unknown };
  expect(() => playersFor(broken)).toThrow(SyntaxError);
});
