import { describe, expect, it } from 'vitest';
import { createRng, uniformInt } from '../../kernel/dice/random.js';
import { count, sampleOf } from '../statistics.js';
import { addControl, control, controlFrom, noControl, plainControl, withoutLuck } from './control.js';

const rng = createRng('control');
const drawn = (): number => uniformInt(rng, 0, 1e6) / 1e6;

/** Games that are won by luck to such a part, and else by something that nobody knows. */
function gamesOf(games: number, part: number) {
  return Array.from({ length: games }, () => {
    const luck = drawn() - 0.5;
    const rest = drawn() - 0.5;
    return { luck, value: part * luck + (1 - part) * rest > -0.1 ? 1 : 0 };
  });
}

function counted(games: readonly { readonly luck: number; readonly value: number }[]) {
  const sums = noControl();
  const values = new Map<number, number>();
  for (const [round, { value, luck }] of games.entries()) {
    control(sums, round, value, luck);
    count(values, value);
  }
  return { sums, ...withoutLuck(sums, sampleOf(values)), plain: sampleOf(values) };
}

describe('a mean without luck', () => {
  it('is nearer to what is expected, and lies on neither side of it', () => {
    // With equal parts of luck and what isn't luck, so much is won: 1 - (1 - 0.2)² / 2.
    const expected = 0.68;
    const runs = 800;
    const games = 64;
    const off = Array.from({ length: runs }, () => (counted(gamesOf(games, 0.5)).mean ?? Number.NaN) - expected);
    const mean = off.reduce((sum, one) => sum + one, 0) / runs;
    const squares = off.reduce((sum, one) => sum + one ** 2, 0) / runs;
    expect(Math.abs(mean)).toBeLessThan(4 * Math.sqrt(squares / runs));
    expect(squares).toBeLessThan((0.8 * expected * (1 - expected)) / games);
    // How far it is off is what it says.
    const { factor } = counted(gamesOf(20_000, 0.5));
    const told = (expected * (1 - expected)) / games / factor ** 2;
    expect(squares / told).toBeGreaterThan(0.85);
    expect(squares / told).toBeLessThan(1.25);
  });

  it.each([32, 100, 1000, 10_000])('is no worse where %i games have nothing to do with luck', (games) => {
    const runs = 40;
    const factors = Array.from({ length: runs }, () => counted(gamesOf(games, 0)).factor);
    expect(Math.min(...factors)).toBeGreaterThan(1 - 10 / games);
    expect(factors.reduce((sum, one) => sum + one, 0) / runs).toBeGreaterThan(1 - 1 / games);
  });

  it('is exact where nothing but luck decides, and plain where nothing varies or little was played', () => {
    const all = Array.from({ length: 100 }, () => drawn() - 0.5).map((luck) => ({ luck, value: 3 + 2 * luck }));
    expect(counted(all).mean).toBeCloseTo(3, 5);
    expect(counted(all).factor).toBeGreaterThan(1000);
    const won = counted(all.map(({ luck }) => ({ luck, value: 1 })));
    expect(won).toMatchObject({ mean: 1, factor: 1 });
    const few = counted(all.slice(0, 31));
    expect(few).toMatchObject({ mean: few.plain.sum / 31, factor: 1 });
    expect(withoutLuck(noControl(), sampleOf(new Map()))).toEqual({ mean: null, factor: 1 });
  });

  it('is the same in whatever order its parts come, and as JSON', () => {
    const games = gamesOf(200, 0.5).map((game, round) => ({ ...game, round }));
    const partOf = (numbers: typeof games) => {
      const sums = noControl();
      for (const { round, value, luck } of numbers) control(sums, round, value, luck);
      return sums;
    };
    const whole = partOf(games);
    const united = partOf(games.slice(90).reverse());
    addControl(united, partOf(games.slice(0, 90)));
    expect(united).toEqual(whole);
    expect(controlFrom(JSON.parse(JSON.stringify(plainControl(whole))))).toEqual(whole);
  });
});
