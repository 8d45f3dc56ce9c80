import { describe, expect, it } from 'vitest';
import { everyDraw } from '../../../test/helpers/every-draw.js';
import { createRng, type RandomGenerator } from './random.js';
import { shuffled } from './shuffle.js';

/** A generator that gives the least value, then the greatest, over and over. */
function alternating(): RandomGenerator {
  let calls = 0;
  const rng = { next: () => (calls++ % 2 === 0 ? -(2 ** 31) : 2 ** 31 - 5), clone: () => rng, getState: () => [calls] };
  return rng;
}

describe.each([
  ['four different', ['a', 'b', 'c', 'd'], 4],
  ['two of four different', ['a', 'b', 'c', 'd'], 2],
  ['a bag with equal items', ['a', 'a', 'b', 'b', 'b'], 5],
  ['three of a bag with equal items', ['a', 'a', 'b', 'b', 'b', 'c'], 3],
  ['all equal', ['a', 'a', 'a'], 2],
  ['structured items', [{ suit: 1 }, { suit: 1 }, [2]], 3],
  ['none of some', ['a', 'b'], 0],
  ['none of none', [], 0],
] as [string, unknown[], number][])('%s', (_name, items, count) => {
  const chance = shuffled(items, count);

  it('lists each distinct order once, weighted by the ways to draw it', () => {
    const expected = new Map<string, number>();
    for (const draw of everyDraw(items, count)) {
      const key = JSON.stringify(draw);
      expected.set(key, (expected.get(key) ?? 0) + 1);
    }
    const listed = [...chance.outcomes()].map(({ outcome, weight }) => [JSON.stringify(outcome), weight] as const);
    expect(listed).toHaveLength(expected.size);
    expect(new Map(listed)).toEqual(expected);
    expect(listed.reduce((sum, [, weight]) => sum + weight, 0)).toBe(chance.total);
  });

  it('includes exactly what it lists', () => {
    for (const { outcome } of chance.outcomes()) expect(chance.includes(outcome)).toBe(true);
    expect(chance.includes([...items, 'a'].slice(0, count + 1))).toBe(false);
    if (count > 0) expect(chance.includes(Array(count).fill('z'))).toBe(false);
  });

  it('draws every order', () => {
    const rng = createRng('shuffle');
    const orders = [...chance.outcomes()].length;
    const seen = new Set(Array.from({ length: 60 * orders }, () => JSON.stringify(chance.sample(rng))));
    expect(seen.size).toBe(orders);
  });
});

it('draws from the front: position 0 first, an item from there to the last swapped to it', () => {
  // Position 0 stays, position 1 gets the last (e), position 2 stays, position 3 gets the last, which is b by now.
  expect(shuffled(['a', 'b', 'c', 'd', 'e']).sample(alternating())).toEqual(['a', 'e', 'c', 'b', 'd']);
  expect(shuffled(['a', 'b', 'c', 'd', 'e'], 2).sample(alternating())).toEqual(['a', 'e']);
});

it('takes no item more often than there are', () => {
  const chance = shuffled(['a', 'a', 'b'], 2);
  expect(chance.includes(['a', 'a'])).toBe(true);
  expect(chance.includes(['b', 'b'])).toBe(false);
});

it('leaves the list that it was given as it was, and does not look at it again', () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  const chance = shuffled(items);
  chance.sample(createRng('list'));
  expect(items).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  items.fill('z');
  expect([...chance.sample(createRng('list'))].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

it('knows its total as long as it is a safe integer', () => {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  expect(shuffled(cards).total).toBeNull();
  expect(() => shuffled(cards).outcomes()).toThrow(RangeError);
  expect(shuffled(cards, 5).total).toBe(52 * 51 * 50 * 49 * 48);
  expect(shuffled(cards.slice(0, 18)).total).toBe(6402373705728000);
  expect(shuffled(cards.slice(0, 19)).total).toBeNull();
  expect(shuffled(cards).includes([...cards].reverse())).toBe(true);
  expect(
    shuffled(cards)
      .sample(createRng('cards'))
      .sort((a, b) => a - b),
  ).toEqual(cards);
});

it.each([-1, 4, 1.5, Number.NaN, '2', null, {}, Symbol('two')])('cannot draw %s of three', (count) => {
  expect(() => shuffled(['a', 'b', 'c'], count as number)).toThrow(RangeError);
});
