/**
 * What can be kept of six dice: 924 multisets of up to six faces, 462 of which are whole rolls. Each is a number here;
 * those of six dice come last, so that a keep of fewer dice has a lower number than all that it can lead to.
 *
 * @module
 */
import { type CalaveraFace, DICE, faces } from '../dice.js';

/** Dice by face, in the order of `faces`: four colours, jokers, skulls. */
export type Counts = readonly number[];

const FACES = 6;
/** The place of the skulls among the counts. */
export const SKULL: number = FACES - 1;
/** The place of the jokers among the counts. */
export const JOKER: number = FACES - 2;
/** Ways in which six dice fall. */
export const FALLS: number = 6 ** 6;

function* multisets(size: number, kinds: number = FACES): Generator<number[]> {
  if (kinds === 1) {
    yield [size];
    return;
  }
  for (let count = size; count >= 0; count--) {
    for (const rest of multisets(size - count, kinds - 1)) yield [count, ...rest];
  }
}

/** All keeps as counts, those of fewer dice first. */
export const keeps: readonly Counts[] = /* @__PURE__ */ (() =>
  Object.freeze(Array.from({ length: DICE + 1 }, (_, size) => [...multisets(size)]).flat()))();

/** All keeps. */
export const KEEPS = 924;
/** The first keep that is a roll of six dice. */
export const FIRST_ROLL = 462;

const keyOf = (counts: Counts): number => counts.reduce((key, count) => key * (DICE + 1) + count, 0);

const numbers: ReadonlyMap<number, number> = /* @__PURE__ */ (() =>
  new Map(keeps.map((counts, keep) => [keyOf(counts), keep])))();

/** The number of the keep with these counts. */
export const keepOf = (counts: Counts): number => numbers.get(keyOf(counts)) as number;

/** How many dice show each face. */
export function countsOf(dice: readonly CalaveraFace[]): number[] {
  return faces.map((face) => dice.filter((shown) => shown === face).length);
}

/** For each keep of fewer than six dice and each face, six in a row, the keep with a die of this face more. */
const withFace: Uint16Array = /* @__PURE__ */ (() =>
  Uint16Array.from(
    keeps
      .slice(0, FIRST_ROLL)
      .flatMap((counts) => counts.map((_, face) => keepOf(counts.map((count, i) => (i === face ? count + 1 : count))))),
  ))();

/**
 * Fills in what keeps of fewer dice are worth: each is the mean over the face of the next die.
 *
 * @param values - a value for each keep; those of whole rolls are given as multiples of {@link FALLS}, so that all stay
 * integers; the others are written
 */
export function fillKeeps(values: Float64Array): void {
  for (let keep = FIRST_ROLL - 1; keep >= 0; keep--) {
    let sum = 0;
    for (let face = 0; face < FACES; face++) sum += values[withFace[keep * FACES + face] as number] as number;
    values[keep] = sum / FACES;
  }
}

function* parts(counts: Counts, face: number): Generator<number[]> {
  if (face === SKULL) {
    yield [counts[SKULL] ?? 0];
    return;
  }
  for (let kept = counts[face] ?? 0; kept >= 0; kept--) {
    for (const rest of parts(counts, face + 1)) yield [kept, ...rest];
  }
}

const partLists = new Map<number, readonly number[]>();

/** What can be kept of a roll when at least one die is rolled again: all skulls stay (CAL-10). */
export function partsOf(roll: number): readonly number[] {
  let list = partLists.get(roll);
  if (list === undefined) {
    list = [...parts(keeps[roll] as Counts, 0)].map(keepOf).filter((keep) => keep < FIRST_ROLL);
    partLists.set(roll, list);
  }
  return list;
}
