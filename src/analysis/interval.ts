/** How sure an interval is to hold the true value. */
export type Confidence = 0.9 | 0.95 | 0.99 | 0.999;

/** A range of numbers, both ends included. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Two-sided quantiles of the normal distribution. */
const quantiles: { readonly [confidence in Confidence]: number } = {
  0.9: 1.6448536269514722,
  0.95: 1.959963984540054,
  0.99: 2.5758293035489004,
  0.999: 3.2905267314918945,
};

/** @throws RangeError for another confidence than those listed */
function quantileOf(confidence: Confidence): number {
  const z = quantiles[confidence];
  if (z === undefined) throw new RangeError(`expected a confidence of ${Object.keys(quantiles).join(', ')}`);
  return z;
}

/**
 * The Wilson score interval for a probability, from `hits` in `samples` independent trials. Unlike the normal interval it
 * stays within 0 and 1, and is useful even with no hits, or nothing but hits.
 *
 * @param samples - at least 1
 * @throws RangeError for another confidence than those listed, or hits that no trials can have given
 */
export function wilson(hits: number, samples: number, confidence: Confidence = 0.95): Interval {
  const z = quantileOf(confidence);
  if (!(samples >= 1 && hits >= 0 && hits <= samples)) throw new RangeError(`${hits} of ${samples} is no count`);
  const share = hits / samples;
  const square = (z * z) / samples;
  const centre = share + square / 2;
  const spread = z * Math.sqrt((share * (1 - share)) / samples + square / (4 * samples));
  // At the ends rounding would leave a hair.
  return {
    low: hits === 0 ? 0 : (centre - spread) / (1 + square),
    high: hits === samples ? 1 : (centre + spread) / (1 + square),
  };
}

/**
 * The two-sided quantile of Student's distribution.
 *
 * By G. W. Hill, Algorithm 396 (Communications of the ACM, 1970), right to six digits.
 *
 * @param freedom - degrees of freedom, at least 1
 */
export function studentQuantile(freedom: number, confidence: Confidence): number {
  const n = freedom;
  const p = 1 - confidence;
  if (n === 1) return 1 / Math.tan((p * Math.PI) / 2);
  if (n === 2) return Math.sqrt(2 / (p * (2 - p)) - 2);
  const a = 1 / (n - 0.5);
  const b = 48 / a ** 2;
  let c = (((20700 * a) / b - 98) * a - 16) * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * n;
  let y = (d * p) ** (2 / n);
  if (y > 0.05 + a) {
    const x = -quantileOf(confidence);
    y = x ** 2;
    if (n < 5) c += 0.3 * (n - 4.5) * (x + 0.6);
    c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b;
    y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x;
    y = Math.expm1(a * y ** 2);
  } else {
    y =
      ((1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4)) * y - 1) * ((n + 1) / (n + 2)) +
      1 / y;
  }
  return Math.sqrt(n * y);
}

/**
 * Student's interval for the mean of what a sample was drawn from: right for normally distributed values, and for nearly all
 * others once the sample is large. For a single value the interval is infinite.
 *
 * @param deviation - standard deviation, estimated from the sample
 * @param samples - how many independent values, at least 1
 * @throws RangeError for another confidence than those listed, or no samples
 */
export function student(mean: number, deviation: number, samples: number, confidence: Confidence = 0.95): Interval {
  quantileOf(confidence);
  if (!(samples >= 1)) throw new RangeError(`expected samples to be at least 1, got ${samples}`);
  if (samples < 2) return { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const reach = (studentQuantile(samples - 1, confidence) * deviation) / Math.sqrt(samples);
  return { low: mean - reach, high: mean + reach };
}

/**
 * Fisher's interval for a correlation: right for jointly normal values. For three values or fewer it goes from -1 to 1.
 *
 * @param correlation - of the sample, from -1 to 1
 * @param samples - how many independent pairs
 * @throws RangeError for another confidence than those listed
 */
export function fisher(correlation: number, samples: number, confidence: Confidence = 0.95): Interval {
  const z = quantileOf(confidence);
  if (samples <= 3) return { low: -1, high: 1 };
  const [middle, reach] = [Math.atanh(correlation), z / Math.sqrt(samples - 3)];
  return { low: Math.tanh(middle - reach), high: Math.tanh(middle + reach) };
}
