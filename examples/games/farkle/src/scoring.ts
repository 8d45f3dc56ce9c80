/** What the combinations of Farkle are worth, as options (FRK-9 to FRK-14). */
export interface FarkleValues {
  /** Points of three ones: 300 or 1000. */
  readonly threeOnes: 300 | 1000;
  /** How four, five and six of a kind score: 1000, 2000 and 3000, or each die more doubles the triplet. */
  readonly kinds: 'fixed' | 'doubling';
  /** Points of 1 2 3 4 5 6; 0 when it is no combination. */
  readonly straight: number;
  /** Points of three pairs; 0 when they are no combination. */
  readonly threePairs: number;
  /** Points of two triplets; 0 when they are no combination of their own. */
  readonly twoTriplets: number;
}

/** The faces of a die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many of the dice show 1, 2, … 6. */
const countsOf = (dice: readonly number[]): number[] =>
  FACES.map((face) => dice.reduce((count, die) => count + (die === face ? 1 : 0), 0));

/** What one die of the face is worth (FRK-9): nothing unless it is a 1 or a 5. */
const singleOf = (face: number): number => (face === 1 ? 100 : face === 5 ? 50 : 0);

/** What three to six of a kind are worth (FRK-10, FRK-11). */
function kindOf(face: number, count: number, { threeOnes, kinds }: FarkleValues): number {
  const three = face === 1 ? threeOnes : face * 100;
  if (count === 3) return three;
  return kinds === 'fixed' ? (count - 3) * 1000 : three * 2 ** (count - 3);
}

/** The best that dice of one face are worth; `null` when one of them scores nothing. */
function faceOf(face: number, count: number, values: FarkleValues): number | null {
  const single = singleOf(face);
  let best = count === 0 || single > 0 ? count * single : null;
  for (let alike = 3; alike <= count; alike++) {
    if (alike < count && single === 0) continue;
    best = Math.max(best ?? 0, kindOf(face, alike, values) + (count - alike) * single);
  }
  return best;
}

/** What all six dice are worth as one combination (FRK-12 to FRK-14); 0 when they are none. */
function sixOf(counts: readonly number[], { straight, threePairs, twoTriplets }: FarkleValues): number {
  if (counts.every((count) => count === 1)) return straight;
  if (counts.every((count) => count % 2 === 0) && !counts.includes(6)) return threePairs;
  return counts.filter((count) => count === 3).length === 2 ? twoTriplets : 0;
}

/**
 * What dice of one roll are worth, read in the best way (FRK-15).
 *
 * @param dice - faces from 1 to 6, up to six of them
 * @returns points, a multiple of 50 in the usual game; `null` when one of the dice scores nothing, or there are none
 * @example
 * ```ts
 * pointsOf([5, 1, 5], { threeOnes: 300, kinds: 'fixed', straight: 1500, threePairs: 1500, twoTriplets: 2500 }); // → 200
 * ```
 */
export function pointsOf(dice: readonly number[], values: FarkleValues): number | null {
  if (dice.length === 0) return null;
  const counts = countsOf(dice);
  const together = dice.length === 6 ? sixOf(counts, values) : 0;
  let apart: number | null = 0;
  for (const face of FACES) {
    const points = faceOf(face, counts[face - 1] as number, values);
    apart = apart === null || points === null ? null : apart + points;
  }
  return together > 0 ? Math.max(together, apart ?? 0) : apart;
}

/** Whether a roll has anything to keep; else it is a farkle (FRK-6). */
export function scores(dice: readonly number[], values: FarkleValues): boolean {
  const counts = countsOf(dice);
  if (dice.length === 6 && sixOf(counts, values) > 0) return true;
  return FACES.some((face, i) => (counts[i] as number) >= (singleOf(face) > 0 ? 1 : 3));
}
