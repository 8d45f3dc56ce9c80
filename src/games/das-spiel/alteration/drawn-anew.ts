import { type Chance, chanceOf, type WeightedOutcome } from '../../../kernel/dice/chance.js';
import { createRng } from '../../../kernel/dice/random.js';
import type { Unless } from '../../../kernel/dice/spec.js';

/** After this many tries a fresh generator is taken, so that drawing always ends; few starts need a hundred. */
const TRIES = 2_000;

/**
 * The event drawn anew until what comes up will do: a start at which nobody has reached their goal. (Common ground of the
 * games.) Outcomes that will do keep their weights, so they are as likely to each other as before.
 *
 * @param unless - what won't do, in a form that can be written down
 */
export function drawnAnew<O>(
  chance: Chance<O>,
  willDo: (outcome: O) => boolean,
  unless: () => readonly Unless[],
): Chance<O> {
  function* fitting(): Generator<WeightedOutcome<O>> {
    for (const entry of chance.outcomes()) if (willDo(entry.outcome)) yield entry;
  }
  let total: number | null = null;
  if (chance.total !== null) {
    total = 0;
    for (const { weight } of fitting()) total += weight;
  }
  return chanceOf(
    total,
    (rng) => {
      let source = rng;
      for (let tries = 1; ; tries++) {
        const outcome = chance.sample(source);
        if (willDo(outcome)) return outcome;
        if (tries % TRIES === 0) source = createRng(`anew ${tries} ${rng.next()}`);
      }
    },
    (outcome) => chance.includes(outcome) && willDo(outcome),
    fitting,
    () => chance.schema,
    () => ({ kind: 'anew', of: chance.spec, unless: unless() }),
  );
}
