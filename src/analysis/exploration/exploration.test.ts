import { describe, expect, it } from 'vitest';
import { dealGame } from '../../../test/toys/deal.js';
import { flickGame } from '../../../test/toys/flick.js';
import { pig } from '../../../test/toys/pig.js';
import { rush } from '../../../test/toys/rush.js';
import { sealed } from '../../../test/toys/sealed.js';
import { tiles } from '../../../test/toys/tiles.js';
import { entryOf } from '../../catalogue/entry-of.js';
import { kiriki } from '../../games/kiriki/kiriki.js';
import { explore } from './explore.js';
import { solve } from './solve.js';

const refusal = (code: string) => expect.objectContaining({ name: 'GameError', code });

type TilesState = ReturnType<typeof tiles.setup>;

/** What optimal play brings the first player of Tiles, by trying everything: 1, a half or 0. */
function byHand(state: TilesState): number {
  const end = tiles.result(state);
  if (end) return end.winners.includes(0) ? 1 / end.winners.length : 0;
  const values = [...tiles.legalActions(state)].map((action) => byHand(tiles.reduce(state, action)));
  return state.toPlay === 0 ? Math.max(...values) : Math.min(...values);
}

describe('explore', () => {
  it('goes everywhere, and tells how games end', async () => {
    const found = await explore(tiles, { players: 2, options: { tiles: 4 } });
    expect(found).toMatchObject({ complete: true, depth: 5, longest: 5, broken: null });
    const winners = found.results.map((one) => one.winners.join());
    expect([...winners].sort()).toEqual(['0', '0,1', '1']);
    // The row, its four tiles in some order, and what is left of it: who has what goes with it, but for the sums.
    expect(found.states).toBeGreaterThan(1 + 24);
  });

  it('says that a game can go on for ever', async () => {
    const found = await explore(pig, { players: 2, options: { target: 5 } });
    expect(found).toMatchObject({ complete: true, longest: null, broken: null });
  });

  it('finds the shortest game that breaks what is claimed of positions', async () => {
    const invariants = [
      {
        name: 'nobody banks four',
        clause: 'PIG-2',
        holds: ({ banked }: { readonly banked: readonly number[] }) => !banked.includes(4),
      },
    ];
    const own = entryOf({ game: pig, invariants });
    const { broken, complete } = await explore(own, { players: 2 });
    expect(complete).toBe(false);
    expect(broken?.name).toBe('nobody banks four');
    expect(broken?.clause).toBe('PIG-2');
    expect(broken?.actions).toEqual([
      { type: 'roll', player: 0, outcome: [4] },
      { type: 'hold', player: 0 },
    ]);
    let state = pig.setup({ players: 2 });
    for (const action of broken?.actions ?? []) state = pig.reduce(state, action);
    expect(state.banked).toEqual([4, 0]);
  });

  it('finds it of steps, and of the start', async () => {
    const never = { name: 'never', clause: 'PIG-1', holds: () => false };
    expect((await explore(pig, { players: 2, invariants: [never] })).broken).toMatchObject({ actions: [] });
    const holds = (_: unknown, step?: { readonly action: { readonly type: string; readonly player: number } }) =>
      !(step?.action.type === 'hold' && step.action.player === 1);
    const { broken } = await explore(pig, {
      players: 2,
      invariants: [{ name: 'only the first holds', clause: 'PIG-2', holds }],
    });
    // A one of the first, another number of the second, who holds.
    expect(broken?.actions.map(({ type, player }) => `${type} ${player}`)).toEqual(['roll 0', 'roll 1', 'hold 1']);
  });

  it('asks of a position in the middle only what needs no step to it', async () => {
    const holds = (state: { readonly atRisk: number }, step?: unknown) => step !== undefined || state.atRisk === 0;
    const invariants = [{ name: 'nothing is at risk at first', clause: 'PIG-1', holds }];
    const from = pig.load({ ...pig.setup({ players: 2 }), banked: [10, 18], atRisk: 4 });
    expect(await explore(pig, { players: 2, from, invariants })).toMatchObject({ complete: true, broken: null });
  });

  it('stops at the limit, begins where it is told, and can be ended', async () => {
    expect(await explore(pig, { players: 2, limit: 100 })).toMatchObject({
      complete: false,
      states: 100,
      longest: null,
    });
    const from = pig.load({ ...pig.setup({ players: 2 }), banked: [18, 18] });
    const near = await explore(pig, { players: 2, from });
    expect(near.complete).toBe(true);
    expect(near.states).toBeLessThan(100);
    const end = AbortSignal.abort(new Error('enough'));
    await expect(explore(pig, { players: 2, signal: end })).rejects.toThrow('enough');
    await expect(explore(pig, { players: 2, limit: 0 })).rejects.toThrow(RangeError);
    await expect(explore(pig, { players: 3 })).rejects.toThrow(refusal('INVALID_SETUP'));
  });

  it('takes games of secrets, and those in which several act at once', async () => {
    for (const game of [dealGame, sealed, rush] as const) {
      const found = await explore(game as never, { players: 2, limit: 300 });
      expect(found.states).toBeGreaterThan(10);
      expect(found.broken).toBeNull();
    }
  });

  it('refuses what it cannot go through one by one', async () => {
    await expect(explore(flickGame, { players: 1 })).rejects.toThrow(refusal('INVALID_SETUP'));
  });
});

