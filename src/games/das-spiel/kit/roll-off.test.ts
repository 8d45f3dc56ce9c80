import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createRng } from '../../../kernel/dice/random.js';
import { rollOff, rollOffWinner } from './roll-off.js';

describe('a roll-off', () => {
  it('goes on among the tied until one is alone', () => {
    const rng = createRng('roll-off');
    const chance = rollOff(3);
    const wins = [0, 0, 0];
    let longest = 0;
    for (let i = 0; i < 3000; i++) {
      const rows = chance.sample(rng);
      expect(chance.includes(rows)).toBe(true);
      longest = Math.max(longest, rows.length);
      wins[rollOffWinner(rows)] = (wins[rollOffWinner(rows)] ?? 0) + 1;
    }
    for (const count of wins) expect(count).toBeGreaterThan(900);
    expect(longest).toBeGreaterThan(2);
  });

  it.each([
    [[[4, 6, 1]], 1],
    [
      [
        [4, 6, 6],
        [2, 5],
      ],
      2,
    ],
    [
      [
        [3, 3, 3],
        [1, 5, 5],
        [6, 2],
      ],
      1,
    ],
    [
      [
        [2, 1, 2],
        [4, 4],
        [1, 3],
      ],
      2,
    ],
  ])('%j is won by player %i', (rows, winner) => {
    expect(rollOff(3).includes(rows)).toBe(true);
    expect(rollOffWinner(rows)).toBe(winner);
  });

  it.each([
    ['nothing', []],
    ['no rows', [4, 6, 1]],
    ['no list', 'no list'],
    ['too few numbers', [[4, 6]]],
    ['a number that no die has', [[4, 7, 1]]],
    ['a tie that is left', [[4, 6, 6]]],
    [
      'the untied roll, too',
      [
        [4, 6, 6],
        [1, 2, 3],
      ],
    ],
    ['a roll after the end', [[4, 6, 1], [3]]],
    ['a row that is none', [[6, 6, 6], null]],
  ])('%s is no outcome', (_, rows) => {
    expect(rollOff(3).includes(rows)).toBe(false);
  });

  it('ends with a generator that always ties', () => {
    const always = { next: () => 0, clone: () => always, jump: () => undefined, getState: () => [] };
    const rows = rollOff(3).sample(always as never);
    expect([rows.length, rollOffWinner(rows), rollOff(3).includes(rows)]).toEqual([24, 0, true]);
  });

  it('of one player is a single number, and not none', () => {
    expect(rollOff(1).sample(createRng('alone'))).toHaveLength(1);
    expect([rollOff(1).includes([[4]]), rollOffWinner([[4]])]).toEqual([true, 0]);
    for (const none of [[], '', [[4], [4]], [[]]]) expect(rollOff(1).includes(none)).toBe(false);
  });

  it('has a schema of as many numbers as can be rolled at a time', () => {
    const { schema } = rollOff(3);
    for (const rows of [
      [[4, 6, 1]],
      [
        [4, 6, 6],
        [2, 5],
      ],
      [
        [3, 3, 3],
        [1, 5, 5],
        [6, 2],
      ],
    ]) {
      expect(z.safeParse(schema, rows).success).toBe(true);
    }
    for (const none of [[], [[4]], [[1, 2, 3, 4]], [[7, 1, 1]], 'none']) {
      expect(z.safeParse(schema, none).success).toBe(false);
    }
    expect(z.safeParse(rollOff(1).schema, [[4]]).success).toBe(true);
  });

  it('is one Chance for each number of players, with no end of outcomes', () => {
    expect(rollOff(2)).toBe(rollOff(2));
    expect(rollOff(2).total).toBeNull();
    expect(() => [...rollOff(2).outcomes()]).toThrow(RangeError);
  });
});
