import { describe, expect, it } from 'vitest';
import { limitReached, turnLimit } from './turn-limit.js';

describe('a limit of turns', () => {
  it('is a positive number of turns or none, and none unless a game has one', () => {
    expect(turnLimit().parse(undefined)).toBeNull();
    expect(turnLimit(100).parse(undefined)).toBe(100);
    for (const limit of [null, 1, 1_000_000]) expect(turnLimit(100).parse(limit)).toBe(limit);
    for (const none of [0, -1, 1.5, 1_000_001, '7']) expect(turnLimit().safeParse(none).success).toBe(false);
  });

  it('is reached by the last turn that it allows', () => {
    expect([6, 7, 8].map((turns) => limitReached(turns, 7))).toEqual([false, true, true]);
    expect(limitReached(1_000_000, null)).toBe(false);
  });
});
