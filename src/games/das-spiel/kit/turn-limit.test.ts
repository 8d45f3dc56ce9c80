import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limitReached, turnLimit } from './turn-limit.js';

describe('a limit of turns', () => {
  it('is a positive number of turns or none, and none unless a game has one', () => {
    expect(z.parse(turnLimit(), undefined)).toBeNull();
    expect(z.parse(turnLimit(100), undefined)).toBe(100);
    for (const limit of [null, 1, 1_000_000]) expect(z.parse(turnLimit(100), limit)).toBe(limit);
    for (const none of [0, -1, 1.5, 1_000_001, '7']) expect(z.safeParse(turnLimit(), none).success).toBe(false);
  });

  it('is reached by the last turn that it allows', () => {
    expect([6, 7, 8].map((turns) => limitReached(turns, 7))).toEqual([false, true, true]);
    expect(limitReached(1_000_000, null)).toBe(false);
  });
});
