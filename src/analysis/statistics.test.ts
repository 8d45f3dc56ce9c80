import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng, uniformInt } from '../kernel/dice/random.js';
import {
  boundedMean,
  count,
  deviation,
  type Histogram,
  histogramOf,
  mean,
  median,
  proportion,
  sampleOf,
} from './statistics.js';

const histogram = (values: readonly number[]): Histogram => {
  const counts: Histogram = new Map();
  for (const value of values) count(counts, value);
  return counts;
};

describe('samples', () => {
  it('agree with what is reckoned value by value', () => {
    const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2 });
    fc.assert(
      fc.property(values, (list) => {
        const sample = sampleOf(histogram(list));
        const sum = list.reduce((a, b) => a + b, 0);
        const average = sum / list.length;
        const squares = list.reduce((a, b) => a + (b - average) ** 2, 0);
        expect(sample).toMatchObject({
          count: list.length,
          sum,
          min: Math.min(...list),
          max: Math.max(...list),
        });
        expect(deviation(sample)).toBeCloseTo(Math.sqrt(squares / (list.length - 1)), 6);
        expect(mean(sample)?.value).toBeCloseTo(average, 9);
        const sorted = [...list].sort((a, b) => a - b);
        const at = (place: number) => sorted[place] ?? Number.NaN;
        expect(median(sample)).toBe((at(Math.floor((list.length - 1) / 2)) + at(Math.floor(list.length / 2))) / 2);
        expect(sampleOf(histogramOf(sample))).toEqual(sample);
        expect(JSON.stringify(sampleOf(histogram([...list].reverse())))).toBe(JSON.stringify(sample));
      }),
    );
  });

  it('of nothing and of one value are no accident', () => {
    expect(sampleOf(new Map())).toEqual({
      count: 0,
      sum: 0,
      sumOfSquares: 0,
      min: null,
      max: null,
      histogram: {},
    });
    expect(deviation(sampleOf(histogram([7])))).toBe(0);
  });
});

describe('proportions', () => {
  // Wilson's interval, reckoned by hand from the formula: (p + z²/2n ± z √(p(1-p)/n + z²/4n²)) / (1 + z²/n).
  it.each([
    [5, 10, 0.2366, 0.7634],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [500, 1000, 0.4691, 0.5309],
  ])('%d of %d lies between %d and %d', (times, all, low, high) => {
    const estimate = proportion(times, all);
    expect(estimate?.value).toBe(times / all);
    expect(estimate?.low).toBeCloseTo(low, 4);
    expect(estimate?.high).toBeCloseTo(high, 4);
  });

  it('of nothing are none', () => expect(proportion(0, 0)).toBeNull());
});

describe('means of bounded values', () => {
  const of = (values: readonly number[]) => sampleOf(histogram(values));

  it('of zeros and ones are proportions', () => {
    expect(boundedMean(of([1, 0, 0, 1, 0]), 0, 1, 0.99)).toEqual(proportion(2, 5, 0.99));
  });

  it('are those of another scale, moved and stretched', () => {
    const { value, low, high } = proportion(3, 4) ?? expect.fail();
    const scaled = boundedMean(of([1, 1, -1, 1]), -1, 1);
    expect(scaled?.value).toBeCloseTo(2 * value - 1, 12);
    expect(scaled?.low).toBeCloseTo(2 * low - 1, 12);
    expect(scaled?.high).toBe(1 - 2 * (1 - high));
  });

  it('keep an interval where all values are the same, and have none where there are no values', () => {
    const half = boundedMean(of(Array.from({ length: 20 }, () => 0.5)), 0, 1) ?? expect.fail();
    expect([half.value, half.low < 0.35, half.high > 0.65]).toEqual([0.5, true, true]);
    // Three thirds are less than one by a hair.
    expect(boundedMean({ ...of([1]), sum: 1 + 2 ** -50 }, 0, 1)?.high).toBe(1);
    expect(boundedMean(of([]), 0, 1)).toBeNull();
  });

  // Shares of a victory as they come in games for two to four: alone, shared, none.
  it.each([
    ['few victories', [0.02, 0, 0, 0.98], 60],
    ['ties by half', [0.35, 0.3, 0, 0.35], 40],
    ['nearly always a tie', [0.03, 0.96, 0, 0.01], 50],
    ['thirds and halves', [0.2, 0.2, 0.2, 0.4], 25],
  ] as const)('hold the true mean as often as they say: %s', (title, chances, size) => {
    const values = [1, 1 / 2, 1 / 3, 0];
    const truth = chances.reduce<number>((sum, chance, i) => sum + chance * (values[i] as number), 0);
    const rng = createRng(title);
    const draw = (): number => {
      let left = uniformInt(rng, 0, 9_999) / 10_000;
      const place = chances.findIndex((chance) => {
        left -= chance;
        return left < 0;
      });
      return values[place < 0 ? 3 : place] as number;
    };
    const RUNS = 2_000;
    let held = 0;
    for (let run = 0; run < RUNS; run++) {
      const { low, high } = boundedMean(of(Array.from({ length: size }, draw)), 0, 1) ?? expect.fail();
      if (low <= truth && truth <= high) held++;
    }
    // Wilson's own coverage swings a little around what it says; four standard errors are 0.02.
    expect(held / RUNS).toBeGreaterThan(0.93);
  });
});
