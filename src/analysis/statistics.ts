import * as z from 'zod/mini';
import { integer, natural } from '../kernel/schemas/schema.js';
import { type Confidence, type Interval, student, wilson } from './interval.js';

/** How often each number came. Integer counts only, so that sums over parts are the sums of the whole. */
export type Histogram = Map<number, number>;

/** Numbers from games played, and their statistics. */
export interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly sumOfSquares: number;
  /** `null` when there is none. */
  readonly min: number | null;
  readonly max: number | null;
  /** Value → how often it came. */
  readonly histogram: Readonly<Record<string, number>>;
}

export function count<Key>(counts: Map<Key, number>, key: Key, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** Adds all that another histogram has counted. */
export function addAll<Key>(counts: Map<Key, number>, others: ReadonlyMap<Key, number>): void {
  for (const [key, times] of others) count(counts, key, times);
}

/** Everything is computed from the histogram in the order of its values: equal histograms, equal samples. */
export function sampleOf(histogram: Histogram): Sample {
  const entries = [...histogram].sort(([a], [b]) => a - b);
  const total = (weigh: (value: number) => number): number =>
    entries.reduce((sum, [value, times]) => sum + weigh(value) * times, 0);
  return {
    count: total(() => 1),
    sum: total((value) => value),
    sumOfSquares: total((value) => value ** 2),
    min: entries[0]?.[0] ?? null,
    max: entries.at(-1)?.[0] ?? null,
    histogram: Object.fromEntries(entries),
  };
}

/** The histogram of a sample that was written as JSON. */
export function histogramOf({ histogram }: Pick<Sample, 'histogram'>): Histogram {
  return new Map(Object.entries(histogram).map(([value, times]) => [Number(value), times]));
}

/** How often something came, at least once. */
export const times = () => integer(1, Number.MAX_SAFE_INTEGER);
/** A text of moderate length. */
export const text = () => z.string().check(z.maxLength(20_000));

/** The shape of a {@link Sample}; whether it is consistent shows when it is made again from its histogram. */
export function sampleSchema() {
  const bound = z.nullable(z.number());
  const value = z.string().check(z.regex(/^-?\d{1,16}(\.\d{1,20})?$/));
  return z.strictObject({
    count: natural(),
    sum: z.number(),
    sumOfSquares: z.number(),
    min: bound,
    max: bound,
    histogram: z.record(value, times()),
  });
}

/** An estimated mean; the bounds are those of a confidence interval. */
export interface Estimate extends Interval {
  readonly value: number;
}

/** The standard deviation of the values, estimated from a sample; 0 for fewer than two. */
export function deviation({ count, sum, sumOfSquares }: Sample): number {
  return count < 2 ? 0 : Math.sqrt(Math.max(0, (sumOfSquares - sum ** 2 / count) / (count - 1)));
}

/** The value in the middle, or half of the two there; `null` for no values. */
export function median(sample: Sample): number | null {
  const { count } = sample;
  const values = [...histogramOf(sample)].sort(([a], [b]) => a - b);
  const at = (place: number): number => {
    let before = 0;
    for (const [value, times] of values) {
      before += times;
      if (before > place) return value;
    }
    return Number.NaN;
  };
  return count === 0 ? null : (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
}

/** The mean with Student's interval; `null` for no values. The bounds are infinite for a single one. */
export function mean(sample: Sample, confidence: Confidence = 0.95): Estimate | null {
  if (sample.count === 0) return null;
  const value = sample.sum / sample.count;
  return { value, ...student(value, deviation(sample), sample.count, confidence) };
}

/**
 * The mean of values from `least` to `most`, with Wilson's interval; `null` for no values.
 *
 * Wilson's interval is made for values that are one end or the other. Values in between vary no more than those with the
 * same mean (Bhatia and Davis, A better bound on the variance, 2000), so it holds the true mean at least as often as it
 * says; and unlike Student's, it is also right where all values that came are the same.
 */
export function boundedMean(
  sample: Pick<Sample, 'count' | 'sum'>,
  least: number,
  most: number,
  confidence: Confidence = 0.95,
): Estimate | null {
  const { count, sum } = sample;
  if (count === 0) return null;
  const scale = most - least;
  // Rounding may leave the sum of fractions a hair outside.
  const hits = Math.min(count, Math.max(0, (sum - count * least) / scale));
  const { low, high } = wilson(hits, count, confidence);
  return { value: sum / count, low: least + scale * low, high: least + scale * high };
}

/** How often something happened in a number of trials, with Wilson's interval; `null` for none. */
export function proportion(hits: number, samples: number, confidence: Confidence = 0.95): Estimate | null {
  return samples === 0 ? null : { value: hits / samples, ...wilson(hits, samples, confidence) };
}
