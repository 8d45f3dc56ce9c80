import { describe, expect, it } from 'vitest';
import { PAPERS, readings } from '../../../../../test/helpers/das-spiel-slipped.js';
import { papersWon, ratio } from '../../../../../test/helpers/das-spiel-slipped-purpose.js';
import { slipped } from './slipped.js';

/** None of the usual papers may be so many times as easy as another (SLP-4). */
const BOUND = 1.5;

/** Games that are played here, and so many that papers can be told from each other; `npm run test:slow` plays these. */
const GAMES = Number(process.env.PAPER_GAMES ?? 180);
const ENOUGH = 2_880;

/** The ten that were usual under rules 3. */
const BEFORE = [
  ...['123456', '654321', '112233', '445566', '135246', '161616', '252525', '343434'],
  ...['aabbccdd', 'abcdabcd'],
];

/** On how many places of the six lines the object lies, in all 6⁹ rows of nine numbers that each line can show. */
const places = (object: string): number =>
  6 * (10 - object.length) * readings(object).length * 6 ** (9 - object.length);

/** How often a paper with letters has won on average, and one without. */
const kinds = (objects: readonly string[], won: readonly number[]): number[] =>
  [/[a-z]/, /^\d+$/].map((kind) => {
    const of = won.filter((_, paper) => kind.test(objects[paper] ?? ''));
    return of.reduce((sum, one) => sum + one, 0) / of.length;
  });

describe('the usual papers', () => {
  it('SLP-4 are those that are tried here', () => {
    expect(slipped.setup({ players: 2 }).options.objects).toEqual(PAPERS);
  });

  it('SLP-4 lie in random positions about as often, counted', () => {
    expect(places('123456')).toBe(24 * 216);
    expect(places('a1a2a3a')).toBe(18 * 216);
    expect(ratio(PAPERS.map(places))).toBeCloseTo(4 / 3);
    expect(ratio(PAPERS.map(places))).toBeLessThan(BOUND);
    // The letters of before lay there eighteen times as often.
    expect(ratio(BEFORE.map(places))).toBe(18);
  });

  it('SLP-4 win about as often for players who head for them', () => {
    const { won, had, decided } = papersWon(PAPERS, GAMES, 'papers');
    expect(new Set(had).size).toBe(1);
    expect(decided).toBeGreaterThan(GAMES / 2);
    expect(ratio(kinds(PAPERS, won))).toBeLessThan(BOUND);
    // In few games chance alone makes more of a difference between any two of ten.
    if (GAMES >= ENOUGH) expect(ratio(won)).toBeLessThan(BOUND);
  });

  it('SLP-4 would not, if there were doubles of any numbers among them, which the same count shows', () => {
    const { won } = papersWon(BEFORE, 90, 'before');
    expect(ratio(kinds(BEFORE, won))).toBeGreaterThan(2 * BOUND);
  });
});
