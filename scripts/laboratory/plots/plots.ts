import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Spec } from 'vega';
import { kirikiAnalysis } from '../../../src/games/kiriki/kiriki.analysis.js';
import { type DrawnFile, draw, HEAD, legend, MARGIN, of, WIDTH } from './plot-frame.js';
import { drawScalePlot } from './scale-plot.js';
import { factsOfScores, scoresOfCsv } from './scores.js';

const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)}%`;

/** Where the scores of optimal play stand that {@link drawPlots} shows. */
export const SCORES = 'docs/pictures/kiriki-scores.csv';

/** How the score of optimal play is distributed. */
function scorePlot(root: string): Promise<DrawnFile> {
  const scores = scoresOfCsv(readFileSync(join(root, SCORES), 'utf8'));
  const { mean, deviation, quantile } = factsOfScores(scores);
  const [least, lower, upper, most] = [0.05, 0.25, 0.75, 0.95].map(quantile) as [number, number, number, number];
  const first = 100;
  const last = 420;
  const shown = Array.from(scores, (share, score) => ({
    score,
    share,
    color: of(score >= lower && score <= upper ? 'strong' : score >= least && score <= most ? 'middle' : 'faint'),
  })).filter(({ score }) => score >= first && score <= last);
  const height = 330;
  const width = WIDTH - 2 * MARGIN - 40;
  const highest = Math.max(...shown.map(({ share }) => share));
  return draw({
    id: 'kiriki-scores',
    title: 'Scores of optimal Kiriki',
    subtitle: 'How likely each grand total is when one player plays for the highest mean: exact, not sampled',
    description: `A histogram of grand totals. Mean ${mean.toFixed(2)}, standard deviation ${deviation.toFixed(2)}; half of all games end between ${lower} and ${upper}, nine of ten between ${least} and ${most}.`,
    height: HEAD + height + 56,
    spec: {
      width,
      height,
      padding: { left: MARGIN + 40, top: 10, right: MARGIN, bottom: 44 },
      data: [{ name: 'scores', values: shown }],
      scales: [
        { name: 'x', domain: [first, last + 1], range: 'width', zero: false },
        { name: 'y', domain: [0, highest * 1.08], range: 'height' },
      ],
      axes: [
        { scale: 'x', orient: 'bottom', values: Array.from({ length: 9 }, (_, i) => first + 40 * i), grid: false },
        { scale: 'y', orient: 'left', grid: true, tickCount: 5, format: '.1%' },
      ],
      marks: [
        {
          type: 'rect',
          from: { data: 'scores' },
          encode: {
            enter: {
              x: { scale: 'x', field: 'score' },
              x2: { scale: 'x', field: 'score', offset: { signal: "scale('x', 1) - scale('x', 0) - 0.4" } },
              y: { scale: 'y', field: 'share' },
              y2: { scale: 'y', value: 0 },
              fill: { field: 'color' },
            },
          },
        },
        {
          type: 'rule',
          encode: {
            enter: {
              x: { scale: 'x', value: mean },
              y: { value: 0 },
              y2: { value: height },
              stroke: { value: of('mark') },
              strokeWidth: { value: 2 },
            },
          },
        },
        {
          type: 'text',
          encode: {
            enter: {
              text: { value: `mean ${mean.toFixed(2)}` },
              x: { scale: 'x', value: mean, offset: 8 },
              y: { value: 10 },
              fill: { value: of('mark') },
              fontSize: { value: 15 },
              fontWeight: { value: 600 },
            },
          },
        },
        ...legend(
          width - 226,
          30,
          [`half of all games: ${lower} to ${upper}`, `nine of ten: ${least} to ${most}`, 'the others'],
          [of('strong'), of('middle'), of('faint')],
        ),
      ],
    } as Spec,
  });
}

/** The patterns in the order of their odds, with what they are called. */
const rows = [
  ['threeOfAKind', 'Three of a kind'],
  ['smallStraight', 'Small straight'],
  ['fullHouse', 'Full house'],
  ['sixes', 'Three of a given face'],
  ['fourOfAKind', 'Four of a kind'],
  ['largeStraight', 'Large straight'],
  ['kiriki', 'Kiriki'],
] as const;

/** How likely each pattern is with one, two and three rolls. */
function oddsPlot(): Promise<DrawnFile> {
  const tones = [of('faint'), of('middle'), of('strong')] as const;
  const odds = [1, 2, 3].map((rolls) => kirikiAnalysis.patternOdds([], rolls));
  const bars = rows.flatMap(([pattern, name]) =>
    odds.map((of, i) => {
      const share = of[pattern].favourable / of[pattern].total;
      return { name, rolls: i + 1, share, label: percent(share, share < 0.1 ? 2 : 1), color: tones[i] };
    }),
  );
  const [bar, gap] = [14, 17];
  const height = rows.length * (3 * bar + gap);
  const left = 200;
  const width = WIDTH - left - MARGIN - 60;
  return draw({
    id: 'kiriki-odds',
    title: 'Odds of the patterns',
    subtitle: 'For a turn of Kiriki that goes for one pattern from its first roll and keeps the best dice: exact',
    description: rows
      .map(([pattern, name]) => {
        const shares = odds.map((of) => percent(of[pattern].favourable / of[pattern].total, 2));
        return `${name}: ${shares.join(', ')} with 1, 2, 3 rolls.`;
      })
      .join(' '),
    height: HEAD + height + 50,
    spec: {
      width,
      height,
      padding: { left, top: 6, right: MARGIN + 60, bottom: 44 },
      data: [{ name: 'bars', values: bars }],
      scales: [
        { name: 'x', domain: [0, 0.8], range: 'width' },
        { name: 'y', type: 'band', domain: rows.map(([, name]) => name), range: 'height' },
      ],
      axes: [
        { scale: 'x', orient: 'bottom', grid: true, format: '.0%', values: [0, 0.2, 0.4, 0.6, 0.8] },
        { scale: 'y', orient: 'left', labelColor: of('ink'), labelFontSize: 14 },
      ],
      marks: [
        {
          type: 'rect',
          from: { data: 'bars' },
          encode: {
            enter: {
              x: { scale: 'x', value: 0 },
              x2: { scale: 'x', field: 'share' },
              y: { scale: 'y', field: 'name', offset: { signal: `${gap / 2} + (datum.rolls - 1) * ${bar}` } },
              height: { value: bar - 2 },
              cornerRadiusTopRight: { value: 3 },
              cornerRadiusBottomRight: { value: 3 },
              fill: { field: 'color' },
            },
          },
        },
        {
          type: 'text',
          from: { data: 'bars' },
          encode: {
            enter: {
              text: { field: 'label' },
              x: { scale: 'x', field: 'share', offset: 6 },
              y: {
                scale: 'y',
                field: 'name',
                offset: { signal: `${gap / 2 + bar / 2 - 1} + (datum.rolls - 1) * ${bar}` },
              },
              baseline: { value: 'middle' },
              fontSize: { value: 11.5 },
              fill: { value: of('ink') },
            },
          },
        },
        ...legend(width - 40, height - 92, ['1 roll', '2 rolls', '3 rolls'], tones),
      ],
    } as Spec,
  });
}

/** The plots of the guide on odds and bots, and of the page on speed. */
export async function drawPlots(root: string): Promise<DrawnFile[]> {
  return [await scorePlot(root), await oddsPlot(), await drawScalePlot(root)];
}
