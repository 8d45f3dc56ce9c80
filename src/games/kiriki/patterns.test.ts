import { describe, expect, it } from 'vitest';
import { type KirikiPattern, type KirikiSheet, patterns, scorePattern, totals, upperPatterns } from './patterns.js';

const dice = (shown: string): number[] => [...shown].map(Number);

/** Everything that five dice can show: 7776 throws. */
const everyThrow = Array.from({ length: 6 ** 5 }, (_, n) => (n + 6 ** 5).toString(6).slice(1)).map((digits) =>
  [...digits].map((digit) => Number(digit) + 1),
);

/** The patterns once more, read off the sorted faces: `13331` is `11333`. */
function scoreOfSorted(thrown: readonly number[], pattern: KirikiPattern, fiveIsFullHouse: boolean): number {
  const faces = [...thrown].sort().join('');
  const different = [...new Set(faces)].join('');
  const sum = thrown.reduce((a, b) => a + b);
  const of = (face: number) => face * (faces.split(String(face)).length - 1);
  const fits: Record<KirikiPattern, number> = {
    ones: of(1),
    twos: of(2),
    threes: of(3),
    fours: of(4),
    fives: of(5),
    sixes: of(6),
    threeOfAKind: /(.)\1\1/.test(faces) ? sum : 0,
    fourOfAKind: /(.)\1\1\1/.test(faces) ? sum : 0,
    fullHouse: /^(.)\1\1?(.)\2\2?$/.test(faces) && (different.length === 2 || fiveIsFullHouse) ? 25 : 0,
    smallStraight: /1234|2345|3456/.test(different) ? 30 : 0,
    largeStraight: /12345|23456/.test(different) ? 40 : 0,
    kiriki: /(.)\1{4}/.test(faces) ? 50 : 0,
    chance: sum,
  };
  return fits[pattern];
}

describe('the examples of the handbook', () => {
  it.each([
    ['KIR-13', '14112', 'ones', 3],
    ['KIR-13', '51111', 'ones', 4],
    ['KIR-13', '22422', 'twos', 8],
    ['KIR-13', '42322', 'twos', 6],
    ['KIR-13', '34132', 'threes', 6],
    ['KIR-13', '33333', 'threes', 15],
    ['KIR-13', '14142', 'fours', 8],
    ['KIR-13', '41414', 'fours', 12],
    ['KIR-13', '15155', 'fives', 15],
    ['KIR-13', '51555', 'fives', 20],
    ['KIR-13', '66616', 'sixes', 24],
    ['KIR-13', '61616', 'sixes', 18],
    ['KIR-15', '14121', 'threeOfAKind', 9],
    ['KIR-15', '55151', 'threeOfAKind', 17],
    ['KIR-16', '41444', 'fourOfAKind', 17],
    ['KIR-16', '22522', 'fourOfAKind', 13],
    ['KIR-17', '11212', 'fullHouse', 25],
    ['KIR-17', '53353', 'fullHouse', 25],
    ['KIR-18', '14312', 'smallStraight', 30],
    ['KIR-18', '51643', 'smallStraight', 30],
    ['KIR-19', '34152', 'largeStraight', 40],
    ['KIR-19', '53264', 'largeStraight', 40],
    ['KIR-20', '11111', 'kiriki', 50],
    ['KIR-20', '33333', 'kiriki', 50],
    ['KIR-21', '51143', 'chance', 14],
    ['KIR-21', '21526', 'chance', 16],
  ] as const)('%s: %s as %s is %i', (_clause, shown, pattern, points) => {
    expect(scorePattern(dice(shown), pattern)).toBe(points);
  });
});

describe('what just fits and what just does not', () => {
  it.each([
    ['KIR-13', 'no such die', '23456', 'ones', 0],
    ['KIR-13', 'all of them', '66666', 'sixes', 30],
    ['KIR-15', 'two pairs', '33661', 'threeOfAKind', 0],
    ['KIR-15', 'a full house fits', '22333', 'threeOfAKind', 13],
    ['KIR-15', 'four fit', '44441', 'threeOfAKind', 17],
    ['KIR-15', 'five fit', '66666', 'threeOfAKind', 30],
    ['KIR-16', 'only three', '44451', 'fourOfAKind', 0],
    ['KIR-16', 'a full house', '22333', 'fourOfAKind', 0],
    ['KIR-16', 'five fit', '11111', 'fourOfAKind', 5],
    ['KIR-17', 'two pairs', '22331', 'fullHouse', 0],
    ['KIR-17', 'three and two others', '22231', 'fullHouse', 0],
    ['KIR-17', 'four and one', '22221', 'fullHouse', 0],
    ['KIR-18', 'from 2 to 5', '25243', 'smallStraight', 30],
    ['KIR-18', 'a large straight fits', '65432', 'smallStraight', 30],
    ['KIR-18', 'a gap', '12356', 'smallStraight', 0],
    ['KIR-18', 'one face twice', '12344', 'smallStraight', 30],
    ['KIR-18', 'only three in a row', '12355', 'smallStraight', 0],
    ['KIR-18', 'not round the corner', '56123', 'smallStraight', 0],
    ['KIR-19', 'only four in a row', '12346', 'largeStraight', 0],
    ['KIR-19', 'not round the corner', '61234', 'largeStraight', 0],
    ['KIR-20', 'only four', '33332', 'kiriki', 0],
    ['KIR-21', 'five of a kind', '66666', 'chance', 30],
  ] as const)('%s: %s, %s as %s is %i', (_clause, _why, shown, pattern, points) => {
    expect(scorePattern(dice(shown), pattern)).toBe(points);
  });

  it('KIR-17 [fullHouseOfFive=false] five of a kind is no full house', () => {
    expect(scorePattern(dice('44444'), 'fullHouse')).toBe(0);
    expect(scorePattern(dice('44444'), 'fullHouse', { fullHouseOfFive: false })).toBe(0);
  });

  it('KIR-17 [fullHouseOfFive=true] five of a kind is a full house, four of a kind still is none', () => {
    expect(scorePattern(dice('44444'), 'fullHouse', { fullHouseOfFive: true })).toBe(25);
    expect(scorePattern(dice('44441'), 'fullHouse', { fullHouseOfFive: true })).toBe(0);
  });
});

