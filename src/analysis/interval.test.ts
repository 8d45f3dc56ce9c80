import { describe, expect, it } from 'vitest';
import { wilson } from './interval.js';

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
