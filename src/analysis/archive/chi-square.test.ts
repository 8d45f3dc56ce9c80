import { describe, expect, it } from 'vitest';
import { chiSquareTail, corrected, distanceOf } from './chi-square.js';

describe('the tail of chi-square', () => {
  // Abramowitz and Stegun, Handbook of Mathematical Functions, table 26.8: percentage points.
  it.each([
    [3.84146, 1, 0.05],
    [6.6349, 1, 0.01],
    [10.828, 1, 0.001],
    [5.99146, 2, 0.05],
    [0.10259, 2, 0.95],
    [11.0705, 5, 0.05],
    [15.0863, 5, 0.01],
    [20.515, 5, 0.001],
    [1.14548, 5, 0.95],
    [18.307, 10, 0.05],
    [43.773, 30, 0.05],
    [53.672, 30, 0.005],
    [124.342, 100, 0.05],
    [149.449, 100, 0.001],
  ])('of %f with %i degrees of freedom is %f', (chiSquare, freedom, p) => {
    expect(chiSquareTail(chiSquare, freedom) / p).toBeCloseTo(1, 3);
  });

  it('is exp(-x / 2) with two degrees, far out, too', () => {
    for (const x of [0.001, 1, 3, 4, 40, 400]) expect(chiSquareTail(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 9);
    expect([chiSquareTail(0, 3), chiSquareTail(-1, 3), chiSquareTail(5_000, 3)]).toEqual([1, 1, 0]);
  });
});

describe('a distance', () => {
  it('is the chi-square of Pearson for dice that fall one by one', () => {
    const fell = [8, 12, 11, 9, 13, 7];
    const covariance = fell.map((_, i) => fell.map((__, j) => 60 * ((i === j ? 1 / 6 : 0) - 1 / 36)));
    const { chiSquare, freedom } = distanceOf(
      fell.map((count) => count - 10),
      covariance,
    );
    expect(chiSquare).toBeCloseTo(
      fell.reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0),
      9,
    );
    expect(freedom).toBe(5);
  });

  it('has no freedom where nothing varies', () => {
    expect(distanceOf([], [])).toEqual({ chiSquare: 0, freedom: 0 });
    expect(
      distanceOf(
        [0, 0],
        [
          [0, 0],
          [0, 0],
        ],
      ),
    ).toEqual({ chiSquare: 0, freedom: 0 });
  });
});

describe('several tests', () => {
  it('are corrected for each other, in the order of their chances', () => {
    const found = corrected([0.01, 0.04, 0.03, 0.005]);
    for (const [i, p] of [0.03, 0.06, 0.06, 0.02].entries()) expect(found[i]).toBeCloseTo(p, 12);
    expect(corrected([0.9, 0.8])).toEqual([1, 1]);
    expect(corrected([])).toEqual([]);
  });
});
