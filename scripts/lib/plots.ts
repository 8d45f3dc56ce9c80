import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, parse, type Spec, View } from 'vega';
import { kirikiAnalysis } from '../../src/games/kiriki/kiriki.analysis.js';
import { escapeXml } from '../../src/render/clean.js';
import { dark, light } from '../../src/render/svg-palette.js';
import { factsOfScores, scoresOfCsv } from './scores.js';

/** A file that a script writes: its path from the project's root and its text. */
interface DrawnFile {
  readonly path: string;
  readonly text: string;
}

/** Every colour of a plot as it is on a light ground, and on a dark one. */
const colors = {
  page: [light.page, dark.page],
  ink: [light.ink, dark.ink],
  quiet: [light.quiet, dark.quiet],
  line: [light.cardLine, dark.cardLine],
  mark: [light.mark, dark.mark],
  strong: ['#5446b8', '#a99cff'],
  middle: ['#8f84d6', '#7d70d2'],
  faint: ['#c4bcec', '#4f4886'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type Color = keyof typeof colors;
const of = (color: Color): string => colors[color][0];

const FONT = "ui-rounded,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const SERIF = "ui-serif,Georgia,'Times New Roman',serif";
const WIDTH = 860;
const MARGIN = 24;
/** Room for title and subtitle. */
const HEAD = 76;

interface Plot {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string;
  /** What the plot shows, for those who can't see it. */
  readonly description: string;
  readonly height: number;
  /** What is drawn below the head, on `WIDTH` times `height - HEAD`. */
  readonly spec: Spec;
}

/** Axes as all plots have them. Nothing depends on how wide a letter is: the sizes are fixed. */
const config = {
  aria: false,
  axis: {
    domain: false,
    ticks: false,
    gridColor: of('line'),
    labelColor: of('quiet'),
    labelFont: FONT,
    labelFontSize: 13,
    labelPadding: 8,
    labelLimit: 0,
    labelOverlap: false,
    labelBound: false,
  },
  text: { font: FONT },
} as const;

/** The drawing in the frame that all pictures have, readable on a light and on a dark ground. */
async function draw({ id, title, subtitle, description, height, spec }: Plot): Promise<DrawnFile> {
  const view = new View(parse({ ...spec, config, autosize: 'none', background: 'transparent' }), { renderer: 'none' });
  const drawn = await view.toSVG();
  view.finalize();
  // The picture as a whole says what it is; its parts have nothing to add.
  const inner = drawn
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/ (?:role|class|aria-\w+)="[^"]*"/g, '')
    .replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));
  const rules = Object.values(colors).flatMap(([day, night]) =>
    ['fill', 'stroke'].map((property) => `#${id} [${property}="${day}"]{${property}:${night}}`),
  );
  const text = [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}"`,
    ` style="max-width:100%;height:auto" role="img" aria-labelledby="${id}-title ${id}-desc" font-family="${FONT}">`,
    `<title id="${id}-title">${escapeXml(title)}</title><desc id="${id}-desc">${escapeXml(description)}</desc>`,
    `<style>@media (prefers-color-scheme:dark){${rules.join('')}}</style>`,
    `<rect x="0" y="0" width="${WIDTH}" height="${height}" rx="18" fill="${of('page')}"/>`,
    `<text x="${MARGIN}" y="42" font-size="23" font-weight="700" font-family="${SERIF}" fill="${of('ink')}">${escapeXml(title)}</text>`,
    `<text x="${MARGIN}" y="64" font-size="13.5" fill="${of('quiet')}">${escapeXml(subtitle)}</text>`,
    `<g transform="translate(0 ${HEAD})">${inner}</g></svg>`,
  ].join('');
  return { path: `docs/pictures/${id}.svg`, text: `${text}\n` };
}

const percent = (share: number, digits: number): string => `${(share * 100).toFixed(digits)}%`;

/** A square of each colour, with what it means beside it. */
function legend(x: number, y: number, names: readonly string[], tones: readonly string[]): Mark[] {
  return names.flatMap((name, i): Mark[] => [
    {
      type: 'rect',
      encode: {
        enter: {
          x: { value: x },
          y: { value: y + i * 22 },
          width: { value: 14 },
          height: { value: 14 },
          cornerRadius: { value: 3 },
          fill: { value: tones[i] as string },
        },
      },
    },
    {
      type: 'text',
      encode: {
        enter: {
          text: { value: name },
          x: { value: x + 22 },
          y: { value: y + 7 + i * 22 },
          baseline: { value: 'middle' },
          fontSize: { value: 13 },
          fill: { value: of('ink') },
        },
      },
    },
  ]);
}

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

/** The plots of the guide on odds and bots. */
export async function drawPlots(root: string): Promise<DrawnFile[]> {
  return [await scorePlot(root), await oddsPlot()];
}
