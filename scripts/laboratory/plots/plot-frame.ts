import { type Mark, parse, type Spec, View } from 'vega';
import { escapeXml } from '../../../src/render/clean.js';
import { darkScheme, lightScheme } from '../../../src/render/svg-palette.js';

/** A file that a script writes: its path from the project's root and its text. */
export interface DrawnFile {
  readonly path: string;
  readonly text: string;
}

const [{ colors: light }, { colors: dark }] = [lightScheme, darkScheme];

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
export const of = (color: Color): string => colors[color][0];

const FONT = "ui-rounded,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const SERIF = "ui-serif,Georgia,'Times New Roman',serif";
export const WIDTH = 860;
export const MARGIN = 24;
/** Room for title and subtitle. */
export const HEAD = 76;

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
export async function draw({ id, title, subtitle, description, height, spec }: Plot): Promise<DrawnFile> {
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

/** A square of each colour, with what it means beside it. */
export function legend(x: number, y: number, names: readonly string[], tones: readonly string[]): Mark[] {
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
