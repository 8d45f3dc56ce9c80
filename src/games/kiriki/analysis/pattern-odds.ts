import { type KirikiPattern, patterns, scorePattern } from '../patterns.js';
import { bestKeeps, fillKeeps } from './keep-lattice.js';
import { countsOf, FIRST_ROLL, KEEPS, keepOf, keeps, partsOf } from './keeps.js';

/** Ways in which five dice can fall. */
const FALLS = 7776;

/** How likely a pattern is. */
export interface KirikiPatternOdds {
  /** How many of `total` equally likely ways lead to the pattern. */
  readonly favourable: number;
  /** 7776 for each roll that is left: 1, 7,776, 60,466,176 or 470,184,984,576. */
  readonly total: number;
  /** The faces to keep for it, ascending; all five when they make it already, none before the first roll. */
  readonly keep: readonly number[];
}

/** The option that makes a difference to what is a pattern. */
type FullHouseRule = { readonly fullHouseOfFive?: boolean | undefined };

const facesOf = (counts: readonly number[]): number[] =>
  counts.flatMap((count, face) => new Array<number>(count).fill(face + 1));

/** Whether a roll makes a pattern: it scores in its line; upper lines want at least three of their face. */
function makes(pattern: KirikiPattern, line: number, faces: readonly number[], options: FullHouseRule): boolean {
  return line < 6 ? faces.filter((face) => face === line + 1).length >= 3 : scorePattern(faces, pattern, options) > 0;
}

/**
 * The exact chance of each pattern with the rolls that are left, if everything is done for it alone, and what to keep.
 * Chance is always made; an upper line with three of its face, which is what the bonus asks for on average.
 *
 * @param dice - five faces, 1 to 6; or none, before the first roll
 * @param rollsLeft - 0, 1 or 2; before the first roll 1, 2 or 3
 * @param options - the game's option `fullHouseOfFive`, where it differs
 */
export function patternOdds(
  dice: readonly number[],
  rollsLeft: number,
  options: FullHouseRule = {},
): { readonly [pattern in KirikiPattern]: KirikiPatternOdds } {
  const isFresh = dice.length === 0;
  const counts = isFresh ? [1, 2, 3] : [0, 1, 2];
  if (!counts.includes(rollsLeft)) throw new RangeError(`expected ${counts.join(', ')} rolls to be left`);
  if (!isFresh && dice.length !== 5) throw new RangeError('expected five faces, or none');
  const own = keepOf(countsOf(dice));
  const total = FALLS ** rollsLeft;
  const entries = patterns.map((pattern, line) => {
    // Weights in place of probabilities: all stay whole numbers, as each die divides by six just once.
    let values = new Float64Array(KEEPS);
    for (let keep = FIRST_ROLL; keep < KEEPS; keep++) {
      values[keep] = makes(pattern, line, facesOf(keeps[keep] as readonly number[]), options) ? total : 0;
    }
    fillKeeps(values);
    for (let roll = 1; roll < rollsLeft; roll++) {
      const before = new Float64Array(KEEPS);
      bestKeeps(values, before);
      fillKeeps(before);
      values = before;
    }
    const choices = rollsLeft === 0 || isFresh ? [own] : partsOf(own - FIRST_ROLL);
    // The first of equals keeps the most dice.
    const keep = choices.reduce((best, one) => ((values[one] as number) > (values[best] as number) ? one : best), own);
    const odds = { favourable: values[keep] as number, total, keep: facesOf(keeps[keep] as readonly number[]) };
    return [pattern, odds] as const;
  });
  return Object.fromEntries<KirikiPatternOdds>(entries) as Record<KirikiPattern, KirikiPatternOdds>;
}
