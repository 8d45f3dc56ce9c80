import type { PictureColor, PictureDie } from '../../../../picture/picture.js';

const isDigit = (sign: string): boolean => sign <= '9';

/** Signs of a kind that follow each other: a row of digits, or a letter as often as it comes. */
interface Run {
  readonly signs: string;
  readonly isOfDigits: boolean;
}

function runsOf(pattern: string): Run[] {
  return [...pattern.matchAll(/\d+|([a-z])\1*/g)].map(([signs]) => ({ signs, isOfDigits: isDigit(signs) }));
}

const COUNTS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `three, three and two alike` for `aaabbbcc`, `any two` for `ab`. */
function lettersWords(runs: readonly Run[]): string {
  const counts = runs.map(({ signs }) => COUNTS[signs.length] ?? '');
  if (counts.every((count) => count === '')) return `any ${COUNTS[runs.length] || 'number'}`;
  const all = counts.map((count) => count || 'any one');
  return `${all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join()} alike`;
}

/**
 * An object as people say it (SLP-4): `1-2-3-4, then any two` for `1234ab`, `three, three and two alike` for `aaabbbcc`. Where a
 * letter comes back later, each is said: `A-1-A-2-A-3-A`.
 */
export function objectWords(pattern: string): string {
  const runs = runsOf(pattern);
  const letters = runs.filter(({ isOfDigits }) => !isOfDigits);
  const comesBack = new Set(letters.map(({ signs }) => signs.charAt(0))).size < letters.length;
  // A single one among pairs would sound as if it were one of them.
  const isMixed = letters.some(({ signs }) => signs.length > 1) && letters.some(({ signs }) => signs.length === 1);
  if (comesBack || isMixed) return [...pattern.toUpperCase()].join('-');
  const phrases: string[] = [];
  for (let first = 0; first < runs.length; ) {
    let end = first + 1;
    const [run] = runs.slice(first);
    if (!run?.isOfDigits) while (runs[end]?.isOfDigits === false) end++;
    phrases.push(run?.isOfDigits ? [...run.signs].join('-') : lettersWords(runs.slice(first, end)));
    first = end;
  }
  return phrases.join(', then ');
}

/** What letters are drawn in, in their order. */
const COLOURS: readonly PictureColor[] = ['gold', 'blue', 'pink', 'orange', 'gray', 'yellow'];

/** An object as dice: numbers with their pips, and a colour for each letter, which may be any number. */
export function objectDice(pattern: string): PictureDie[] {
  const letters = [...new Set([...pattern].filter((sign) => !isDigit(sign)))];
  return [...pattern].map((sign): PictureDie => {
    if (isDigit(sign)) return { shape: 'cube', color: 'white', face: { kind: 'pips', count: Number(sign) } };
    const color = COLOURS[letters.indexOf(sign) % COLOURS.length] ?? 'gold';
    return { shape: 'cube', color, face: { kind: 'letter', text: sign.toUpperCase() } };
  });
}
