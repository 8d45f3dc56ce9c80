import { describe, expect, it } from 'vitest';
import { certain, inNumbers, mixed, type Tally } from './tally.js';

const coin = mixed([
  { tally: certain(0), weight: 1 },
  { tally: certain(1), weight: 1 },
]);
const third = mixed([
  { tally: certain(1), weight: 2 },
  { tally: certain(0), weight: 1 },
]);

describe('a mixed tally', () => {
  it('adds up what different ways lead to', () => {
    expect(inNumbers(coin)).toEqual({
      total: 2,
      values: [
        { value: 0, weight: 1 },
        { value: 1, weight: 1 },
      ],
    });
  });

  it('scales its parts to the common multiple of their totals', () => {
    // Once in four a coin, else two of three: 1/4 · 1/2 + 3/4 · 2/3 = 5/8.
    const both = mixed([
      { tally: coin, weight: 1 },
      { tally: third, weight: 3 },
    ]);
    expect(both).toEqual({
      total: 24n,
      weights: new Map([
        [0, 9n],
        [1, 15n],
      ]),
    });
  });
});

describe('a tally in numbers', () => {
  const tallyOf = (...weights: bigint[]): Tally => ({
    total: weights.reduce((sum, weight) => sum + weight, 0n),
    weights: new Map(weights.map((weight, i) => [10 - i, weight])),
  });

  it('has its values in ascending order', () => {
    expect(inNumbers(tallyOf(1n, 2n, 4n))?.values.map(({ value }) => value)).toEqual([8, 9, 10]);
  });

  it('is only divided where it must be', () => {
    expect(inNumbers(tallyOf(6n, 4n))).toMatchObject({ total: 10 });
    const huge = 2n ** 60n;
    expect(inNumbers(tallyOf(huge, 3n * huge))).toEqual({
      total: 4,
      values: [
        { value: 9, weight: 3 },
        { value: 10, weight: 1 },
      ],
    });
  });

  it('is none where the weights are no safe integers at all', () => {
    expect(inNumbers(tallyOf(2n ** 60n, 1n))).toBeNull();
    expect(inNumbers(tallyOf(2n ** 53n - 2n, 1n))).toMatchObject({ total: Number.MAX_SAFE_INTEGER });
    expect(inNumbers(tallyOf(2n ** 53n - 1n, 1n))).toBeNull();
  });
});
