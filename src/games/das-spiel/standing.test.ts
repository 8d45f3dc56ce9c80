import { describe, expect, it } from 'vitest';
import { decidedBy, leaders } from './standing.js';

describe('the best number', () => {
  it('is the highest or the lowest, of all or of some, and ties share it', () => {
    expect(leaders([3, 5, 2, 5])).toEqual([1, 3]);
    expect(leaders([3, 5, 2, 5], 'fewest')).toEqual([2]);
    expect(leaders([3, 5, 2, 5], 'most', [0, 2])).toEqual([0]);
  });

  it('is told with what is counted, one or several', () => {
    const reason = (best: number, what: string): string => decidedBy([best, 0], 'Over', what).reason;
    expect(reason(7, 'outer faces')).toBe('Over; 7 outer faces are the most.');
    expect(reason(1, 'outer faces')).toBe('Over; 1 outer face is the most.');
    expect(reason(1, 'green dice')).toBe('Over; 1 green die is the most.');
    expect(decidedBy([1, 2], 'Over', 'dice left', 'fewest').reason).toBe('Over; 1 die left is the fewest.');
    expect(reason(0, 'points')).toBe('Over; 0 points are the most.');
    expect(reason(-1, 'points')).toBe('Over; 0 points are the most.');
  });
});
