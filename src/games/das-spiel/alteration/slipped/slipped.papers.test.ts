import { describe, expect, it } from 'vitest';
import { PAPERS, readings, USUAL } from '../../../../../test/helpers/das-spiel-slipped.js';
import { papersWon, ratio } from '../../../../../test/helpers/das-spiel-slipped-purpose.js';
import { slipped } from './slipped.js';

/** None of the usual papers may be so many times as easy as another (SLP-4). */
const BOUND = 1.5;

/** Of games of two so many must end, in a hundred (SLP-4). */
const ENDING = 97;

/** So many times the games of here, and so many that papers can be told from each other; `npm run test:slow` plays more. */
const TIMES = Number(process.env.PAPER_GAMES ?? 180) / 180;
const ENOUGH = 2_880;

/** The ten that were usual under rules 3. */
const BEFORE = [
  ...['123456', '654321', '112233', '445566', '135246', '161616', '252525', '343434'],
  ...['aabbccdd', 'abcdabcd'],
];

/** On how many places of the six lines the object lies, in all 6⁹ rows of nine numbers that each line can show. */
const places = (object: string): number =>
  6 * (10 - object.length) * readings(object).length * 6 ** (9 - object.length);

/** The ten that were usual under rules 5. */
const OF_RULES_5 = [...USUAL.filter((object) => !/^(2345|5432)/.test(object)), '1122ab', '5566ab'];

/** How often a paper with digits has won on average, and one of letters alone. */
const kinds = (objects: readonly string[], won: readonly number[]): number[] =>
  [/\d/, /^[a-z]+$/].map((kind) => {
    const of = won.filter((_, paper) => kind.test(objects[paper] ?? ''));
    return of.reduce((sum, one) => sum + one, 0) / of.length;
  });

describe('the usual papers', () => {
  it('SLP-4 are those that are tried here', () => {
    expect(slipped.setup({ players: 2 }).options.objects).toEqual(USUAL);
  });

  it('SLP-4 of letters alone lie in random positions less often, counted', () => {
    const inTenThousand = (object: string): number => Math.round((places(object) / 6 ** 9) * 10_000);
    expect([...new Set(USUAL.map(inTenThousand))]).toEqual([185, 15, 8]);
  });

  it.each([
    [2, 1, 180],
    [2, 2, 20],
    [3, 1, 200],
    [3, 2, 20],
    [5, 1, 600],
    [8, 1, 3_000],
  ] as const)('SLP-4 win about as often for %i players who look %i ahead, and games end', (players, ahead, usual) => {
    const games = usual * TIMES;
    const { won, had, decided } = papersWon(USUAL, games, 'papers', { players, ahead });
    expect(new Set(had).size).toBe(1);
    expect(decided * 100).toBeGreaterThanOrEqual(games * ENDING);
    if (games >= 180) expect(ratio(kinds(USUAL, won))).toBeLessThan(BOUND);
    // In few games chance alone makes more of a difference between any two of ten.
    if (games >= ENOUGH) expect(ratio(won)).toBeLessThan(BOUND);
  });

  it('SLP-4 of rules 4 would leave many games of two unfinished, which the same count shows', () => {
    const { decided } = papersWon(PAPERS, 10, 'unfinished', { players: 2 });
    expect(decided * 100).toBeLessThan(10 * ENDING);
  });

  it('SLP-4 of rules 5 were unequal among eight players, which the same count shows', () => {
    const { won } = papersWon(OF_RULES_5, 400, 'eight', { players: 8 });
    const doubles = won.filter((_, paper) => /^(1122|5566)/.test(OF_RULES_5[paper] ?? ''));
    const all = won.reduce((sum, one) => sum + one, 0);
    expect(doubles.reduce((sum, one) => sum + one, 0) / 2).toBeGreaterThan((BOUND * (all / won.length)) / 1.25);
  });

  it('SLP-4 would not win as often, if there were doubles of any numbers among them, which the same count shows', () => {
    const { won } = papersWon(BEFORE, 90, 'before');
    expect(ratio(kinds(BEFORE, won))).toBeGreaterThan(2 * BOUND);
  });
});