describe('solve', () => {
  it('gives what trying everything gives', async () => {
    const solved = await solve(tiles, { players: 2, options: { tiles: 4 } });
    const start = tiles.setup({ players: 2, options: { tiles: 4 } });
    const lay = { type: 'lay', player: 0 } as const;
    let sum = 0;
    let rows = 0;
    for (const { outcome } of tiles.chance(start, lay)?.outcomes() ?? []) {
      const laid = tiles.reduce(start, { ...lay, outcome } as never);
      const value = byHand(laid);
      const values = solved?.valueOf(laid);
      expect(values?.[0]).toBe(value);
      expect((values?.[0] ?? 0) + (values?.[1] ?? 0)).toBe(1);
      sum += value;
      rows++;
    }
    expect(rows).toBe(24);
    expect(solved?.values[0]).toBeCloseTo(sum / rows, 12);
  });

  it('solves what can go on for ever: Pig to 20, in which the first player wins 61.556 % of all games', async () => {
    const solved = await solve(pig, { players: 2 });
    expect(solved?.states).toBe(11_058);
    expect(solved?.values[0]).toBeCloseTo(0.61556, 5);
    expect((solved?.values[0] ?? 0) + (solved?.values[1] ?? 0)).toBeCloseTo(1, 11);
  });

  it('counts points where one plays alone', async () => {
    const lines = Object.keys(kiriki.setup({ players: 1 }).sheets[0] ?? {});
    const sheet = Object.fromEntries(lines.map((line) => [line, line === 'sixes' ? null : 0]));
    const from = { ...kiriki.setup({ players: 1 }), sheets: [sheet], rolls: 2, dice: [6, 1, 6, 2, 6] };
    const solved = await solve(kiriki, { players: 1, from: from as never });
    // Three sixes, and one roll of two dice for more.
    expect(solved?.values[0]).toBeCloseTo(18 + 2, 12);
  });

  it('gives nothing beyond the limit, and nothing for positions that cannot come', async () => {
    expect(await solve(pig, { players: 2, limit: 11_057 })).toBeNull();
    const from = pig.load({ ...pig.setup({ players: 2 }), banked: [18, 18] });
    const solved = await solve(pig, { players: 2, from });
    expect(solved?.valueOf(pig.setup({ players: 2 }))).toBeNull();
    expect(solved?.valueOf(from)).toEqual(solved?.values);
    expect(() => solved?.valueOf({} as never)).toThrow(refusal('INVALID_STATE'));
  });

  it('refuses what has no value of one position', async () => {
    await expect(solve(sealed as never, { players: 2 })).rejects.toThrow(refusal('INVALID_SETUP'));
    await expect(solve(rush, { players: 2 })).rejects.toThrow(refusal('INVALID_SETUP'));
    await expect(solve(flickGame, { players: 1 })).rejects.toThrow(refusal('INVALID_SETUP'));
  });
});
