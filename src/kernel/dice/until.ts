import { list } from '../schemas/schema.js';
import { type Chance, chanceOf, checkInteger, MOST_LISTED, powerOf, type WeightedOutcome } from './chance.js';

/** What ends it, where that can be listed. */
function holding<O>(chance: Chance<O>, holds: (outcome: O) => boolean): O[] | null {
  if (chance.total === null) return null;
  const found: O[] = [];
  let listed = 0;
  for (const { outcome } of chance.outcomes()) {
    if (++listed > MOST_LISTED) return null;
    if (holds(outcome)) found.push(outcome);
  }
  return found;
}

/**
 * The same event again and again, independently, until something has come, as one event: the outcome is the list of all
 * that came, ending with what ended it. After `most` of them it ends whatever came.
 *
 * @param holds - whether an outcome ends it; by the outcome alone, so that a program in another language draws the same with
 * the list of those that do (of at most 5,000 outcomes)
 * @throws RangeError unless `most` is a positive integer
 * @example
 * ```ts
 * import { die, until } from 'dicewright/define';
 *
 * // Roll until a 1 comes, ten times at most.
 * const rolls = until(die(6), (face) => face === 1, 10);
 * console.log(rolls.includes([4, 6, 1]), rolls.includes([4, 6])); // → true false
 * ```
 */
export function until<O>(chance: Chance<O>, holds: (outcome: O) => boolean, most: number): Chance<O[]> {
  checkInteger(most, 1, 'most');
  const { total } = chance;
  /** Whether this many of the outcomes are all. */
  const ends = (outcomes: readonly O[], length: number): boolean =>
    length === most || (length > 0 && holds(outcomes[length - 1] as O));

  function* endings(begun: readonly O[], weight: number): Iterable<WeightedOutcome<O[]>> {
    if (ends(begun, begun.length)) {
      // Once for each thing that could have come after it.
      yield { outcome: [...begun], weight: weight * (powerOf(total, most - begun.length) as number) };
      return;
    }
    for (const next of chance.outcomes()) yield* endings([...begun, next.outcome], weight * next.weight);
  }

  return chanceOf(
    powerOf(total, most),
    (rng) => {
      const outcomes: O[] = [];
      while (!ends(outcomes, outcomes.length)) outcomes.push(chance.sample(rng));
      return outcomes;
    },
    (outcome) => {
      if (!Array.isArray(outcome)) return false;
      for (let i = 0; i < outcome.length; i++) {
        if (!chance.includes(outcome[i]) || ends(outcome, i)) return false;
      }
      return ends(outcome, outcome.length);
    },
    () => endings([], 1),
    () => list(chance.schema, most, 1),
    () => ({ kind: 'until', of: chance.spec, holds: holding(chance, holds), most }),
  );
}
