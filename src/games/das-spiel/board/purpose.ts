import { pick, type RandomGenerator } from '../../../kernel/random.js';

/**
 * One of the list for players without a plan: of `draws` random ones the first that has the greatest value. Every one
 * can be drawn. With one draw they are equally likely; with more, random games of races come to an end, which they would
 * not do in hundreds of thousands of turns.
 */
export function pickTowards<T>(
  rng: RandomGenerator,
  list: readonly T[],
  draws: number,
  value: (one: T) => number,
): T | undefined {
  let best = pick(rng, list);
  for (let draw = 1; draw < draws && best !== undefined; draw++) {
    const other = pick(rng, list) ?? best;
    if (value(other) > value(best)) best = other;
  }
  return best;
}
