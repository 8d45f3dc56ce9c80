import type { DeepReadonly } from '../../kernel/types.js';
import type { KirikiState } from './kiriki.js';
import { type KirikiPattern, type KirikiSheet, patterns, scorePattern, totals, upperPatterns } from './patterns.js';

// What a sheet will come to, as people reckon at the table: a few numbers for each line, nothing solved.

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

/** What an empty line will bring, when so many are empty: the fewer, the less choice there is. */
const parOf = (line: KirikiPattern, empty: number): number =>
  LAST[line] + ((PAR[line] - LAST[line]) * (empty - 1)) / (patterns.length - 1);

/** How far an empty upper line, one with another, falls from its par. */
const SPREAD = 4;

const ROLLS = 3;

/** Chances to make a straight with one roll and with two, by how many of its faces are missing. */
const SMALL: readonly (readonly number[])[] = [
  [1, 0.36, 0.11, 0.03, 0],
  [1, 0.59, 0.28, 0.12, 0.05],
];
const LARGE: readonly (readonly number[])[] = [
  [1, 0.25, 0.06, 0.01, 0],
  [1, 0.44, 0.17, 0.06, 0.02],
];

/** Chances of a full house with one roll and with two, by how many dice of the two commonest faces are missing. */
const HOUSE: readonly (readonly number[])[] = [
  [1, 0.26, 0.09, 0.04],
  [1, 0.46, 0.2, 0.12],
];

/** The chance that a die shows a face after so many rolls that are made for nothing else. */
const hit = (rolls: number): number => 1 - (5 / 6) ** rolls;

/** The chance that at least `wanted` of so many dice come to show a face, with the rolls that are left. */
function chanceOf(wanted: number, dice: number, rolls: number): number {
  const p = hit(rolls);
  if (wanted <= 0) return 1;
  let sum = 0;
  let ways = 1;
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= wanted) sum += ways * p ** hits * (1 - p) ** (dice - hits);
    ways = (ways * (dice - hits)) / (hits + 1);
  }
  return sum;
}

/** What the dice show: how many of each face, index 0 unused. */
function countsOf(dice: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of dice) counts[face] = (counts[face] as number) + 1;
  return counts;
}

/** The best over the faces of a kind: the chance of so many, times what they will be worth. */
function ofAKind(counts: readonly number[], wanted: number, rolls: number, points: (face: number) => number): number {
  let best = 0;
  for (let face = 1; face <= 6; face++) {
    const count = counts[face] as number;
    best = Math.max(best, chanceOf(wanted - count, 5 - count, rolls) * points(face));
  }
  return best;
}

/** How many faces of a run of `length` are missing at least. */
function missingOf(counts: readonly number[], length: number): number {
  let least = length;
  for (let from = 1; from + length <= 7; from++) {
    let missing = 0;
    for (let face = from; face < from + length; face++) if (counts[face] === 0) missing++;
    least = Math.min(least, missing);
  }
  return least;
}

/** What the dice will bring in the line, on average, when the rolls that are left are made for it alone. */
function expected(
  pattern: KirikiPattern,
  dice: readonly number[],
  rolls: number,
  options: KirikiState['options'],
): number {
  const made = scorePattern(dice, pattern, options);
  if (rolls === 0) return made;
  const counts = countsOf(dice);
  const row = rolls - 1;
  switch (pattern) {
    case 'threeOfAKind':
      return ofAKind(counts, 3, rolls, (face) => 3 * face + 8);
    case 'fourOfAKind':
      return ofAKind(counts, 4, rolls, (face) => 4 * face + 4);
    case 'kiriki':
      return ofAKind(counts, 5, rolls, () => 50);
    case 'fullHouse': {
      if (made > 0) return made;
      const [most = 0, next = 0] = [...counts].sort((one, other) => other - one);
      return 25 * (HOUSE[row]?.[5 - Math.min(most, 3) - Math.min(next, 2)] ?? 0);
    }
    case 'smallStraight':
      return 30 * (SMALL[row]?.[missingOf(counts, 4)] ?? 0);
    case 'largeStraight':
      return 40 * (LARGE[row]?.[missingOf(counts, 5)] ?? 0);
    case 'chance':
      return dice.reduce((sum, face) => sum + Math.max(face, rolls === 1 ? 3.5 : 4.25), 0);
    default: {
      const face = upperPatterns.indexOf(pattern) + 1;
      const count = counts[face] as number;
      return face * (count + (5 - count) * hit(rolls));
    }
  }
}

/** What the bonus is worth, when the upper lines are to come to so many points, and so many of them are empty. */
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

/** The points that a sheet will have in the end, when it is nobody's turn. */
function sheetPoints(sheet: KirikiSheet, options: KirikiState['options']): number {
  const { upper, lowerTotal } = totals(sheet, options);
  const empty = patterns.filter((line) => sheet[line] === null);
  return upper + lowerTotal + pointsToCome(empty, upper, options);
}

/** The points that the player's sheet will have in the end, by a rough reckoning. */
export function kirikiPoints(
  { sheets, toPlay, rolls, dice, options }: DeepReadonly<KirikiState>,
  player: number,
): number {
  const sheet = sheets[player] as KirikiSheet;
  if (toPlay !== player || rolls === 0) return sheetPoints(sheet, options);
  let best = 0;
  for (const line of patterns) {
    if (sheet[line] !== null) continue;
    const points = expected(line, dice, ROLLS - rolls, options);
    best = Math.max(best, sheetPoints({ ...sheet, [line]: points }, options));
  }
  return best;
}
