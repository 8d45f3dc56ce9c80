import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, deviation, distributionOf, type Histogram, histogramOf, mean, proportion } from './statistics.js';

const histogram = (values: readonly number[]): Histogram => {
  const counts: Histogram = new Map();
  for (const value of values) count(counts, value);
  return counts;
};

describe('distributions', () => {
  it('agree with what is reckoned value by value', () => {
    const values = fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 2 });
    fc.assert(
      fc.property(values, (list) => {
        const distribution = distributionOf(histogram(list));
        const sum = list.reduce((a, b) => a + b, 0);
        const average = sum / list.length;
        const squares = list.reduce((a, b) => a + (b - average) ** 2, 0);
        expect(distribution).toMatchObject({
          count: list.length,
          sum,
          min: Math.min(...list),
          max: Math.max(...list),
        });
        expect(deviation(distribution)).toBeCloseTo(Math.sqrt(squares / (list.length - 1)), 6);
        expect(mean(distribution).value).toBeCloseTo(average, 9);
        expect(distributionOf(histogramOf(distribution))).toEqual(distribution);
        expect(JSON.stringify(distributionOf(histogram([...list].reverse())))).toBe(JSON.stringify(distribution));
      }),
    );
  });

  it('of nothing and of one value are no accident', () => {
    expect(distributionOf(new Map())).toEqual({
      count: 0,
      sum: 0,
      sumOfSquares: 0,
      min: null,
      max: null,
      histogram: {},
    });
    expect(deviation(distributionOf(histogram([7])))).toBe(0);
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
    expect(estimate.value).toBe(times / all);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  it('of nothing can be anything', () => {
    expect(proportion(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});
