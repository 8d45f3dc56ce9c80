import { Lazily, lazy } from '../lazy.js';
import { deepFreeze, isInteger, isRecord, numberOrType, plainEqual } from '../plain.js';
import { anyOf, integer, list as listSchema, literally, mapShape } from '../schemas/schema.js';
import * as z from '../schemas/zod.js';
import { type RandomGenerator, uniformInt } from './random.js';
import type { ChanceSpec } from './spec.js';

/**
 * A random event with exact probabilities: that of an outcome is its weight divided by `total`.
 * A Chance has no state: one that is always the same is best made once, at the top of a module.
 */
export interface Chance<Outcome> {
  /** One outcome, drawn with a pure-rand generator, which is advanced. */
  readonly sample: (rng: RandomGenerator) => Outcome;
  /** Whether this could have happened. Never throws on plain data. */
  readonly includes: (outcome: unknown) => outcome is Outcome;
  /** The sum of all weights, a safe integer; `null` when there are too many outcomes to list. */
  readonly total: number | null;
  /**
   * Every outcome once, lazily, with its weight, a positive integer.
   * @throws RangeError when `total` is `null`
   */
  readonly outcomes: () => Iterable<WeightedOutcome<Outcome>>;
  /**
   * The zod schema of everything that `includes` accepts, built when it is first asked for. Necessary, not sufficient:
   * what ties the parts of an outcome together only `includes` knows.
   */
  readonly schema: z.$ZodType<Outcome>;
  /**
   * How {@link Chance.sample} draws, as plain JSON, made when it is first asked for: with it, a program in another language
   * draws the same.
   */
  readonly spec: ChanceSpec;
}

/** The schema of outcomes, or a function that gives it, called when it is first asked for. */
export type OutcomeSchema<Outcome> = z.$ZodType<Outcome> | (() => z.$ZodType<Outcome>);

/** An outcome and its weight, a positive integer. */
export interface WeightedOutcome<Outcome> {
  readonly outcome: Outcome;
  readonly weight: number;
}

function safeTotal(total: number): number | null {
  return Number.isSafeInteger(total) ? total : null;
}

function productOf(totals: readonly (number | null)[]): number | null {
  // A null factor makes the product null, even beside a factor that keeps it small.
  return totals.reduce((product: number | null, total) => {
    return product === null || total === null ? null : safeTotal(product * total);
  }, 1);
}

/** A Chance whose description is not copied with its members, since the copy may draw differently. */
class Described extends Lazily {
  readonly #spec: () => ChanceSpec;

  constructor(members: object, schema: () => object, spec: () => ChanceSpec) {
    super(members, 'schema', lazy(schema));
    this.#spec = lazy(spec);
  }

  get spec(): ChanceSpec {
    return this.#spec();
  }
}

/**
 * A Chance made of its parts, frozen.
 *
 * @param list - not asked where the total is `null`
 * @param spec - what `sample` does
 * @internal
 */
export function chanceOf<O>(
  total: number | null,
  sample: (rng: RandomGenerator) => O,
  includes: (outcome: unknown) => boolean,
  list: () => Iterable<WeightedOutcome<O>>,
  schema: OutcomeSchema<O>,
  spec: () => ChanceSpec,
): Chance<O> {
  const outcomes = () => {
    if (total === null) throw new RangeError('this random event has too many outcomes to list');
    return list();
  };
  const members = { total, sample, includes: includes as Chance<O>['includes'], outcomes };
  const schemaOf = typeof schema === 'function' ? schema : () => schema;
  return Object.freeze(new Described(members, schemaOf, spec)) as Chance<O>;
}

/** @throws RangeError for a number that isn't one of them */
export function checkInteger(n: number, least: 0 | 1, what: string): void {
  if (isInteger(n, least)) return;
  throw new RangeError(`${what} must be an integer from ${least}, not ${numberOrType(n)}`);
}

/** For an ordinary die: V8 need not divide by a number of faces that it knows. */
const rollOfSix = (rng: RandomGenerator): number => uniformInt(rng, 1, 6);

