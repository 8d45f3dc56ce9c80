import type { KirikiState } from '../kiriki.js';
import { type KirikiPattern, type KirikiSheet, patterns, totals, upperPatterns } from '../patterns.js';

// What a sheet will bring, as people estimate at the table: a few numbers for each line, nothing solved.

/** What a line brings, filled when its turn comes: points, on average. */
const PAR: Readonly<Record<KirikiPattern, number>> = {
  ones: 2,
  twos: 5,
  threes: 8.5,
  fours: 12,
  fives: 15.5,
  sixes: 19,
  threeOfAKind: 22,
  fourOfAKind: 13,
  fullHouse: 22,
  smallStraight: 29,
  largeStraight: 32,
  kiriki: 16,
  chance: 22,
};

/** The same when it is the last one, and every roll is made for it. */
const LAST: typeof PAR = {
  ones: 2.1,
  twos: 4.2,
  threes: 6.3,
  fours: 8.4,
  fives: 10.5,
  sixes: 12.6,
  threeOfAKind: 15,
  fourOfAKind: 5.6,
  fullHouse: 9.1,
  smallStraight: 18.5,
  largeStraight: 10.6,
  kiriki: 2.3,
  chance: 23.3,
};

/** What an empty line will bring when `empty` are empty: the fewer, the less choice there is. */
const parOf = (line: KirikiPattern, empty: number): number =>
  LAST[line] + ((PAR[line] - LAST[line]) * (empty - 1)) / (patterns.length - 1);

/** How far an empty upper line, one with another, falls from its par. */
const SPREAD = 4;

/** What the bonus is worth when the upper lines are expected to make `upper` points, and `empty` of them are empty. */
function bonusOf(upper: number, empty: number, { upperBonus, upperBonusOver }: KirikiState['options']): number {
  const ahead = upper - upperBonusOver - 0.5;
  if (empty === 0) return ahead > 0 ? upperBonus : 0;
  return upperBonus / (1 + Math.exp((-1.7 * ahead) / (SPREAD * Math.sqrt(empty))));
}

/**
 * The points that are to come when these lines are empty, before anything is rolled for them; the bonus is among them.
 *
 * @param upper - the sum of the upper lines
 */
export function pointsToCome(empty: readonly KirikiPattern[], upper: number, options: KirikiState['options']): number {
  const emptyUpper = empty.filter((line) => upperPatterns.includes(line));
  const sumOfPars = (lines: readonly KirikiPattern[]) =>
    lines.reduce((sum, line) => sum + parOf(line, empty.length), 0);
  return sumOfPars(empty) + bonusOf(upper + sumOfPars(emptyUpper), emptyUpper.length, options);
}

/** The points that a sheet will have in the end, when nothing is rolled for it yet. */
export function sheetPoints(sheet: KirikiSheet, options: KirikiState['options']): number {
  const { upper, lowerTotal } = totals(sheet, options);
  const empty = patterns.filter((line) => sheet[line] === null);
  return upper + lowerTotal + pointsToCome(empty, upper, options);
}
