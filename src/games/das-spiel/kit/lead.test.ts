import { describe, expect, it } from 'vitest';
import { chanceToFinish, chanceToLead } from './lead.js';

describe('the chance to lead', () => {
  const chances = (scores: readonly number[], open: number) => scores.map((_, one) => chanceToLead(scores, one, open));

  it('is shared out among all, evenly in a tie', () => {
    const [first, second, third] = chances([7, 3, 7], 20) as [number, number, number];
    expect(first + second + third).toBeCloseTo(1);
    expect(first).toBeCloseTo(third);
    expect(second).toBeLessThan(first);
  });

  it('counts the more, the less is still open', () => {
    const leads = [100, 10, 1, 0].map((open) => chanceToLead([5, 3], 0, open));
    expect(leads).toEqual([...leads].sort((one, other) => one - other));
    expect(leads.at(-1)).toBeGreaterThan(0.9);
  });

  it('is nothing for those who are out, and all for the only one who is in', () => {
    expect(chances([-Infinity, 4], 3)).toEqual([0, 1]);
  });

  it('is that of having fewest, where all want to be rid of something', () => {
    expect(chanceToFinish([4, 9], 0)).toBeGreaterThan(0.8);
    expect(chanceToFinish([0, 1, 1], 0)).toBeGreaterThan(chanceToFinish([10, 11, 11], 0));
  });
});
