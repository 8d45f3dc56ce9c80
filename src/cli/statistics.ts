/** How often each number came. Integer counts only, so that sums over parts are the sums of the whole. */
export type Histogram = Map<number, number>;

/** What a histogram comes to, for those who read the JSON. */
export interface Distribution {
  readonly count: number;
  readonly sum: number;
  readonly sumOfSquares: number;
  /** `null` when there is none. */
  readonly min: number | null;
  readonly max: number | null;
  /** Value → how often it came, by value. */
  readonly histogram: Readonly<Record<string, number>>;
}

export function count<Key>(counts: Map<Key, number>, key: Key, times = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + times);
}

/** Everything is reckoned from the histogram in the order of its values: equal histograms, equal distributions. */
export function distributionOf(histogram: Histogram): Distribution {
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

/** The histogram of a distribution that was written as JSON. */
export function histogramOf({ histogram }: Pick<Distribution, 'histogram'>): Histogram {
  return new Map(Object.entries(histogram).map(([value, times]) => [Number(value), times]));
}

/** An estimate and the bounds of its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above it. */
const Z = 1.959964;

/** A proportion, with Wilson's interval: right for rare events, too. */
export function proportion(times: number, count: number): Estimate {
  if (count === 0) return { value: Number.NaN, low: 0, high: 1 };
  const value = times / count;
  const scale = 1 + Z ** 2 / count;
  const centre = (value + Z ** 2 / (2 * count)) / scale;
  const reach = (Z / scale) * Math.sqrt((value * (1 - value)) / count + Z ** 2 / (4 * count ** 2));
  return { value, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** The standard deviation of the values, as an estimate from a sample; 0 for less than two. */
export function deviation({ count, sum, sumOfSquares }: Distribution): number {
  return count < 2 ? 0 : Math.sqrt(Math.max(0, (sumOfSquares - sum ** 2 / count) / (count - 1)));
}

/** The mean, with the interval of the normal distribution. */
export function mean(distribution: Distribution): Estimate {
  const value = distribution.sum / distribution.count;
  const reach = (Z * deviation(distribution)) / Math.sqrt(distribution.count);
  return { value, low: value - reach, high: value + reach };
}