/**
 * One die with the faces 1 to `sides`, each equally likely; drawn with one `uniformInt(1, sides)`.
 *
 * @throws RangeError unless `sides` is a positive integer
 */
export function die(sides: number): Chance<number> {
  checkInteger(sides, 1, 'sides');
  return chanceOf(
    sides,
    sides === 6 ? rollOfSix : (rng) => uniformInt(rng, 1, sides),
    (outcome) => isInteger(outcome, 1, sides),
    function* () {
      for (let face = 1; face <= sides; face++) yield { outcome: face, weight: 1 };
    },
    () => integer(1, sides),
    () => ({ kind: 'die', sides }),
  );
}

interface Choice<O> {
  readonly possible: readonly WeightedOutcome<O>[];
  readonly total: number;
  readonly draw: (rng: RandomGenerator) => O;
}

function choiceOf<O>(entries: readonly (readonly [outcome: O, weight: number])[]): Choice<O> {
  const possible = entries.map(([outcome, weight]) => ({ outcome, weight })).filter(({ weight }) => weight !== 0);
  for (const { weight } of possible) checkInteger(weight, 1, 'a weight');
  const total = possible.reduce((sum, { weight }) => sum + weight, 0);
  checkInteger(total, 1, 'the sum of the weights');
  return {
    possible,
    total,
    draw(rng) {
      let rest = uniformInt(rng, 1, total);
      let drawn = possible[0] as WeightedOutcome<O>;
      for (const entry of possible) {
        drawn = entry;
        rest -= entry.weight;
        if (rest <= 0) break;
      }
      return drawn.outcome;
    },
  };
}

/**
 * One of several outcomes with integer weights, for instance a die with coloured faces; drawn with one
 * `uniformInt(1, sum of weights)`, the outcomes in the order given.
 *
 * @param entries - pairs of a distinct outcome and its weight; outcomes of weight 0 are left out. The outcomes are
 * deeply frozen, since the same objects are handed out again and again.
 * @throws RangeError for weights that aren't natural numbers, are all 0, or add up to too much
 */
export function weighted<O>(entries: readonly (readonly [outcome: O, weight: number])[]): Chance<O> {
  const { possible, total, draw } = choiceOf(entries);
  deepFreeze(possible);
  return chanceOf(
    total,
    draw,
    (outcome) => possible.some((one) => plainEqual(one.outcome, outcome)),
    () => possible,
    () => literally(possible.map(({ outcome }) => outcome)),
    () => ({ kind: 'weighted', outcomes: possible }),
  );
}

/** One of the values, each equally likely. */
export function uniform<O>(values: readonly O[]): Chance<O> {
  return weighted(values.map((value) => [value, 1]));
}

export function powerOf(total: number | null, count: number): number | null {
  let power = 1;
  // Multiplied out: `**` need not be exact.
  for (let i = 0; i < count && total !== 1 && power <= Number.MAX_SAFE_INTEGER; i++) {
    power *= total ?? Number.NaN;
  }
  return safeTotal(power);
}

/**
 * The same event `count` times, independently; the outcome is an array in the order drawn.
 *
 * @throws RangeError unless `count` is a natural number
 */
export function repeated<O>(chance: Chance<O>, count: number): Chance<O[]> {
  checkInteger(count, 0, 'count');
  function* list(length: number): Iterable<WeightedOutcome<O[]>> {
    if (length === 0) {
      yield { outcome: [], weight: 1 };
      return;
    }
    for (const head of list(length - 1)) {
      for (const { outcome, weight } of chance.outcomes()) {
        yield { outcome: [...head.outcome, outcome], weight: head.weight * weight };
      }
    }
  }
  return chanceOf(
    powerOf(chance.total, count),
    (rng) => {
      // A list that grows takes room for 17 from the start, and outcomes are kept as long as the game is.
      const outcome = new Array<O>(count);
      for (let i = 0; i < count; i++) outcome[i] = chance.sample(rng);
      return outcome;
    },
    (outcome) => {
      if (!Array.isArray(outcome) || outcome.length !== count) return false;
      // Not `every`: it passes over the holes of a sparse array.
      for (let i = 0; i < count; i++) if (!chance.includes(outcome[i])) return false;
      return true;
    },
    () => list(count),
    () => listSchema(chance.schema, count, count),
    () => ({ kind: 'repeated', of: chance.spec, count }),
  );
}

