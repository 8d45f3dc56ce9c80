/** The lines of a sheet in the order of the paper (KIR-2): six upper ones, seven lower ones. */
export const patterns = Object.freeze([
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'threeOfAKind',
  'fourOfAKind',
  'fullHouse',
  'smallStraight',
  'largeStraight',
  'kiriki',
  'chance',
] as const);

/** A line of the sheet, and the pattern of dice that it wants (KIR-2). */
export type KirikiPattern = (typeof patterns)[number];

/** The six lines from `ones` to `sixes`; the face that counts is the index plus 1. */
export const upperPatterns = Object.freeze(patterns.slice(0, 6));
const lowerPatterns = patterns.slice(6);

const FULL_HOUSE_POINTS = 25;
const SMALL_STRAIGHT_POINTS = 30;
const LARGE_STRAIGHT_POINTS = 40;
export const KIRIKI_POINTS = 50;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** How many dice show each face; index 0 is unused. */
function countsOf(dice: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] ?? 0) + 1;
  return counts;
}

function longestRun(counts: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const count of counts) {
    run = count > 0 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

/** Whether five dice of one face are on display (KIR-20). */
export function isKiriki(dice: readonly number[]): boolean {
  return dice.length === 5 && dice.every((face) => face === dice[0]);
}

/**
 * What five dice are worth in a line (KIR-13 to KIR-21): 0 when they don't fit.
 *
 * @param dice - five faces from 1 to 6, in any order
 * @example
 * ```ts
 * import { scorePattern } from 'dicewright/kiriki';
 *
 * console.log(scorePattern([1, 1, 2, 1, 2], 'fullHouse')); // → 25
 * console.log(scorePattern([1, 4, 3, 1, 2], 'smallStraight')); // → 30
 * ```
 */
export function scorePattern(
  dice: readonly number[],
  pattern: KirikiPattern,
  { fullHouseOfFive = false }: { readonly fullHouseOfFive?: boolean | undefined } = {},
): number {
  const counts = countsOf(dice);
  switch (pattern) {
    case 'threeOfAKind':
      return Math.max(...counts) >= 3 ? sumOf(dice) : 0;
    case 'fourOfAKind':
      return Math.max(...counts) >= 4 ? sumOf(dice) : 0;
    case 'fullHouse': {
      const threeAndTwo = counts.includes(3) && counts.includes(2);
      return threeAndTwo || (fullHouseOfFive && isKiriki(dice)) ? FULL_HOUSE_POINTS : 0;
    }
    case 'smallStraight':
      return longestRun(counts) >= 4 ? SMALL_STRAIGHT_POINTS : 0;
    case 'largeStraight':
      return longestRun(counts) >= 5 ? LARGE_STRAIGHT_POINTS : 0;
    case 'kiriki':
      return isKiriki(dice) ? KIRIKI_POINTS : 0;
    case 'chance':
      return sumOf(dice);
    default: {
      const face = upperPatterns.indexOf(pattern) + 1;
      return face * (counts[face] ?? 0);
    }
  }
}

/** A player's score sheet: points, or `null` for an empty line (KIR-2). */
export type KirikiSheet = { readonly [pattern in KirikiPattern]: number | null };

function sumOfLines(sheet: KirikiSheet, lines: readonly KirikiPattern[]): number {
  let sum = 0;
  for (const line of lines) sum += sheet[line] ?? 0;
  return sum;
}

/** The computed lines of a sheet (KIR-26). */
export interface KirikiTotals {
  /** Sum of the six upper lines. */
  readonly upper: number;
  /** 0, or the bonus (KIR-14). */
  readonly bonus: number;
  readonly upperTotal: number;
  readonly lowerTotal: number;
  readonly grandTotal: number;
}

/**
 * The totals of a sheet, full or not (KIR-14, KIR-26). Empty lines count as 0.
 *
 * @param sheet - the sheet
 * @param bonusRule - the game's options `upperBonus` (35) and `upperBonusOver` (62), where they differ
 */
export function totals(
  sheet: KirikiSheet,
  {
    upperBonus = 35,
    upperBonusOver = 62,
  }: { readonly upperBonus?: number | undefined; readonly upperBonusOver?: number | undefined } = {},
): KirikiTotals {
  const upper = sumOfLines(sheet, upperPatterns);
  const bonus = upper > upperBonusOver ? upperBonus : 0;
  const lowerTotal = sumOfLines(sheet, lowerPatterns);
  const upperTotal = upper + bonus;
  return { upper, bonus, upperTotal, lowerTotal, grandTotal: upperTotal + lowerTotal };
}
