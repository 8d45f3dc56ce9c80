import { expect, it } from 'vitest';
import { createRng } from '../../../kernel/random.js';
import { pickTowards } from './purpose.js';

const drawn = (draws: number): number[] => {
  const rng = createRng('purpose');
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 400; i++) {
    const one = pickTowards(rng, [0, 1, 2, 3], draws, (value) => value) ?? -1;
    counts[one] = (counts[one] ?? 0) + 1;
  }
  return counts;
};

it('draws each as often as the others, or the better more often, but every one', () => {
  for (const count of drawn(1)) expect(Math.abs(count - 100)).toBeLessThan(40);
  const [worst = 0, , , best = 0] = drawn(3);
  expect(worst).toBeGreaterThan(0);
  expect(best).toBeGreaterThan(180);
});

it('draws nothing from nothing', () => {
  expect(pickTowards(createRng('none'), [], 3, () => 0)).toBeUndefined();
});
