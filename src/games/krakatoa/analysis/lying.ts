/**
 * How three dice of a set can lie when their order is forgotten: ten ways, each a number here; and how nine dice can,
 * as one number of three digits.
 *
 * @module
 */
import {
  colourBonusOf,
  colours,
  combinationOf,
  type KrakatoaBonus,
  type KrakatoaCombination,
  type KrakatoaFace,
  type KrakatoaFaces,
  type KrakatoaSet,
  scoreSet,
} from '../scoring.js';

/** Faces of a dodeca of each colour, in the order of `colours` (KRK-2). */
const FACE_COUNTS = [3, 4, 5] as const;
/** Ways in which the three dice of a set can fall. */
export const SET_TOTAL: number = 12 ** 3;

/** Colours of three dice, as counts in the order of `colours`. */
type Counts = readonly [yellow: number, red: number, blue: number];

/** One way in which a set can lie. */
export interface Lie {
  readonly faces: readonly KrakatoaFace[];
  readonly combination: KrakatoaCombination;
  readonly points: number;
  /** Of {@link SET_TOTAL} ways in which the dice can fall. */
  readonly weight: number;
}

const FACTORIALS = [1, 1, 2, 6] as const;

function lieOf(counts: Counts): Lie {
  const faces = colours.flatMap((colour, i) => new Array<KrakatoaFace>(counts[i] as number).fill(colour));
  const weight = counts.reduce(
    (product, count, i) => (product * (FACE_COUNTS[i] as number) ** count) / (FACTORIALS[count] as number),
    FACTORIALS[3],
  );
  return { faces, combination: combinationOf(faces), points: scoreSet(faces), weight: Math.round(weight) };
}

/** All ways in which a set can lie. */
export const lies: readonly Lie[] = /* @__PURE__ */ (() =>
  Object.freeze(
    [3, 2, 1, 0].flatMap((yellow) =>
      Array.from({ length: 4 - yellow }, (_, i) => lieOf([yellow, 3 - yellow - i, i] as const)),
    ),
  ))();

const keyOf = (faces: readonly KrakatoaFace[]): string => [...faces].sort().join('');

const numbers: ReadonlyMap<string, number> = /* @__PURE__ */ (() =>
  new Map(lies.map(({ faces }, lie) => [keyOf(faces), lie])))();

/** The number of the way in which three dice lie, in any order. @throws RangeError for anything but three faces */
export function lieNumber(faces: readonly KrakatoaFace[]): number {
  const lie = numbers.get(keyOf(faces));
  if (lie === undefined) throw new RangeError('expected three faces Y, R or B of each set');
  return lie;
}

/** What nine dice make. */
export interface Nine {
  readonly points: number;
  readonly bonus: Exclude<KrakatoaBonus, 'Little Quake' | 'Big Quake'> | null;
}

/** What nine dice make, by the number `steam * 100 + ash * 10 + lava`. */
export const nines: readonly Nine[] = /* @__PURE__ */ (() =>
  Object.freeze(
    lies.flatMap((steam) =>
      lies.flatMap((ash) =>
        lies.map((lava) => ({
          points: steam.points + ash.points + lava.points,
          bonus: colourBonusOf({ steam: steam.faces, ash: ash.faces, lava: lava.faces }),
        })),
      ),
    ),
  ))();

/** How much a set counts in the number of nine dice. */
export const places = { steam: 100, ash: 10, lava: 1 } as const;

/** The number of nine dice with one set made the same for all. */
export function withoutSet(nine: number, set: KrakatoaSet): number {
  return nine - (Math.floor(nine / places[set]) % 10) * places[set];
}

/** The number of nine dice. @throws RangeError for anything but three faces a set */
export function nineNumber({ steam, ash, lava }: KrakatoaFaces): number {
  return lieNumber(steam) * places.steam + lieNumber(ash) * places.ash + lieNumber(lava) * places.lava;
}

/** One of the ten ways, and how likely it is. */
export interface WeightedLie {
  readonly lie: number;
  readonly weight: number;
}

/** The ways in which a set falls when it is rolled; the weights add up to {@link SET_TOTAL}. */
export const rolledLies: readonly WeightedLie[] = /* @__PURE__ */ (() =>
  Object.freeze(lies.map(({ weight }, lie) => ({ lie, weight }))))();

/** Other faces of a die that is knocked. */
const OTHERS = 11;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** What one die of the colour weighs on each colour after a throw that may knock it (KRK-28), and the sum. */
function knockedDie(lying: KrakatoaFace, permille: number): { readonly weights: readonly number[]; total: number } {
  const divisor = gcd(permille, 1000);
  const weights = colours.map((colour, i) => {
    const others = (FACE_COUNTS[i] as number) - (colour === lying ? 1 : 0);
    const stays = colour === lying ? (1000 - permille) * OTHERS : 0;
    return (permille * others + stays) / divisor;
  });
  return { weights, total: (1000 * OTHERS) / divisor };
}

/**
 * The ways in which a set lies after a throw that may knock each of its dice (KRK-28).
 *
 * @param permille - the chance of each die, in thousandths
 */
export function knockedLies(
  lie: number,
  permille: number,
): { readonly lies: readonly WeightedLie[]; readonly total: number } {
  if (permille === 0) return { lies: [{ lie, weight: 1 }], total: 1 };
  const dice = (lies[lie] as Lie).faces.map((face) => knockedDie(face, permille));
  const weights = new Array<number>(lies.length).fill(0);
  let total = 1;
  for (const die of dice) total *= die.total;
  const [first, second, third] = dice.map((die) => die.weights) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ];
  for (const [i, a] of colours.entries()) {
    for (const [j, b] of colours.entries()) {
      for (const [k, c] of colours.entries()) {
        const to = lieNumber([a, b, c]);
        const weight = (first[i] as number) * (second[j] as number) * (third[k] as number);
        weights[to] = (weights[to] as number) + weight;
      }
    }
  }
  return { lies: weights.map((weight, to) => ({ lie: to, weight })).filter(({ weight }) => weight > 0), total };
}
