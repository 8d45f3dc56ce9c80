import type { KrakatoaThrowSet } from '../krakatoa.js';
import {
  type KrakatoaBonus,
  type KrakatoaMarks,
  marksForNext,
  marksForSecond,
  multiplierOf,
  quakeOf,
  sets,
} from '../scoring.js';
import {
  knockedLies,
  type Nine,
  nineNumber,
  nines,
  places,
  rolledLies,
  SET_TOTAL,
  type WeightedLie,
  withoutSet,
} from './lying.js';
import { type KrakatoaSpot, mayLoseBonusBox, type WholeSpot, wholeSpot } from './spot.js';

/** What a throw can bring, and how likely that is. */
export interface KrakatoaResult {
  /** Points, multiplied by the marks of the box. */
  readonly points: number;
  /** The throw struck nothing (KRK-24). */
  readonly scratch: boolean;
  /** What is announced (KRK-32), at most a quake and then a rumble or an eruption. */
  readonly bonuses: readonly KrakatoaBonus[];
  /** Marks that the box of the next throw will then bear, including those it already has; 0 where there is no box. */
  readonly nextMarks: KrakatoaMarks;
  /** Marks that the box after that bears then. */
  readonly secondMarks: KrakatoaMarks;
  /** Of the `total` of the odds: a positive integer. */
  readonly weight: number;
}

/** A number and its weight. */
export interface KrakatoaWeight {
  readonly value: number;
  readonly weight: number;
}

/** Everything that a throw can bring. */
export interface KrakatoaThrowOdds {
  /** The sum of all weights, a safe integer. */
  readonly total: number;
  /**
   * Whether the weights are exact. False only where `scratchChance` and `knockChance` are so fine that exact weights would
   * not be safe integers: then they are rounded to a total of 10^15.
   */
  readonly exact: boolean;
  /** By points, those of a scratch first. */
  readonly results: readonly KrakatoaResult[];
  /** The points alone, ascending. */
  readonly points: readonly KrakatoaWeight[];
  /** The expected points. */
  readonly mean: number;
  /** Weights of 0, 1 and 2 marks in the box of the next throw. */
  readonly nextMarks: readonly [none: number, one: number, two: number];
  /** The same of the box after that. */
  readonly secondMarks: readonly [none: number, one: number, two: number];
  /** The weight of each bonus that can come. */
  readonly bonuses: { readonly [bonus in KrakatoaBonus]?: number };
}

/** What nine dice score and earn in a spot (KRK-29, KRK-30, KRK-33 to KRK-43, KRK-46, KRK-50). */
export function earningsOf({ points: plain, bonus }: Nine, spot: WholeSpot, scratch: boolean) {
  const { total, marks, nextMarks, options, throwNumber, bonusBoxes } = spot;
  const points = scratch ? 0 : plain * multiplierOf(marks);
  const quake = quakeOf(total, total + points);
  const earned: (KrakatoaBonus | null)[] = scratch || options.rules === 'basic' ? [] : [quake, bonus];
  const bonuses = earned.filter((one) => one !== null);
  const after = bonusBoxes === null ? 2 : bonusBoxes + (throwNumber === 'bonus' ? 0 : 5 - throwNumber);
  const isLost = mayLoseBonusBox(spot) && marksForNext(bonuses) === 0;
  const capped = (sum: number): KrakatoaMarks => Math.min(sum, 2) as KrakatoaMarks;
  return {
    points,
    bonuses,
    nextMarks: after < 1 || isLost ? 0 : capped(nextMarks + marksForNext(bonuses)),
    secondMarks: after < 2 ? 0 : capped(marksForSecond(bonuses)),
  } as const;
}

/** Nine dice after a throw, by their number, and whether it was a scratch. */
interface Fall {
  readonly nine: number;
  readonly scratch: boolean;
  readonly weight: bigint;
}

