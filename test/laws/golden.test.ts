import { describe, expect, it } from 'vitest';
import { kiriki } from '../../src/games/kiriki/kiriki.js';
import { GameError } from '../../src/kernel/errors.js';
import type { AnyGame } from '../../src/kernel/types.js';
import { type GameLawsOptions, gameLaws } from '../../src/testing/game-laws.js';
import { recordGolden } from '../../src/testing/golden.js';
import { jsonCopy } from '../../src/testing/plain-checks.js';
import { sealed } from '../toys/sealed.js';
import { stones } from '../toys/stones.js';
import { first, second, secondStones } from './mutants/golden.js';

const about = ['saved games load', 'recorded games are verified'];

function checksOf(
  game: object,
  options: Pick<GameLawsOptions<never, never, never>, 'golden' | 'versions'> = {},
): Record<string, number> {
  const laws = gameLaws(game as AnyGame, { ...options, runs: 2 }).filter(({ name }) => about.includes(name));
  return Object.fromEntries(laws.map((law) => [law.name, law.run().checks]));
}

describe('golden games', () => {
  it('are plain JSON, the same each time, with states on the way and the whole record', () => {
    const golden = recordGolden(stones, { players: 3, options: { heavy: true }, saves: 2 });
    expect(jsonCopy(golden)).toEqual(golden);
    expect(recordGolden(stones, { players: 3, options: { heavy: true }, saves: 2 })).toEqual(golden);
    expect(golden).toMatchObject({ format: 'dicewright/1 golden', game: 'stones', rules: 1, players: 3 });
    expect(golden.options).toEqual({ heavy: true });
    const length = golden.record?.actions.length ?? 0;
    expect(golden.saves.map(({ after }) => after)).toEqual([Math.ceil(length / 3), Math.ceil((2 * length) / 3)]);
    expect(golden.record?.result).toBeDefined();
  });

  it('are of the fewest players and of 300 actions at most, unless that is said', () => {
    expect(recordGolden(stones).players).toBe(2);
    expect(recordGolden(kiriki, { maxActions: 5, seed: 'x' }).record).toMatchObject({ players: 1, seed: 'x' });
    expect(recordGolden(kiriki, { maxActions: 5 }).record?.actions).toHaveLength(5);
    expect(recordGolden(kiriki, { players: 2, saves: 50, maxActions: 3 }).saves).toHaveLength(3);
  });

  it('want players and numbers that go', () => {
    expect(() => recordGolden(stones, { players: 9 })).toThrow(GameError);
    expect(() => recordGolden(stones, { saves: 0 })).toThrow('saves: expected a positive integer');
    expect(() => recordGolden(stones, { maxActions: 0.5 })).toThrow('maxActions: expected a positive integer');
  });

  it('hold when old saves are migrated and old records judged by their own rules', () => {
    const checks = checksOf(secondStones(), { golden: jsonCopy([first, second]), versions: { 1: stones } });
    expect(Object.values(checks).every((count) => count > 0)).toBe(true);
    expect(Object.values(checksOf(sealed, { golden: [recordGolden(sealed)] })).every((count) => count > 0)).toBe(true);
  });

  it('concern a game of which some are given, records one of which records are', () => {
    expect(checksOf(stones)).toEqual({ [about[0] as string]: 0, [about[1] as string]: 0 });
    const { record: _, ...savesAlone } = recordGolden(stones);
    expect(checksOf(stones, { golden: [savesAlone] })[about[1] as string]).toBe(0);
    const [exemption] = gameLaws(stones).flatMap((law) => (law.name === about[0] ? [law.exemption] : []));
    expect(exemption).toBe('no golden games were given (recordGolden)');
  });

  it('take an option that came later for its default', () => {
    const saves = first.saves.map(({ after, state }) => ({ after, state: { ...state, options: {} } }));
    const golden = { ...first, saves, record: undefined };
    expect(checksOf(stones, { golden: [golden] })[about[0] as string]).toBeGreaterThan(0);
  });

  it('are refused when they are none, or of another game, as are versions of another game', () => {
    for (const bad of [null, {}, { ...first, game: 'tiles' }, { ...first, format: 'x' }, { ...first, saves: [1] }]) {
      expect(() => gameLaws(stones, { golden: [bad as object] })).toThrow('golden: expected what recordGolden gives');
    }
    expect(() => gameLaws(stones, { versions: { 1: sealed } })).toThrow(GameError);
  });
});
