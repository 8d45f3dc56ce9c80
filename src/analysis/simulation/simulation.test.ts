import { describe, expect, it } from 'vitest';
import { pig } from '../../../test/toys/pig.js';
import { stones } from '../../../test/toys/stones.js';
import { entryOf } from '../../catalogue/entry-of.js';
import { mergeSimulations } from './result.js';
import { type SimulationProgress, simulation } from './simulation.js';

const asked = { game: stones, seed: 's' } as const;
const json = (value: unknown): string => JSON.stringify(value);

describe('simulation', () => {
  it('comes to the same in whatever parts', async () => {
    const whole = await simulation({ ...asked, games: 20 });
    const [a, b] = [await simulation({ ...asked, games: [0, 7] }), await simulation({ ...asked, games: [7, 20] })];
    expect(json(mergeSimulations(b, a))).toBe(json(whole));
    expect(json(await simulation({ ...asked, games: 20, resume: b }))).toBe(json(whole));
    expect(json(await simulation({ ...asked, games: 20, chunk: 3 }))).toBe(json(whole));
    expect(whole).toMatchObject({ games: 20, ranges: [[0, 20]], seed: 's', unfinished: 0 });
  });

  it('tells how far it is, with all that was played', async () => {
    const told: SimulationProgress[] = [];
    const games: number[] = [];
    const onProgress = (progress: SimulationProgress): void => {
      told.push(progress);
      games.push(progress.result().games);
    };
    const resume = await simulation({ ...asked, games: [2, 4] });
    await simulation({ ...asked, games: 10, chunk: 3, resume, onProgress });
    expect(told.map(({ done, total }) => [done, total])).toEqual([
      [2, 8],
      [5, 8],
      [8, 8],
    ]);
    expect(games).toEqual([4, 7, 10]);
  });

  it('ends when it is told to', async () => {
    const stop = new AbortController();
    const onProgress = (): void => stop.abort(new Error('enough'));
    await expect(simulation({ ...asked, games: 10, chunk: 1, onProgress, signal: stop.signal })).rejects.toThrow(
      'enough',
    );
    await expect(simulation({ ...asked, games: 10, signal: stop.signal })).rejects.toThrow('enough');
  });

  it('refuses what is no simulation, and parts of another one', async () => {
    const part = await simulation({ ...asked, games: 3 });
    const other = await simulation({ ...asked, games: [3, 5], seed: 't' });
    const code = 'INVALID_RECORD';
    expect(() => mergeSimulations(part, other)).toThrow(expect.objectContaining({ code }));
    expect(() => mergeSimulations(part, part)).toThrow(/games 0 to 2 are there already/);
    expect(() => mergeSimulations({ ...part, games: 4 })).toThrow(/contradict each other/);
    await expect(simulation({ ...asked, games: 9, resume: other })).rejects.toMatchObject({ code });
    await expect(simulation({ ...asked, games: -1 })).rejects.toThrow(RangeError);
    await expect(simulation({ ...asked, games: 1, players: 99 })).rejects.toMatchObject({ code: 'INVALID_SETUP' });
    await expect(simulation({ ...asked, games: 1, seed: 3 as never })).rejects.toMatchObject({ code: 'INVALID_SETUP' });
  });
});

describe('a simulation without luck', () => {
  const GAMES = 160;
  const worth = ({ banked, atRisk, toPlay }: ReturnType<typeof pig.setup>, player: number): number =>
    ((banked[player] ?? 0) + (toPlay === player ? atRisk / 2 : 0)) / 100;
  const table = { game: entryOf({ game: pig, worth }), options: { target: 20 }, seed: 's' } as const;
  const whole = simulation({ ...table, games: GAMES, luck: 'removed' });

  it('is the plain one, and what it comes to without the luck of the dice', async () => {
    const { luck, withoutLuck, ...plainly } = await whole;
    expect(luck).toBe('removed');
    expect(json(plainly)).toBe(json(await simulation({ ...table, games: GAMES })));
    for (const [seat, { shares }] of (withoutLuck ?? expect.fail()).entries()) {
      const plain = (plainly.wins[seat] as number) / GAMES;
      // Where luck is taken from a mean, no more of it goes than the mean's interval is wide.
      expect(Math.abs((shares.mean ?? 0) - plain)).toBeLessThan(4 * Math.sqrt((plain * (1 - plain)) / GAMES));
      expect(shares.factor).toBeGreaterThan(1.2);
    }
  });

  it('comes to the same in parts, and is never mixed with a plain one', async () => {
    const parts = [
      await simulation({ ...table, games: [0, 90], luck: 'removed' }),
      await simulation({ ...table, games: [90, GAMES], luck: 'removed' }),
    ] as const;
    expect(json(mergeSimulations(...parts))).toBe(json(await whole));
    const plain = await simulation({ ...table, games: [90, GAMES] });
    expect(() => mergeSimulations(parts[0], plain)).toThrow(/another luck/);
    const forged = JSON.parse(json(await whole));
    forged.withoutLuck[0].shares.sums[0].games++;
    expect(() => mergeSimulations(forged)).toThrow(/contradict/);
    await expect(simulation({ ...table, games: 1, luck: 'kept' as never })).rejects.toThrow(RangeError);
  });
});
