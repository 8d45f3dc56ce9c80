import { expect, it } from 'vitest';
import { heuristics } from './heuristics.generated.js';
import { hasWorth, loadWorth } from './heuristics.js';

it('sees games', () => expect(Object.keys(heuristics).length).toBeGreaterThan(10));

it('knows what it has, and says so of the rest', async () => {
  expect([hasWorth('finish'), hasWorth('rasanto'), hasWorth('toString'), hasWorth(7)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await expect(loadWorth('rasanto' as never)).rejects.toThrow(RangeError);
});
