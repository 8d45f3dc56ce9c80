import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changeText } from '../../../src/analysis/review/annotate.js';
import { reviewRecord } from '../../../src/analysis/review/review.js';
import type { Review, ReviewStep } from '../../../src/analysis/review/reviewed.js';
import { kiriki } from '../../../src/games/kiriki/kiriki.js';
import { readRecord } from '../../../src/record/read.js';
import { replay } from '../../../src/record/replay.js';
import { tableOf } from '../../lib/pages/measured-page.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The page, and its place for what the command finds. */
export const guide = join(root, 'docs/reference/luck-and-skill.md');
export const place = { what: 'luck', command: 'luck' } as const;

/** The game on the page. */
export const toldGame = () =>
  readRecord(readFileSync(join(root, 'examples/records/kiriki-by-thumb.json'), 'utf8'), kiriki);

/** What was luck in it: Kiriki alone is solved, which takes some seconds. */
export const toldReview = (): Promise<Review> => reviewRecord(toldGame(), kiriki) as Promise<Review>;

/** A turn: all actions up to one that scores. */
export interface Turn {
  readonly steps: readonly ReviewStep[];
  readonly luck: number;
  readonly loss: number;
  readonly worth: number;
}

export function turnsOf({ steps }: Review): Turn[] {
  const turns: ReviewStep[][] = [[]];
  for (const step of steps) {
    turns.at(-1)?.push(step);
    if (/ scores /.test(step.text)) turns.push([]);
  }
  return turns
    .filter(({ length }) => length > 0)
    .map((own) => ({
      steps: own,
      luck: own.reduce((sum, { luck }) => sum + (luck[0] ?? 0), 0),
      loss: own.reduce((sum, { loss }) => sum + loss, 0),
      worth: own.at(-1)?.values[0] ?? Number.NaN,
    }));
}

const points = (value: number): string => (Math.abs(value) < 0.05 ? '0.0' : changeText(value, 1));

/** The game turn by turn, and what it comes to. */
export function tablesOf(review: Review): string {
  const dice = [...replay(toldGame(), kiriki)].map(({ action, state }) =>
    action.type === 'roll' ? state.dice.join(' ') : '',
  );
  const rows = turnsOf(review).map(({ steps, luck, loss, worth }, i) => {
    const rolled = steps.map(({ index }) => dice[index]).filter(Boolean);
    const scored = /scores (.*)\.$/.exec(steps.at(-1)?.text ?? '')?.[1] ?? '';
    return [`${i + 1}`, rolled.join(', then '), scored, points(luck), points(-loss), worth.toFixed(1)];
  });
  const [sums] = review.players;
  const sum = [
    ['at first', review.initial[0]?.toFixed(1) ?? ''],
    ['luck', points(sums?.luck ?? 0)],
    ['choices', points(sums?.skill ?? 0)],
    ['drift', points(sums?.drift ?? 0)],
    ['in the end', review.final[0]?.toFixed(1) ?? ''],
    ['without luck', sums?.adjusted.toFixed(1) ?? ''],
  ];
  return `${tableOf(['turn', 'dice', 'scored', 'luck', 'given away', 'worth then'], rows)}\n\n${tableOf(['what', 'points'], sum)}`;
}
