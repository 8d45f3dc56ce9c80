import { plainEqual } from '../plain.js';
import { list, literally } from '../schemas/schema.js';
import { type Chance, chanceOf, type WeightedOutcome } from './chance.js';
import type { RandomGenerator } from './random.js';
import type { ChanceSpec } from './spec.js';

/** What lies in a bag: something, and how often it is there. */
export interface Counted<T> {
  readonly item: T;
  readonly count: number;
}

/** The different items, in order of first appearance, with how often each occurs. */
export function tally<T>(items: readonly T[]): Counted<T>[] {
  const tallies: { item: T; count: number }[] = [];
  for (const item of items) {
    const known = tallies.find((entry) => plainEqual(entry.item, item));
    if (known) known.count++;
    else tallies.push({ item, count: 1 });
  }
  return tallies;
}

/**
 * The Chance of drawing `count` items from a bag, one after the other, without putting back. Equal items can't be told
 * apart: each distinct order is listed once, with the number of ways to draw it if all were different.
 */
export function withoutPuttingBack<T>(
  bag: readonly Counted<T>[],
  count: number,
  sample: (rng: RandomGenerator) => T[],
  spec: () => ChanceSpec,
): Chance<T[]> {
  let ways = 1;
  const all = bag.reduce((sum, entry) => sum + entry.count, 0);
  for (let i = 0; i < count && Number.isSafeInteger(ways); i++) ways *= all - i;

  function* orders(length: number): Iterable<WeightedOutcome<T[]>> {
    if (length === 0) {
      yield { outcome: [], weight: 1 };
      return;
    }
    for (const { outcome, weight } of orders(length - 1)) {
      for (const { item, count: available } of bag) {
        const left = available - outcome.filter((drawn) => plainEqual(drawn, item)).length;
        if (left > 0) yield { outcome: [...outcome, item], weight: weight * left };
      }
    }
  }

  return chanceOf(
    Number.isSafeInteger(ways) ? ways : null,
    sample,
    (outcome) => {
      if (!Array.isArray(outcome) || outcome.length !== count) return false;
      return tally<unknown>(outcome).every(({ item, count: drawn }) => {
        return bag.some((entry) => entry.count >= drawn && plainEqual(entry.item, item));
      });
    },
    () => orders(count),
    () => list(literally(bag.flatMap(({ item, count: there }) => (there > 0 ? [item] : []))), count, count),
    spec,
  );
}
