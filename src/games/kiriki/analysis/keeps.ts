/**
 * What can be kept of five dice: 462 multisets of up to five faces, 252 of which are whole rolls. Each is a number here;
 * those of five dice come last, so that a keep of fewer dice has a lower number than all that it can lead to.
 *
 * @module
 */

const FACES = 6;
const DICE = 5;

/** Dice by face, as counts of ones to sixes. */
export type Counts = readonly number[];

function* multisets(size: number, faces: number = FACES): Generator<number[]> {
  if (faces === 1) {
    yield [size];
    return;
  }
  for (let count = size; count >= 0; count--) {
    for (const rest of multisets(size - count, faces - 1)) yield [count, ...rest];
  }
}

/** All keeps as counts, those of fewer dice first. */
export const keeps: readonly Counts[] = /* @__PURE__ */ (() =>
  Object.freeze(Array.from({ length: DICE + 1 }, (_, size) => [...multisets(size)]).flat()))();

/** All keeps. */
export const KEEPS = 462;
/** Rolls of five dice. */
export const ROLLS = 252;
/** The first keep that is a roll of five dice. */
export const FIRST_ROLL: number = KEEPS - ROLLS;

const keyOf = (counts: Counts): number => counts.reduce((key, count) => key * (DICE + 1) + count, 0);

const numbers: ReadonlyMap<number, number> = /* @__PURE__ */ (() =>
  new Map(keeps.map((counts, keep) => [keyOf(counts), keep])))();

/** The number of the keep with these counts. @throws RangeError for what five dice can't show */
export function keepOf(counts: Counts): number {
  const keep = counts.length === FACES ? numbers.get(keyOf(counts)) : undefined;
  if (keep === undefined) throw new RangeError('expected counts of at most five dice by face');
  return keep;
}

/** The counts of these faces, 1 to 6. */
export function countsOf(faces: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
  return counts;
}

/** For each keep of fewer than five dice and each face, six in a row, the keep with a die of this face more. */
export const withFace: Uint16Array = /* @__PURE__ */ (() =>
  Uint16Array.from(
    keeps
      .slice(0, FIRST_ROLL)
      .flatMap((counts) => counts.map((_, face) => keepOf(counts.map((count, i) => (i === face ? count + 1 : count))))),
  ))();

function* parts(counts: Counts, face: number = 0): Generator<number[]> {
  if (face === FACES) {
    yield [];
    return;
  }
  for (let kept = counts[face] ?? 0; kept >= 0; kept--) {
    for (const rest of parts(counts, face + 1)) yield [kept, ...rest];
  }
}

/** For each roll, from 0, the keeps that it can leave, itself included; one roll's after another's. */
const partLists: readonly (readonly number[])[] = /* @__PURE__ */ (() =>
  keeps.slice(FIRST_ROLL).map((counts) => [...parts(counts)].map(keepOf)))();

/** {@link partsOf} of all rolls in one list. */
export const allParts: Uint16Array = /* @__PURE__ */ (() => Uint16Array.from(partLists.flat()))();

/** Where each roll's keeps begin in {@link allParts}; one more for the end. */
export const partsFrom: Uint16Array = /* @__PURE__ */ (() => {
  const starts = new Uint16Array(ROLLS + 1);
  for (const [roll, list] of partLists.entries()) starts[roll + 1] = (starts[roll] as number) + list.length;
  return starts;
})();

/** The keeps that can be left of a roll, numbered from 0. */
export const partsOf = (roll: number): readonly number[] => partLists[roll] ?? [];