describe('all 7776 throws', () => {
  it.each([false, true])('score as their sorted faces say [fullHouseOfFive=%s]', (fullHouseOfFive) => {
    expect(new Set(everyThrow.map((thrown) => thrown.join(''))).size).toBe(7776);
    for (const pattern of patterns) {
      const wrong = everyThrow.filter(
        (thrown) =>
          scorePattern(thrown, pattern, { fullHouseOfFive }) !== scoreOfSorted(thrown, pattern, fullHouseOfFive),
      );
      expect([pattern, wrong]).toEqual([pattern, []]);
    }
  });

  it.each([
    ['fullHouse', 300],
    ['smallStraight', 1200],
    ['largeStraight', 240],
    ['kiriki', 6],
    ['fourOfAKind', 156],
    ['threeOfAKind', 1656],
  ] as const)('%s fits %i of them', (pattern, expected) => {
    expect(everyThrow.filter((thrown) => scorePattern(thrown, pattern) > 0)).toHaveLength(expected);
  });
});

describe('totals', () => {
  const empty = Object.fromEntries(patterns.map((pattern) => [pattern, null])) as KirikiSheet;
  const upper = (...entries: (number | null)[]): KirikiSheet => ({
    ...empty,
    ...Object.fromEntries(upperPatterns.map((pattern, i) => [pattern, entries[i] ?? null])),
  });

  it('KIR-26 an empty sheet counts nothing', () => {
    expect(totals(empty)).toEqual({ upper: 0, bonus: 0, upperTotal: 0, lowerTotal: 0, grandTotal: 0 });
  });

  it('KIR-26 each line counts in one half, and in the grand total', () => {
    const sheet = Object.fromEntries(patterns.map((pattern, i) => [pattern, 10 ** i])) as KirikiSheet;
    expect(totals(sheet, { upperBonus: 0 })).toEqual({
      upper: 111_111,
      bonus: 0,
      upperTotal: 111_111,
      lowerTotal: 1_111_111_000_000,
      grandTotal: 1_111_111_111_111,
    });
  });

  it('KIR-26 the bonus is part of the upper total, and the grand total counts it once', () => {
    const sheet = { ...upper(3, 6, 9, 12, 15, 18), fullHouse: 25, chance: 20 };
    expect(totals(sheet)).toEqual({ upper: 63, bonus: 35, upperTotal: 98, lowerTotal: 45, grandTotal: 143 });
  });

  it.each([
    [61, 0],
    [62, 0],
    [63, 35],
    [64, 35],
  ])('KIR-14 [upperBonus=35] [upperBonusOver=62] upper lines of %i get %i', (sum, bonus) => {
    expect(totals(upper(sum - 60, 0, 0, 12, 30, 18)).bonus).toBe(bonus);
  });

  it('KIR-14 the bonus comes before all six lines are filled, once', () => {
    expect(totals(upper(null, null, null, 20, 25, 18))).toMatchObject({ upper: 63, bonus: 35 });
    expect(totals(upper(5, 10, 15, 20, 25, 30))).toMatchObject({ upper: 105, bonus: 35 });
  });

  it('KIR-14 lower lines do not help towards the bonus', () => {
    expect(totals({ ...upper(2, 6, 9, 12, 15, 18), chance: 30, kiriki: 200 })).toMatchObject({ upper: 62, bonus: 0 });
  });

  it('KIR-14 [upperBonus=50] the bonus is 50', () => {
    expect(totals(upper(3, 6, 9, 12, 15, 18), { upperBonus: 50 })).toMatchObject({ bonus: 50, upperTotal: 113 });
  });

  it('KIR-14 [upperBonus=0] there is no bonus', () => {
    expect(totals(upper(5, 10, 15, 20, 25, 30), { upperBonus: 0 })).toMatchObject({ bonus: 0, upperTotal: 105 });
  });

  it.each([
    [40, 0],
    [41, 35],
  ])('KIR-14 [upperBonusOver=40] upper lines of %i get %i', (sum, bonus) => {
    expect(totals(upper(sum - 40, 0, 0, 12, 10, 18), { upperBonusOver: 40 }).bonus).toBe(bonus);
  });

  it('KIR-14 [upperBonusOver=0] one point is enough', () => {
    expect(totals(upper(1), { upperBonusOver: 0 }).bonus).toBe(35);
    expect(totals(upper(0, 0, 0, 0, 0, 0), { upperBonusOver: 0 }).bonus).toBe(0);
  });
});
