/** Terms, or steps of the fraction, after which the last has long been smaller than rounding. */
const MOST_STEPS = 10_000;
const TINY = 1e-300;
const ROUNDING = 1e-15;

/** The logarithm of the gamma function at half a natural number. */
function logGammaOfHalf(twice: number): number {
  let sum = twice % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let at = twice - 2; at > 0; at -= 2) sum += Math.log(at / 2);
  return sum;
}

/**
 * How likely chi-square is to be at least that: the upper tail of its distribution. By the series of the incomplete gamma
 * function where that is quick, else by its continued fraction (Lentz).
 *
 * @param freedom - degrees of freedom, at least 1
 */
export function chiSquareTail(chiSquare: number, freedom: number): number {
  if (!(chiSquare > 0)) return 1;
  const [a, x] = [freedom / 2, chiSquare / 2];
  const front = Math.exp(a * Math.log(x) - x - logGammaOfHalf(freedom));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < MOST_STEPS && term > sum * ROUNDING; n++) {
      term *= x / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - front * sum);
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < MOST_STEPS; n++) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / nonZero(step * d + b);
    c = nonZero(b + step / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < ROUNDING) break;
  }
  return Math.min(1, front * fraction);
}

const nonZero = (value: number): number => (Math.abs(value) < TINY ? TINY : value);

/** How much of a variance is rounding. */
const HAIR = 1e-9;

/** How far something is from what was expected: chi-square, with its degrees of freedom. */
export interface Distance {
  readonly chiSquare: number;
  readonly freedom: number;
}

/**
 * The Mahalanobis distance, squared: how far sums are from their means, by their covariances. What follows from the others,
 * as the last face does from all other faces, adds no degree of freedom. For dice that fall one by one it is Pearson's
 * chi-square.
 *
 * @param away - the sums less their means
 * @param covariance - of the sums
 */
export function distanceOf(away: readonly number[], covariance: readonly (readonly number[])[]): Distance {
  const rest = away.map((value, i) => [...(covariance[i] ?? []), value]);
  const size = away.length;
  const scale = covariance.map((row, i) => row[i] ?? 0);
  const open = new Set(away.keys());
  let chiSquare = 0;
  let freedom = 0;
  for (;;) {
    // The one that varies most, of those left, as a part of its own variance.
    const share = (i: number): number => ((scale[i] ?? 0) > 0 ? (rest[i]?.[i] ?? 0) / (scale[i] as number) : 0);
    const pivot = [...open].reduce((best, i) => (share(i) > share(best) ? i : best), [...open][0] ?? 0);
    if (open.size === 0 || share(pivot) < HAIR) return { chiSquare, freedom };
    open.delete(pivot);
    const row = rest[pivot] as number[];
    const variance = row[pivot] as number;
    chiSquare += (row[size] as number) ** 2 / variance;
    freedom++;
    for (const i of open) {
      const own = rest[i] as number[];
      const factor = (own[pivot] as number) / variance;
      for (let j = 0; j <= size; j++) own[j] = (own[j] as number) - factor * (row[j] as number);
    }
  }
}

/**
 * The p-values of several tests, each corrected for the others by Holm's method: where everything is as it should be, the
 * least of them is below a level no more often than the level says.
 */
export function corrected(chances: readonly number[]): number[] {
  const order = [...chances.keys()].sort((i, j) => (chances[i] as number) - (chances[j] as number));
  const found = [...chances];
  let least = 0;
  for (const [rank, i] of order.entries()) {
    least = Math.min(1, Math.max(least, (chances[i] as number) * (chances.length - rank)));
    found[i] = least;
  }
  return found;
}
