import { randomBot, tournament } from 'dicewright/analysis';
import { expect, it } from 'vitest';
import { perudo, perudoBot, perudoChances } from '../src/index.js';

it('reckons how likely a bid is', () => {
  const start = perudo.setup({ players: 2 });
  const state = perudo.reduce(start, { type: 'roll', player: 0, outcome: [1, 2, 2, 3, 4, 5, 5, 5, 5, 5] });
  const view = perudo.view(state, 0);
  // Three twos of one's own, ones included; of five others each counts with one third.
  expect(perudoChances(view, 0, { quantity: 3, face: 'twos' }).atLeast).toBeCloseTo(1, 10);
  expect(perudoChances(view, 0, { quantity: 4, face: 'twos' }).atLeast).toBeCloseTo(1 - (2 / 3) ** 5, 10);
  expect(perudoChances(view, 0, { quantity: 3, face: 'twos' }).exactly).toBeCloseTo((2 / 3) ** 5, 10);
  expect(perudoChances(view, 0, { quantity: 2, face: 'ones' }).atLeast).toBeCloseTo(1 - (5 / 6) ** 5, 10);
  expect(perudoChances(view, 0, { quantity: 9, face: 'twos' }).atLeast).toBe(0);
});

it.each([2, 4])('beats those who play at random, %i at the table', async (players) => {
  const { bots } = await tournament({
    game: perudo,
    players,
    games: 60,
    seed: 'perudo',
    bots: [perudoBot(), ...Array.from({ length: players - 1 }, () => randomBot(perudo))],
  });
  expect(bots[0]?.shares.sum).toBeGreaterThan(players === 2 ? 50 : 40);
});
