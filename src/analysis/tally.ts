/** How often each value comes, in integer weights that add up to `total`. */
export interface Tally {
  readonly total: bigint;
  readonly weights: ReadonlyMap<number, bigint>;
}

/** The tally of a value that is certain. */
export function certain(value: number): Tally {
  return { total: 1n, weights: new Map([[value, 1n]]) };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** The tally of an event each part of which happens with a weight of its own. */
export function mixed(parts: readonly { readonly tally: Tally; readonly weight: number }[]): Tally {
  // Each part is scaled to the common multiple of all totals, so that the weights stay integers.
  const common = parts.reduce((lcm, { tally }) => lcm * (tally.total / gcd(lcm, tally.total)), 1n);
  const weights = new Map<number, bigint>();
  let total = 0n;
  for (const { tally, weight } of parts) {
    const scale = BigInt(weight) * (common / tally.total);
    total += scale * tally.total;
    for (const [value, own] of tally.weights) weights.set(value, (weights.get(value) ?? 0n) + own * scale);
  }
  return { total, weights };
}

/** A value and its weight, a positive integer. */
export interface WeightedValue {
  readonly value: number;
  readonly weight: number;
}

/**
 * The tally in ordinary numbers, the values ascending; divided by the weights' common divisor only where they would not be
 * safe integers otherwise, and `null` where they are not even then.
 */
export function inNumbers({ total, weights }: Tally): { total: number; values: WeightedValue[] } | null {
  const isSafe = total <= BigInt(Number.MAX_SAFE_INTEGER);
  const divisor = isSafe ? 1n : [...weights.values()].reduce(gcd, total);
  if (total / divisor > BigInt(Number.MAX_SAFE_INTEGER)) return null;
  const values = [...weights]
    .sort(([a], [b]) => a - b)
    .map(([value, weight]) => ({ value, weight: Number(weight / divisor) }));
  return { total: Number(total / divisor), values };
}
