/** Lower case, whatever is between words as `-`, so that `Clever Mole` is near `clever-mole`. */
const plainWord = (word: string): string => word.toLowerCase().replace(/[\s_-]+/g, '-');

/** No known word is longer, and what is much longer than all of them was not meant to be one. */
const LONGEST = 60;

/**
 * How many letters have to be put in, left out, changed or exchanged with their neighbour to get from one word to the
 * other (optimal string alignment).
 */
function editDistance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const steps = [(last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same];
      // Before the first letter there is none, which is no letter of the other's.
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) steps.push((beforeLast[column - 2] ?? 0) + 1);
      now.push(Math.min(...steps));
    }
    beforeLast = last;
    last = now;
  }
  return last[other.length] ?? 0;
}

/** The known word that was most likely meant by another; `null` when none is near. */
export function nearest(word: string, known: Iterable<string>): string | null {
  const wanted = plainWord(word);
  if (wanted === '' || wanted.length > LONGEST) return null;
  let best: string | null = null;
  let least = Math.floor(wanted.length / 3) + 1;
  let holder: string | null = null;
  for (const candidate of known) {
    const plain = plainWord(candidate);
    const distance = editDistance(wanted, plain);
    if (distance < least) {
      best = candidate;
      least = distance;
    }
    if (wanted.length > 2 && plain.includes(wanted)) holder ??= candidate;
  }
  return best ?? holder;
}

/** ` (did you mean kiriki?)`, to put behind an unknown word; nothing when no known one is near. */
export function didYouMean(word: string, known: Iterable<string>, asWritten = (name: string) => name): string {
  const meant = nearest(word, known);
  return meant === null ? '' : ` (did you mean ${asWritten(meant)}?)`;
}
