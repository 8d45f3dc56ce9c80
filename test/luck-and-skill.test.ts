import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { guide, tablesOf, toldGame, toldReview, turnsOf } from '../scripts/laboratory/luck-and-skill/told.js';
import type { Review } from '../src/analysis/review/reviewed.js';
import { kiriki } from '../src/games/kiriki/kiriki.js';
import { verifyRecord } from '../src/record/index.js';

describe('docs/reference/luck-and-skill.md', () => {
  const page = readFileSync(guide, 'utf8');
  const flowing = page.replace(/\s+/g, ' ');
  let review: Review;
  beforeAll(async () => {
    review = await toldReview();
  });

  it('tells of a game that is what it seems: by the rules, by its seed, and exact', () => {
    expect(verifyRecord(toldGame(), kiriki)).toMatchObject({ ok: true, result: { scores: [253] } });
    expect(review).toMatchObject({ kind: 'exact', isComplete: true });
  });

  it('has the numbers that npm run luck finds', () => {
    expect(page).toContain(tablesOf(review));
  });

  it('says in words what they say', () => {
    const turns = turnsOf(review);
    const stepAt = (turn: number, from: number) => turns[turn - 1]?.steps.at(from);
    const said = (number: number | undefined): string => Math.abs(number ?? Number.NaN).toFixed(1);
    const [sums] = review.players;
    const spread = review.spread.toFixed(0);
    for (const words of [
      `the game is worth ${said(stepAt(1, -2)?.values[0])}`,
      `the choice gives away ${said(stepAt(1, -1)?.loss)} points, a *${stepAt(1, -1)?.mark}*`,
      `could have made a kiriki: ${said(stepAt(2, -1)?.loss)} points`,
      `gives away ${said(stepAt(4, -1)?.loss)} points, a *${stepAt(4, -1)?.mark}*, the only one`,
      `That one roll is worth ${said(stepAt(9, -2)?.luck[0])} points`,
      `she has it with one roll, ${said(stepAt(13, 0)?.luck[0])} points more`,
      `The dice brought ${said(sums?.luck)} points, the choices gave ${said(sums?.skill)} away`,
      `and ${said(sums?.initial)} + ${said(sums?.luck)} − ${said(sums?.skill)} is ${sums?.final}`,
      `it would have been ${said(sums?.adjusted)}`,
      `of the spread of the points, ${spread} in Kiriki`,
    ]) {
      expect(flowing).toContain(words);
    }
    expect(review.steps.filter(({ mark }) => mark === 'blunder')).toHaveLength(1);
    expect(sums?.final).toBeGreaterThan(sums?.initial ?? Number.NaN);
  });
});
