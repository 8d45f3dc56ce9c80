import { type Chance, reported, uniform } from '../../../kernel/dice/chance.js';
import { isInteger } from '../../../kernel/plain.js';
import { integer } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import { hasKeys, keptChances, tried } from '../kit/skill-model.js';
import type { AttemptResult } from './attempts.js';

// The models of attempts: how they come out without a table, and what a table may report. (Common ground of the games.)

/** An hour: the longest time that can be reported. */
export const MAX_MILLISECONDS = 3_600_000;

/** Seconds that the model draws for an attempt that succeeds, each as likely. */
const FASTEST = 3;
const SLOWEST = 60;

const times = /* @__PURE__ */ uniform<AttemptResult<'milliseconds'>>(
  Array.from({ length: SLOWEST - FASTEST + 1 }, (_, i) => ({ milliseconds: 1000 * (FASTEST + i) })),
);
const none = /* @__PURE__ */ uniform<AttemptResult<'milliseconds'>>([{ milliseconds: null }]);

/** An attempt against the clock: milliseconds, or `null` when it fails. */
export const timed: (skill: number) => Chance<AttemptResult<'milliseconds'>> = /* @__PURE__ */ keptChances(
  (skill: number) =>
    reported<AttemptResult<'milliseconds'>>(
      tried(skill, times, none),
      (outcome) => {
        if (!hasKeys(outcome, ['milliseconds'])) return false;
        return outcome.milliseconds === null || isInteger(outcome.milliseconds, 1, MAX_MILLISECONDS);
      },
      () => z.strictObject({ milliseconds: z.nullable(integer(1, MAX_MILLISECONDS)) }),
    ),
);

/** What is counted in an attempt. */
export interface Counted<Key extends string> {
  readonly key: Key;
  /** What a table may report. */
  readonly range: readonly [least: number, greatest: number];
  /** What the model draws: a failed attempt from `least` to below `good`, one that succeeds from `good` to `best`. */
  readonly drawn: readonly [least: number, good: number, best: number];
}

/** An attempt whose result is a number of dice. */
export function counted<Key extends string>({
  key,
  range,
  drawn,
}: Counted<Key>): (skill: number) => Chance<AttemptResult<Key>> {
  const [least, good, best] = drawn;
  const between = (from: number, to: number) =>
    uniform(Array.from({ length: to - from + 1 }, (_, i) => ({ [key]: from + i }) as AttemptResult<Key>));
  const isPossible = (outcome: unknown): boolean =>
    hasKeys(outcome, [key]) && isInteger(outcome[key], range[0], range[1]);
  const schema = () =>
    z.strictObject({ [key]: integer(range[0], range[1]) }) as unknown as z.$ZodType<AttemptResult<Key>>;
  return keptChances((skill: number) =>
    reported(tried(skill, between(good, best), between(least, good - 1)), isPossible, schema),
  );
}
