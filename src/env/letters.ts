import type * as z from '../kernel/schemas/zod.js';
import { limitsOf } from './limits.js';

/** What can stand at each place of a text, `''` where nothing need; and how a text is cut into its places. */
export interface Letters {
  readonly places: readonly (readonly string[])[];
  readonly cut: (text: string) => readonly string[] | null;
}

/** Texts of at most this many places are read letter by letter. */
const MOST_PLACES = 400;

const CLASS = /(?:\[([^\]\\^]+)\]|([\w.-]))(\?|\*|\{\d+(?:,\d+)?\})?/y;

/** The letters of a class such as `a-i.`. */
function lettersIn(text: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i + 1] !== '-' || i + 2 >= text.length) found.push(text.charAt(i));
    else {
      for (let code = text.charCodeAt(i); code <= text.charCodeAt(i + 2); code++) found.push(String.fromCharCode(code));
      i += 2;
    }
  }
  return [...new Set(found)];
}

const inClass = (letters: readonly string[]): string => `[${letters.join('').replace(/[\]\\^-]/g, '\\$&')}]`;

/**
 * The places of texts whose schema says what stands where, as those of cells and of boards do: a pattern of classes of
 * letters, each with how often it comes. `null` for any other text.
 */
export function lettersOf(schema: z.$ZodType): Letters | null {
  const { pattern: source = '', least: fewest, most: longest } = limitsOf(schema);
  if (!source.startsWith('^') || !source.endsWith('$')) return null;
  const places: string[][] = [];
  CLASS.lastIndex = 1;
  while (CLASS.lastIndex < source.length - 1) {
    const [, set, alone = '', often = '{1}'] = CLASS.exec(source) ?? [];
    if (CLASS.lastIndex === 0 || (set === undefined && alone === '.')) return null;
    const letters = set === undefined ? [alone] : lettersIn(set);
    const [least, most = least] = often === '?' ? [0, 1] : often === '*' ? [fewest, longest] : numbersIn(often);
    if (least === undefined || most === undefined || places.length + most > MOST_PLACES) return null;
    for (let i = 0; i < most; i++) places.push(i < least ? letters : ['', ...letters]);
  }
  // What need not be there is passed over where it must be.
  const groups = places.map((letters) =>
    letters[0] === '' ? `(${inClass(letters.slice(1))}?)` : `(${inClass(letters)})`,
  );
  const whole = new RegExp(`^${groups.join('')}$`);
  return { places, cut: (text) => whole.exec(text)?.slice(1) ?? null };
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