/** By the number of sides, then by the number of dice. */
const diceTable = new Map<number, Map<number, Chance<number[]>>>();

/**
 * `count` dice with the faces 1 to `sides`, drawn one after the other; one Chance for each pair of numbers.
 *
 * @throws RangeError unless `count` is a natural number and `sides` a positive integer
 */
export function dice(count: number, sides: number): Chance<number[]> {
  const byCount = diceTable.get(sides) ?? new Map<number, Chance<number[]>>();
  const known = byCount.get(count);
  if (known) return known;
  const chance = repeated(die(sides), count);
  diceTable.set(sides, byCount.set(count, chance));
  return chance;
}

/** `count` ordinary dice. */
export function d6(count: number): Chance<number[]> {
  return dice(count, 6);
}

type OutcomesOf<C> = { [K in keyof C]: C[K] extends Chance<infer O> ? O : never };

/**
 * Several independent events at once, drawn in the order of the keys; the outcome is an object with the same keys. For a
 * list of events, such as dice of several kinds, it is a list.
 *
 * @example
 * ```ts
 * import { combined, die, weighted } from 'dicewright/define';
 *
 * const event = combined({ eyes: die(6), colour: weighted([['red', 2], ['blue', 1]]) });
 * console.log(event.total); // → 18
 * console.log(combined([4, 6, 8].map(die)).includes([4, 5, 8])); // → true
 * ```
 */
export function combined<C extends readonly Chance<unknown>[]>(parts: C): Chance<OutcomesOf<C>>;
export function combined<C extends Readonly<Record<string, Chance<unknown>>>>(parts: C): Chance<OutcomesOf<C>>;
export function combined(
  parts: Readonly<Record<string, Chance<unknown>>> | readonly Chance<unknown>[],
): Chance<unknown> {
  return Array.isArray(parts) ? listed(parts) : keyed(parts as Readonly<Record<string, Chance<unknown>>>);
}

/** Several events one after the other. */
function listed(parts: readonly Chance<unknown>[]): Chance<unknown[]> {
  const { total, sample, includes, outcomes } = keyed(Object.fromEntries(parts.entries()));
  return chanceOf(
    total,
    (rng) => Object.values(sample(rng)),
    (outcome) => Array.isArray(outcome) && outcome.length === parts.length && includes({ ...outcome }),
    function* () {
      for (const { outcome, weight } of outcomes()) yield { outcome: Object.values(outcome), weight };
    },
    () => z.tuple(parts.map(({ schema }) => schema)),
    () => ({ kind: 'list', of: parts.map(({ spec }) => spec) }),
  );
}

