import { describe, expect, it } from 'vitest';
import { createRng } from '../../kernel/dice/random.js';
import { playout } from '../../play/playout.js';
import { krakatoaAnalysis, krakatoaBots } from './krakatoa.analysis.js';
import { krakatoaWorth } from './krakatoa.heuristic.js';
import { krakatoa } from './krakatoa.js';

const botOf = (name: keyof typeof krakatoaBots) => {
  const { options } = krakatoa.setup({ players: 2 });
  return krakatoaBots[name].create({ game: krakatoa as never, options, parameters: {}, files: {} });
};

/** The mean total where all play by it. */
function mean(choose: unknown, games: number): number {
  let sum = 0;
  for (let game = 0; game < games; game++) {
    const { result } = playout(krakatoa, { players: 2, seed: `alike ${game}`, choose: choose as never });
    sum += (result?.scores?.[0] ?? 0) + (result?.scores?.[1] ?? 0);
  }
  return sum / (2 * games);
}

const faces = { steam: ['Y', 'Y', 'B'], ash: ['Y', 'R', 'R'], lava: ['R', 'R', 'R'] } as const;

/** Before throw 2, with these dice. */
function beforeThrowTwo() {
  let state = krakatoa.setup({ players: 2 });
  state = krakatoa.reduce(state, { type: 'throwOff', player: 0, set: 'ash', outcome: ['Y', 'Y', 'B'] });
  state = krakatoa.reduce(state, { type: 'throwOff', player: 1, set: 'ash', outcome: ['R', 'B', 'R'] });
  const thrown = { type: 'throw', player: 0, set: 'all', outcome: { scratch: false, faces } } as const;
  return { first: krakatoa.reduce(state, thrown), start: state };
}

describe('bots', () => {
  it('turn takes what the exact question puts first', () => {
    const { first } = beforeThrowTwo();
    const state = krakatoa.reduce(first, { type: 'keep', player: 0 });
    const spot = krakatoaAnalysis.spotOf(state);
    const best = spot && krakatoaAnalysis.choices(spot)[0]?.choice;
    expect(botOf('turn')(state, 0, createRng('any'))).toEqual({ type: 'throw', player: 0, set: best });
  });

  it('turn plays what is forced, and says when it is not to act', () => {
    const { start } = beforeThrowTwo();
    expect(botOf('turn')(start, 0, createRng('any'))).toEqual({ type: 'throw', player: 0, set: 'all' });
    expect(() => botOf('turn')(start, 1, createRng('any'))).toThrow(expect.objectContaining({ code: 'NOT_YOUR_TURN' }));
  });

  it('thumb keeps four points and more, and throws the set that is worth least', () => {
    const { first } = beforeThrowTwo();
    expect(botOf('thumb')(first, 0, createRng('any')).type).toBe('keep');
    const state = krakatoa.reduce(first, { type: 'keep', player: 0 });
    expect(botOf('thumb')(state, 0, createRng('any'))).toEqual({ type: 'throw', player: 0, set: 'ash' });
  });

  it('thumb scores more than play at random', () => {
    const random = (view: never, player: number, rng: never) => krakatoa.sampleAction(view, rng, player);
    expect(mean(botOf('thumb'), 60)).toBeGreaterThan(mean(random, 60) + 20);
  });
});

describe('worth', () => {
  it('is higher with more points, with marks, and with dice that score again; 1/2 at the start', () => {
    const { first, start } = beforeThrowTwo();
    const kept = krakatoa.reduce(first, { type: 'keep', player: 0 });
    expect(krakatoaWorth(krakatoa.setup({ players: 2 }), 0)).toBe(1 / 2);
    expect(krakatoaWorth(start, 0)).toBeGreaterThan(1 / 2);
    expect(krakatoaWorth(kept, 0)).toBeGreaterThan(krakatoaWorth(start, 0));
    expect(krakatoaWorth(kept, 1)).toBeLessThan(1 / 2);
  });
});
