/** How sure an interval is to hold the true value. */
export type Confidence = 0.9 | 0.95 | 0.99 | 0.999;

/** A range of probabilities, both ends included. */
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

/**
 * The Wilson score interval for a probability, of which `hits` in `samples` independent trials are known. Unlike the
 * normal interval it stays within 0 and 1, and says something of use when there were no hits, or nothing but hits.
 *
 * @param samples - at least 1
 * @throws RangeError for another confidence than those listed, or hits that no trials can have given
 */
export function wilson(hits: number, samples: number, confidence: Confidence = 0.95): Interval {
  const z = quantiles[confidence];
  if (z === undefined) throw new RangeError(`expected a confidence of ${Object.keys(quantiles).join(', ')}`);
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
