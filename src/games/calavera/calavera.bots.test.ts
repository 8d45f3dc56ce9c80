import { describe, expect, it } from 'vitest';
import { createRng } from '../../kernel/dice/random.js';
import { playout } from '../../play/playout.js';
import { calaveraAnalysis, calaveraBots } from './calavera.analysis.js';
import { calaveraWorth } from './calavera.heuristic.js';
import { calavera } from './calavera.js';

const botOf = (name: keyof typeof calaveraBots) => {
  const { options } = calavera.setup({ players: 2 });
  return calaveraBots[name].create({ game: calavera as never, options, parameters: {}, files: {} });
};

const rolled = (outcome: readonly ('orange' | 'green' | 'pink' | 'black' | 'joker' | 'skull')[]) =>
  calavera.reduce(calavera.setup({ players: 2 }), { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5], outcome });

/** How many games of so many the first bot wins against the second. */
function victories(one: unknown, other: unknown, games: number): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const choose = (view: never, player: number, rng: never) =>
      ((player === game % 2 ? one : other) as (...args: unknown[]) => never)(view, player, rng);
    const winners =
      playout(calavera, { players: 2, seed: `duel ${game}`, choose: choose as never }).result?.winners ?? [];
    if (winners.includes(game % 2)) won += 1 / winners.length;
  }
  return won;
}

const random = (view: never, player: number, rng: never) => calavera.sampleAction(view, rng, player);

describe('bots', () => {
  it('turn takes what the exact question puts first', () => {
    const state = rolled(['orange', 'orange', 'orange', 'pink', 'black', 'skull']);
    expect(botOf('turn')(state, 0, createRng('any'))).toEqual(calaveraAnalysis.plays(state)[0]?.action);
    expect(() => botOf('turn')(state, 1, createRng('any'))).toThrow(expect.objectContaining({ code: 'NOT_YOUR_TURN' }));
  });

  it('thumb rolls the rest again, and stops at the second skull', () => {
    const one = rolled(['orange', 'orange', 'orange', 'pink', 'black', 'skull']);
    expect(botOf('thumb')(one, 0, createRng('any'))).toEqual({ type: 'roll', player: 0, dice: [3, 4] });
    const two = rolled(['orange', 'orange', 'orange', 'pink', 'skull', 'skull']);
    expect(botOf('thumb')(two, 0, createRng('any'))).toEqual({
      type: 'mark',
      player: 0,
      dice: 'orange',
      row: 'orange',
    });
  });

  it('both beat play at random', () => {
    expect(victories(botOf('thumb'), random, 30)).toBeGreaterThan(18);
    expect(victories(botOf('turn'), random, 20)).toBeGreaterThan(12);
  });
});

describe('worth', () => {
  it('is higher with more crosses, and lower when a row runs into the Death Zone; 1/2 at the start', () => {
    const start = calavera.setup({ players: 2 });
    const state = rolled(['orange', 'orange', 'orange', 'pink', 'skull', 'skull']);
    const marked = calavera.reduce(state, { type: 'mark', player: 0, dice: 'orange', row: 'orange' });
    expect(calaveraWorth(start, 0)).toBe(1 / 2);
    expect(calaveraWorth(marked, 0)).toBeGreaterThan(1 / 2);
    const far = (crosses: number, frozen: boolean) => {
      const [sheet, other] = start.sheets;
      const rows = { ...sheet?.rows, pink: { crosses, frozen } };
      return calaveraWorth(calavera.load({ ...start, sheets: [{ ...sheet, rows }, other] as never }), 0);
    };
    expect(far(12, true)).toBeLessThan(far(8, false));
    expect(far(10, true)).toBeGreaterThan(far(10, false));
    // Whoever has frozen a row has one place less for crosses that must be made.
    expect(far(5, false)).toBeGreaterThan(far(9, true));
    expect(far(10, false)).toBeLessThan(far(5, false));
  });
});
