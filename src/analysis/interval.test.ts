import { describe, expect, it } from 'vitest';
import { fisher, student, studentQuantile, wilson } from './interval.js';

describe('the Wilson interval', () => {
  it('is that of published examples', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    const published = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [hits, samples, low, high] of published) {
      const interval = wilson(hits, samples);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    }
  });

  it('ends at 0 and 1 exactly, and mirrors', () => {
    expect(wilson(0, 7).low).toBe(0);
    expect(wilson(7, 7).high).toBe(1);
    expect(wilson(2, 7).low).toBeCloseTo(1 - wilson(5, 7).high, 12);
  });

  it('is wider for more confidence', () => {
    const widths = ([0.9, 0.95, 0.99, 0.999] as const).map((confidence) => {
      const { low, high } = wilson(30, 100, confidence);
      return high - low;
    });
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(new Set(widths).size).toBe(4);
  });

  it('refuses what is no count and what is no confidence', () => {
    expect(() => wilson(0, 0)).toThrow(RangeError);
    expect(() => wilson(3, 2)).toThrow(RangeError);
    expect(() => wilson(-1, 2)).toThrow(RangeError);
    expect(() => wilson(1, 2, 0.5 as never)).toThrow(RangeError);
  });
});

describe("Student's interval", () => {
  // Published tables of the distribution: two-sided 90, 95, 99 and 99.9 %.
  it.each([
    [1, 6.314, 12.706, 63.657, 636.619],
    [2, 2.92, 4.303, 9.925, 31.599],
    [3, 2.353, 3.182, 5.841, 12.924],
    [4, 2.132, 2.776, 4.604, 8.61],
    [5, 2.015, 2.571, 4.032, 6.869],
    [10, 1.812, 2.228, 3.169, 4.587],
    [20, 1.725, 2.086, 2.845, 3.85],
    [30, 1.697, 2.042, 2.75, 3.646],
    [60, 1.671, 2.0, 2.66, 3.46],
    [120, 1.658, 1.98, 2.617, 3.373],
    [1e9, 1.645, 1.96, 2.576, 3.291],
  ])('has the quantiles of published tables for %d degrees of freedom', (freedom, ...published) => {
    const found = ([0.9, 0.95, 0.99, 0.999] as const).map((confidence) => studentQuantile(freedom, confidence));
    for (const [i, quantile] of found.entries()) expect(quantile).toBeCloseTo(published[i] as number, 3);
  });

  it('is what the quantile says', () => {
    // Ten values with mean 5 and deviation 2: 2.262 × 2 / √10.
    const { low, high } = student(5, 2, 10);
    expect(low).toBeCloseTo(5 - 1.4307, 4);
    expect(high).toBeCloseTo(5 + 1.4307, 4);
    expect(student(5, 0, 10)).toEqual({ low: 5, high: 5 });
  });

  it('tells nothing of a single value, and refuses none', () => {
    expect(student(5, 0, 1)).toEqual({ low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY });
    expect(() => student(5, 0, 0)).toThrow(RangeError);
    expect(() => student(5, 1, 9, 0.5 as never)).toThrow(RangeError);
  });
});

describe('the Fisher interval', () => {
  it('is that of the formula', () => {
    // The hyperbolic area tangent of 0.6 is half the logarithm of 1.6 / 0.4.
    expect(fisher(0.6, 30).low).toBeCloseTo(Math.tanh(Math.log(2) - 1.959964 / Math.sqrt(27)), 6);
    expect(fisher(0.6, 30).high).toBeCloseTo(Math.tanh(Math.log(2) + 1.959964 / Math.sqrt(27)), 6);
  });

  it('mirrors, ends where there is nothing in doubt, and tells nothing of three pairs', () => {
    expect(fisher(-0.3, 50).low).toBeCloseTo(-fisher(0.3, 50).high, 12);
    expect(fisher(1, 9)).toEqual({ low: 1, high: 1 });
    expect(fisher(0.5, 3)).toEqual({ low: -1, high: 1 });
    expect(() => fisher(0.5, 9, 0.5 as never)).toThrow(RangeError);
  });
});
