import { type Chance, reported, uniform } from '../../../kernel/dice/chance.js';
import { isInteger } from '../../../kernel/plain.js';
import { integer } from '../../../kernel/schemas/schema.js';
import * as z from '../../../kernel/schemas/zod.js';
import { hasKeys, keptChances, tried } from '../kit/skill-model.js';
import type { Attempted, AttemptResult } from './attempts.js';
import { dice, seconds } from './words.js';

// What attempts are about: what a table may report, and the models of how they come out without one.

/** An hour: the longest time that can be reported. */
const MAX_MILLISECONDS = 3_600_000;

/** Seconds that the model draws for an attempt that succeeds, each as likely. */
const FASTEST = 3;
const SLOWEST = 60;

const times = /* @__PURE__ */ uniform<AttemptResult<'milliseconds'>>(
  Array.from({ length: SLOWEST - FASTEST + 1 }, (_, i) => ({ milliseconds: 1000 * (FASTEST + i) })),
);
const none = /* @__PURE__ */ uniform<AttemptResult<'milliseconds'>>([{ milliseconds: null }]);

/** How an attempt against the clock comes out: milliseconds, or `null` when it fails. */
const timed: (skill: number) => Chance<AttemptResult<'milliseconds'>> = /* @__PURE__ */ keptChances((skill: number) =>
  reported<AttemptResult<'milliseconds'>>(
    tried(skill, times, none),
    (outcome) => {
      if (!hasKeys(outcome, ['milliseconds'])) return false;
      return outcome.milliseconds === null || isInteger(outcome.milliseconds, 1, MAX_MILLISECONDS);
    },
    () => z.strictObject({ milliseconds: z.nullable(integer(1, MAX_MILLISECONDS)) }),
  ),
);

/** Attempts against the clock: the fewest milliseconds win. */
export const timedAttempts: Attempted<'milliseconds'> = {
  key: 'milliseconds',
  range: [1, MAX_MILLISECONDS],
  better: 'fewest',
  isScore: false,
  chance: timed,
  counted: seconds,
};

/** What is counted in an attempt. */
export interface Counted<Key extends string> {
  readonly key: Key;
  /** What a table may report. */
  readonly range: readonly [least: number, greatest: number];
  /** What the model draws: a failed attempt from `least` to below `good`, one that succeeds from `good` to `best`. */
  readonly drawn: readonly [least: number, good: number, best: number];
}

/** Attempts whose result is a number of dice: the most win. */
export function countedAttempts<const Key extends string>({ key, range, drawn }: Counted<Key>): Attempted<Key> {
  const [least, good, best] = drawn;
  const between = (from: number, to: number) =>
    uniform(Array.from({ length: to - from + 1 }, (_, i) => ({ [key]: from + i }) as AttemptResult<Key>));
  const isPossible = (outcome: unknown): boolean =>
    hasKeys(outcome, [key]) && isInteger(outcome[key], range[0], range[1]);
  const schema = () =>
    // Of just this key; to TypeScript, which doesn't follow it through the schema, of any.
    z.strictObject({ [key]: integer(range[0], range[1]) }) as unknown as z.$ZodType<AttemptResult<Key>>;
  const chance = keptChances((skill: number) =>
    reported(tried(skill, between(good, best), between(least, good - 1)), isPossible, schema),
  );
  return { key, range, better: 'most', isScore: true, chance, counted: dice };
}
