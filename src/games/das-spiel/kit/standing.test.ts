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

it('the most or the fewest win, ties share', () => {
  expect(leaders([3, 5, 5])).toEqual([1, 2]);
  expect(leaders([3, 5, 5], 'fewest')).toEqual([0]);
  expect(leaders([3, 5, 4], 'most', [0, 2])).toEqual([2]);
  expect(decidedBy([3, 5, 5], 'The end', 'points')).toEqual({
    winners: [1, 2],
    scores: [3, 5, 5],
    reason: 'The end; 5 points are the most.',
  });
  expect(decidedBy([4, 2, 0], 'The end', 'dice left', 'fewest', [0, 1])).toEqual({
    winners: [1],
    scores: [4, 2, 0],
    reason: 'The end; 2 dice left are the fewest.',
  });
});

it.each([
  ['points', 'point'],
  ['outer faces', 'outer face'],
  ['dogs', 'dog'],
  ['stars', 'star'],
  ['dice', 'die'],
  ['dice on the pyramid', 'die on the pyramid'],
  ['green dice', 'green die'],
])('one of %s is told as one %s', (many, one) => {
  expect(decidedBy([1, 0], 'The end', many).reason).toBe(`The end; 1 ${one} is the most.`);
  expect(decidedBy([0, 0], 'The end', many).reason).toBe(`The end; 0 ${many} are the most.`);
});
