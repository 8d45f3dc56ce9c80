import { deepFreeze, isInteger, numberOrType } from '../plain.js';
import type { Chance } from './chance.js';
import { uniformInt } from './random.js';
import { tally, withoutPuttingBack } from './without-putting-back.js';

/**
 * `count` of the items (all, unless given) in random order, without putting back: a shuffled bag, a deal.
 * Items that are equal cannot be told apart: each distinct order is listed once. Drawn like this: for position
 * 0, 1, … an item from `uniformInt(position, last)` is swapped to the position. The items are deeply frozen, since the
 * same objects are handed out again and again.
 *
 * @throws RangeError unless `count` is an integer from 0 to the number of items
 */
export function shuffled<T>(items: readonly T[], count: number = items.length): Chance<T[]> {
  if (!isInteger(count, 0, items.length)) {
    throw new RangeError(`count must be an integer from 0 to ${items.length}, not ${numberOrType(count)}`);
  }
  const all = items.map(deepFreeze);
  return withoutPuttingBack(
    tally(all),
    count,
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
    () => ({ kind: 'shuffled', items: all, count }),
  );
}