/** All ways in which the nine dice can lie after a throw, scratches first; the weights add up to `total`. */
function fallsOf(spot: WholeSpot, set: KrakatoaThrowSet): { readonly falls: Fall[]; readonly total: bigint } {
  const falls: Fall[] = [];
  const { scratchChance, knockChance } = spot.options;
  const permille = Math.round(knockChance * 1000);
  const lying = spot.faces === null ? 0 : nineNumber(spot.faces);
  let total = 1n;
  const parts = sets.map((each): readonly WeightedLie[] => {
    const isRolled = set === 'all' || each === set;
    const knocked = isRolled ? null : knockedLies(Math.floor(lying / places[each]) % 10, permille);
    total *= BigInt(knocked?.total ?? SET_TOTAL);
    return knocked?.lies ?? rolledLies;
  });
  const misses = set === 'all' ? 0 : Math.round(scratchChance * 1000);
  if (set !== 'all' && misses > 0) {
    const others = withoutSet(lying, set);
    const scale = (BigInt(misses) * total) / BigInt(SET_TOTAL);
    for (const { lie, weight } of rolledLies) {
      falls.push({ nine: others + lie * places[set], scratch: true, weight: BigInt(weight) * scale });
    }
  }
  const hits = misses > 0 ? BigInt(1000 - misses) : 1n;
  const [steam = [], ash = [], lava = []] = parts;
  for (const one of hits > 0n ? steam : []) {
    for (const two of ash) {
      const both = BigInt(one.weight) * BigInt(two.weight) * hits;
      for (const three of lava) {
        const nine = one.lie * places.steam + two.lie * places.ash + three.lie * places.lava;
        falls.push({ nine, scratch: false, weight: both * BigInt(three.weight) });
      }
    }
  }
  return { falls, total: misses > 0 ? total * 1000n : total };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** To this total weights are rounded that would be too large. */
const ROUNDED_TOTAL = 1_000_000_000_000_000n;

/** The weights as ordinary numbers: divided by what they have in common where they must be, rounded if even that is not enough. */
function inNumbers(weights: readonly bigint[], total: bigint): { weights: number[]; total: number; exact: boolean } {
  const isSafe = (whole: bigint): boolean => whole <= BigInt(Number.MAX_SAFE_INTEGER);
  const divisor = isSafe(total) ? 1n : weights.reduce(gcd, total);
  if (isSafe(total / divisor)) {
    return { weights: weights.map((weight) => Number(weight / divisor)), total: Number(total / divisor), exact: true };
  }
  const rounded = weights.map((weight) => Math.max(1, Number((weight * ROUNDED_TOTAL) / total)));
  return { weights: rounded, total: rounded.reduce((sum, weight) => sum + weight, 0), exact: false };
}

/** Which sets the rules let throw in the spot (KRK-18, KRK-21, KRK-22, KRK-47). */
export function setsToThrow({ throwNumber }: Pick<KrakatoaSpot, 'throwNumber'>): readonly KrakatoaThrowSet[] {
  if (throwNumber === 1) return ['all'];
  if (throwNumber === 2 || throwNumber === 'bonus') return sets;
  return sets.slice(throwNumber - 3, throwNumber - 2);
}

/** Where a weight is added up. */
function addTo<Key>(sums: Map<Key, number>, key: Key, weight: number): void {
  sums.set(key, (sums.get(key) ?? 0) + weight);
}

const ascending = (sums: ReadonlyMap<number, number>): KrakatoaWeight[] =>
  [...sums].sort(([one], [other]) => one - other).map(([value, weight]) => ({ value, weight }));

/**
 * Everything that a throw can bring, with exact weights.
 *
 * @throws RangeError for a set that can't be thrown in the spot, or a spot that cannot be
 */
export function throwOdds(given: KrakatoaSpot, set: KrakatoaThrowSet): KrakatoaThrowOdds {
  const spot = wholeSpot(given);
  const choices = setsToThrow(spot);
  if (!choices.includes(set)) throw new RangeError(`expected to throw ${choices.join(', ')}, not ${set}`);
  const { falls, total: exactTotal } = fallsOf(spot, set);
  const found = new Map<string, { result: Omit<KrakatoaResult, 'weight'>; weight: bigint }>();
  for (const { nine, scratch, weight } of falls) {
    const result = { scratch, ...earningsOf(nines[nine] as Nine, spot, scratch) };
    const key = `${scratch} ${result.points} ${result.bonuses.join()}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { result, weight });
    else known.weight += weight;
  }
  const all = [...found.values()];
  const { weights, total, exact } = inNumbers(
    all.map(({ weight }) => weight),
    exactTotal,
  );
  const results = all
    .map(({ result }, i): KrakatoaResult => ({ ...result, weight: weights[i] as number }))
    .sort((one, other) => one.points - other.points || Number(other.scratch) - Number(one.scratch));
  const points = new Map<number, number>();
  const nextMarks: [number, number, number] = [0, 0, 0];
  const secondMarks: [number, number, number] = [0, 0, 0];
  const bonuses = new Map<KrakatoaBonus, number>();
  for (const result of results) {
    addTo(points, result.points, result.weight);
    nextMarks[result.nextMarks] += result.weight;
    secondMarks[result.secondMarks] += result.weight;
    for (const bonus of result.bonuses) addTo(bonuses, bonus, result.weight);
  }
  const values = ascending(points);
  const mean = values.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
  return { total, exact, results, points: values, mean, nextMarks, secondMarks, bonuses: Object.fromEntries(bonuses) };
}
