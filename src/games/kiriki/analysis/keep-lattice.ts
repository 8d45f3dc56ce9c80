/**
 * Keeps as a lattice, ordered by inclusion: above each are those with one die more, below it those with one die less. Chance
 * leads up (the next die falls), choice leads down (dice are taken up again), and both only use its edges: what is further
 * away has been gathered by the keeps between. Values are `KEEPS` numbers, a keep's at its own number.
 *
 * @module
 */
import { KEEPS, keepOf, keeps, withFace } from './keeps.js';

const FACES = 6;

/** For each keep those with a die less, one for each face that it has. */
const belowLists: readonly (readonly number[])[] = /* @__PURE__ */ (() =>
  keeps.map((counts) =>
    counts.flatMap((own, face) =>
      own === 0 ? [] : [keepOf(counts.map((count, i) => (i === face ? count - 1 : count)))],
    ),
  ))();

/** {@link belowLists} one after the other. */
const below: Uint16Array = /* @__PURE__ */ (() => Uint16Array.from(belowLists.flat()))();

/** Where each keep's begin in {@link below}; one more for the end. */
const belowFrom: Uint16Array = /* @__PURE__ */ (() => {
  const starts = new Uint16Array(KEEPS + 1);
  for (const [keep, list] of belowLists.entries()) starts[keep + 1] = (starts[keep] as number) + list.length;
  return starts;
})();

/**
 * Fills in what keeps of fewer dice are worth: each is the mean over the face of the next die.
 *
 * @param values - of all keeps; those of the rolls are given, the others are written
 */
export function fillKeeps(values: Float64Array): void {
  // Imported names are looked up each time by some loaders, too slow within a loop that runs a billion times.
  const above = withFace;
  for (let at = above.length - FACES, keep = at / FACES; keep >= 0; keep--, at -= FACES) {
    values[keep] =
      ((values[above[at] as number] as number) +
        (values[above[at + 1] as number] as number) +
        (values[above[at + 2] as number] as number) +
        (values[above[at + 3] as number] as number) +
        (values[above[at + 4] as number] as number) +
        (values[above[at + 5] as number] as number)) /
      FACES;
  }
}

/**
 * What each keep is worth before another throw: the best of all that it can leave, itself included.
 *
 * @param values - of all keeps
 * @param before - is written, for all keeps; not the same list
 */
export function bestKeeps(values: Float64Array, before: Float64Array): void {
  let at = 0;
  for (let keep = 0; keep < values.length; keep++) {
    let best = values[keep] as number;
    for (const end = belowFrom[keep + 1] as number; at < end; at++) {
      const value = before[below[at] as number] as number;
      if (value > best) best = value;
    }
    before[keep] = best;
  }
}
