import { deepFreeze, isInteger, numberOrType, plainEqual } from '../plain.js';
import { list, literally } from '../schemas/schema.js';
import { type Chance, chanceOf, type WeightedOutcome } from './chance.js';
import { uniformInt } from './random.js';

/** The different items, in order of first appearance, with how often each occurs. */
function tally<T>(items: readonly T[]): { item: T; count: number }[] {
  const tallies: { item: T; count: number }[] = [];
  for (const item of items) {
    const known = tallies.find((entry) => plainEqual(entry.item, item));
    if (known) known.count++;
    else tallies.push({ item, count: 1 });
  }
  return tallies;
}

/**
 * `count` of the items (all, unless given) in random order, without putting back: a shuffled bag, a deal.
 * Items that are equal cannot be told apart: each distinct order is listed once. Drawn like this: for position
 * 0, 1, … an item from `uniformInt(position, last)` is swapped to the position. The items are deeply frozen, since the
 * same objects are handed out again and again.
 *
 * @throws RangeError when `count` is no number from 0 to the number of items
 */
export function shuffled<T>(items: readonly T[], count: number = items.length): Chance<T[]> {
  if (!isInteger(count, 0, items.length)) {
    throw new RangeError(`count must be an integer from 0 to ${items.length}, not ${numberOrType(count)}`);
  }
  const all = items.map(deepFreeze);
  const bag = tally(all);
  let ways = 1;
  for (let i = 0; i < count; i++) ways *= items.length - i;
  const total = Number.isSafeInteger(ways) ? ways : null;

  // The weight of an order is the number of ways to draw it from the items, were they all different.
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
    total,
    (rng) => {
      const deck = [...all];
      for (let position = 0; position < count; position++) {
        const drawn = uniformInt(rng, position, deck.length - 1);
        const item = deck[drawn] as T;
        deck[drawn] = deck[position] as T;
        deck[position] = item;
      }
      return deck.slice(0, count);
    },
    (outcome) => {
      if (!Array.isArray(outcome) || outcome.length !== count) return false;
      return tally<unknown>(outcome).every(({ item, count: drawn }) => {
        return bag.some((entry) => entry.count >= drawn && plainEqual(entry.item, item));
      });
    },
    () => orders(count),
    () => list(literally(bag.map(({ item }) => item)), count, count),
    () => ({ kind: 'shuffled', items: all, count }),
  );
}
