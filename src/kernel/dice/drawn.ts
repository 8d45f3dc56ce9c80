import { deepFreeze } from '../plain.js';
import { type Chance, checkInteger, weighted } from './chance.js';
import { type RandomGenerator, uniformInt } from './random.js';
import { withoutPuttingBack } from './without-putting-back.js';

function bagOfCounts<T>(values: readonly T[], counts: readonly number[]): [item: T, times: number][] {
  if (counts.length !== values.length) {
    throw new RangeError(`expected a count for each of ${values.length} values, not ${counts.length}`);
  }
  for (const count of counts) checkInteger(count, 0, 'a count');
  return values.map((value, i) => [value, counts[i] as number]);
}

/** `count` items from a bag, one after the other. */
function drawFrom<T>(bag: readonly (readonly [item: T, times: number])[], count: number, rng: RandomGenerator): T[] {
  const left = bag.map(([, times]) => times);
  let all = left.reduce((sum, times) => sum + times, 0);
  return Array.from({ length: count }, () => {
    let rest = uniformInt(rng, 1, all--);
    const at = left.findIndex((times) => {
      rest -= times;
      return rest <= 0;
    });
    left[at] = (left[at] as number) - 1;
    return (bag[at] as readonly [T, number])[0];
  });
}

/**
 * One of several values, each as likely as its count: what comes out of a bag that empties. It is cheap to make, so make
 * it anew from what is left; nothing is kept. Drawn as `weighted` draws.
 *
 * @param values - distinct; they are deeply frozen, since the same objects are handed out again and again
 * @param counts - how often each of them is there
 * @throws RangeError for counts that aren't natural numbers, are all 0, or aren't as many as the values
 * @example
 * ```ts
 * import { drawn } from 'dicewright/define';
 *
 * const tile = drawn(['red', 'blue'], [2, 1]);
 * console.log(tile.total); // → 3
 * const two = drawn(['red', 'blue'], [2, 1], 2);
 * console.log([...two.outcomes()].map(({ outcome }) => outcome.join(' ')).join()); // → red red,red blue,blue red
 * ```
 */
export function drawn<T>(values: readonly T[], counts: readonly number[]): Chance<T>;
/**
 * `count` of them, one after the other, without putting back; the outcome is an array in the order drawn. Each is drawn
 * with one `uniformInt(1, number of those left)`, the values in the order given.
 *
 * @param count - at most as many as there are; may be 0
 * @throws RangeError also for more than there are
 */
export function drawn<T>(values: readonly T[], counts: readonly number[], count: number): Chance<T[]>;
export function drawn<T>(values: readonly T[], counts: readonly number[], count?: number): Chance<T> | Chance<T[]> {
  const bag = bagOfCounts(values, counts);
  if (count === undefined) return weighted(bag);
  checkInteger(count, 0, 'count');
  const all = counts.reduce((sum, times) => sum + times, 0);
  if (count > all) throw new RangeError(`there are no ${count} to draw, but ${all}`);
  for (const value of values) deepFreeze(value);
  return withoutPuttingBack(
    bag.map(([item, times]) => ({ item, count: times })),
    count,
    (rng) => drawFrom(bag, count, rng),
    () => ({ kind: 'drawn', bag: bag.filter(([, times]) => times > 0), count }),
  );
}
