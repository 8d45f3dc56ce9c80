import { describe, expect, it } from 'vitest';
import { d6, die } from '../../../kernel/dice/chance.js';
import { createRng } from '../../../kernel/dice/random.js';
import { shuffled } from '../../../kernel/dice/shuffle.js';
import { drawnAnew } from './drawn-anew.js';

const unwritten = () => [];

describe('drawing anew', () => {
  const even = drawnAnew(d6(2), ([one, other]) => one === other, unwritten);

  it('leaves what will do, with its weights', () => {
    expect(even.total).toBe(6);
    expect([...even.outcomes()].map(({ outcome, weight }) => [outcome[0], weight])).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => [number, 1]),
    );
    expect([even.includes([3, 3]), even.includes([3, 4]), even.includes([7, 7]), even.includes('33')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('draws only what will do, each as often', () => {
    const rng = createRng('pairs');
    const counts = new Map<number, number>();
    for (let i = 0; i < 1200; i++) {
      const [one, other] = even.sample(rng);
      expect(other).toBe(one);
      counts.set(one as number, (counts.get(one as number) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
  });

  it('ends with a generator that always says the same', () => {
    const stuck = { next: () => 0, clone: () => stuck, getState: () => [] };
    const never = die(6).sample(stuck);
    expect(drawnAnew(die(6), (number) => number !== never, unwritten).sample(stuck)).not.toBe(never);
  });

  it('lists nothing where there is too much to list', () => {
    const deck = drawnAnew(shuffled(Array.from({ length: 60 }, (_, i) => i)), ([first]) => first === 7, unwritten);
    expect(deck.total).toBe(null);
    expect(() => deck.outcomes()).toThrow(new RangeError('this random event has too many outcomes to list'));
    expect(deck.sample(createRng('deck'))[0]).toBe(7);
  });
});