function keyed(parts: Readonly<Record<string, Chance<unknown>>>): Chance<Record<string, unknown>> {
  const entries: [string, Chance<unknown>][] = Object.entries(parts);
  function* list(length: number): Iterable<WeightedOutcome<Record<string, unknown>>> {
    const entry = entries[length - 1];
    if (entry === undefined) {
      yield { outcome: {}, weight: 1 };
      return;
    }
    const [key, chance] = entry;
    for (const head of list(length - 1)) {
      for (const { outcome, weight } of chance.outcomes()) {
        yield { outcome: { ...head.outcome, [key]: outcome }, weight: head.weight * weight };
      }
    }
  }
  return chanceOf<Record<string, unknown>>(
    productOf(entries.map(([, part]) => part.total)),
    (rng) => {
      const outcome: Record<string, unknown> = {};
      for (const [key, part] of entries) outcome[key] = part.sample(rng);
      return outcome;
    },
    (outcome) =>
      isRecord(outcome) &&
      Object.keys(outcome).length === entries.length &&
      entries.every(([key, part]) => Object.hasOwn(outcome, key) && part.includes(outcome[key])),
    () => list(entries.length),
    () => z.strictObject(mapShape<Chance<unknown>>(parts, ({ schema }) => schema)),
    () => ({ kind: 'combined', of: entries.map(([key, { spec }]) => [key, spec]) }),
  );
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * First one of several events is chosen with integer weights, then it happens. No outcome may belong to two of them.
 * Drawn with one `uniformInt(1, sum of weights)` for the choice, even when there is only one, then the event.
 */
export function mixture<O>(branches: readonly (readonly [chance: Chance<O>, weight: number])[]): Chance<O> {
  const { possible, total: weights, draw } = choiceOf(branches);
  // A branch counts common/branch.total for each of its own weights, so that the weights stay integers.
  const common = possible.reduce((lcm: number | null, { outcome: { total } }) => {
    return lcm === null || total === null ? null : safeTotal(lcm * (total / gcd(lcm, total)));
  }, 1);
  return chanceOf(
    productOf([weights, common]),
    (rng) => draw(rng).sample(rng),
    (outcome) => possible.some((branch) => branch.outcome.includes(outcome)),
    function* () {
      for (const branch of possible) {
        const scale = branch.weight * ((common as number) / (branch.outcome.total as number));
        for (const { outcome, weight } of branch.outcome.outcomes()) yield { outcome, weight: weight * scale };
      }
    },
    () => anyOf(possible.map(({ outcome }) => outcome.schema)),
    () => ({ kind: 'mixture', of: possible.map(({ outcome, weight }) => ({ chance: outcome.spec, weight })) }),
  );
}

/** At most this many outcomes are described one by one. */
export const MOST_LISTED = 5_000;

function pairsOf<A>(chance: Chance<A>, to: (outcome: A) => unknown): [drawn: unknown, given: unknown][] {
  const pairs: [drawn: unknown, given: unknown][] = [];
  if (chance.total === null) return pairs;
  for (const { outcome } of chance.outcomes()) if (pairs.push([outcome, to(outcome)]) === MOST_LISTED) break;
  return pairs;
}

/**
 * The event with other words for its outcomes. `from` undoes what `to` did, and gives `undefined` for what `to` never gives;
 * different outcomes must stay different.
 *
 * @param schema - of the outcomes in these words
 * @param spec - how the outcomes are drawn, in these words. Left out, it pairs drawn outcomes with their new words: the
 * first 5,000, and none where there are too many to list
 */
export function mapped<A, B>(
  chance: Chance<A>,
  to: (outcome: A) => B,
  from: (outcome: unknown) => A | undefined,
  schema: OutcomeSchema<B>,
  spec: () => ChanceSpec = () => ({ kind: 'told', of: chance.spec, pairs: pairsOf(chance, to) }),
): Chance<B> {
  return chanceOf(
    chance.total,
    (rng) => to(chance.sample(rng)),
    (outcome) => {
      const original = from(outcome);
      return original !== undefined && chance.includes(original) && plainEqual(to(original), outcome);
    },
    function* () {
      for (const { outcome, weight } of chance.outcomes()) yield { outcome: to(outcome), weight };
    },
    schema,
    spec,
  );
}

/** Events that are models of something physical. */
const models = /* @__PURE__ */ new WeakSet<object>();

/** Whether the odds of an event are those of a model, as {@link reported} makes them: real dice may differ. */
export const isModel = (chance: Chance<unknown>): boolean => models.has(chance);

/**
 * A model of something physical: drawn as the model says, but a table may report more than the model lists.
 * `includes` decides what can be reported; it must accept everything the model gives.
 *
 * @param schema - of what can be reported; the model's, unless given
 */
export function reported<O>(
  model: Chance<O>,
  includes: (outcome: unknown) => boolean,
  schema: OutcomeSchema<O> = () => model.schema,
): Chance<O> {
  const chance = chanceOf(model.total, model.sample, includes, model.outcomes, schema, () => model.spec);
  models.add(chance);
  return chance;
}
