import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupMark, Mark, Spec } from 'vega';
import { measuredTables, speedPlace } from '../../lib/pages/measured-page.js';
import { type DrawnFile, draw, HEAD, MARGIN, of, WIDTH } from './plot-frame.js';

/** One line of a panel: a name, where there are several, and what was measured for each number, in order. */
interface Line {
  readonly name?: string;
  readonly color: string;
  readonly values: readonly (readonly [count: string, cost: number])[];
}

interface Panel {
  readonly title: string;
  /** Of what is counted from left to right. */
  readonly unit: string;
  readonly lines: readonly Line[];
}

const PANEL = { width: 340, height: 150, left: 62, between: 68 } as const;
const LEFT = MARGIN + PANEL.left;
const CAPTION = 34;

const numberOf = (cell: string | undefined): number => Number(cell?.replaceAll(',', ''));

const NOTE = /, on \d+ cores$/;

/** The panels, from the tables of docs/reference/speed.md. */
function panelsOf(page: string): Panel[] {
  const [players = [], states = []] = measuredTables(page, speedPlace('scale'));
  const [records = []] = measuredTables(page, speedPlace('records'));
  const [workers = []] = measuredTables(page, speedPlace('workers'));
  const column = (rows: readonly (readonly string[])[], count: number, cost: number) =>
    rows.map((row) => [(row[count] ?? '').replace(NOTE, '*'), numberOf(row[cost])] as const);
  const kinds = [
    ['verify', 'strong'],
    ['replay', 'middle'],
    ['resume', 'mark'],
  ] as const;
  const crowded = workers.some(([count = '']) => NOTE.test(count));
  return [
    {
      title: 'µs for an action',
      unit: 'players of Marathon',
      lines: [{ color: of('strong'), values: column(players, 0, 1) }],
    },
    {
      title: 'Bytes of memory a state',
      unit: 'states kept',
      lines: [{ color: of('strong'), values: column(states, 0, 1) }],
    },
    {
      title: 'µs for an action of a log',
      unit: 'actions in the log',
      lines: kinds.map(([name, color]) => ({
        name,
        color: of(color),
        values: column(
          records.filter(([what]) => what === name),
          1,
          3,
        ),
      })),
    },
    {
      title: 'Games of Kiriki a second',
      unit: crowded ? 'workers (* more than cores)' : 'workers',
      lines: [{ color: of('strong'), values: column(workers, 0, 1) }],
    },
  ];
}

const written = (x: number, y: number, text: string, style: object): Mark => ({
  type: 'text',
  encode: {
    enter: {
      x: { value: x },
      y: { value: y },
      text: { value: text },
      baseline: { value: 'middle' },
      ...Object.fromEntries(Object.entries(style).map(([key, value]) => [key, { value }])),
    },
  },
});

/** The costs of a panel from nothing up, so that what stays level is seen to be level. */
function drawPanel({ title, unit, lines }: Panel, index: number): GroupMark {
  const points = lines.flatMap(({ name, color, values }) =>
    values.map(([count, cost]) => ({ name: name ?? '', color, count, cost })),
  );
  const counts = [...new Set(points.map(({ count }) => count))];
  const most = Math.max(...points.map(({ cost }) => cost));
  const place = { x: { scale: 'x', field: 'count' }, y: { scale: 'y', field: 'cost' } } as const;
  const named = lines.flatMap(({ name, color }, i) =>
    name === undefined
      ? []
      : [written(PANEL.width - 60, 8 + i * 20, name, { fontSize: 13, fontWeight: 600, fill: color })],
  );
  return {
    type: 'group',
    encode: {
      enter: {
        x: { value: (index % 2) * (PANEL.width + PANEL.between) },
        y: { value: CAPTION + Math.floor(index / 2) * (PANEL.height + 102) },
        width: { value: PANEL.width },
        height: { value: PANEL.height },
      },
    },
    // The lines of a grid are as long as these say.
    signals: [
      { name: 'width', value: PANEL.width },
      { name: 'height', value: PANEL.height },
    ],
    data: [{ name: `points${index}`, values: points }],
    scales: [
      { name: 'x', type: 'point', domain: counts, range: [0, PANEL.width], padding: 0.5 },
      { name: 'y', domain: [0, most * 1.15], range: [PANEL.height, 0] },
    ],
    axes: [
      { scale: 'x', orient: 'bottom' },
      { scale: 'y', orient: 'left', grid: true, tickCount: 4 },
    ],
    marks: [
      written(-PANEL.left + 8, -22, title, { fontSize: 14, fontWeight: 600, fill: of('ink') }),
      written(PANEL.width / 2, PANEL.height + 40, unit, { fontSize: 13, fill: of('quiet'), align: 'center' }),
      {
        type: 'group',
        from: { facet: { name: `line${index}`, data: `points${index}`, groupby: 'name' } },
        marks: [
          {
            type: 'line',
            from: { data: `line${index}` },
            encode: { enter: { ...place, stroke: { field: 'color' }, strokeWidth: { value: 2.5 } } },
          },
        ],
      },
      {
        type: 'symbol',
        from: { data: `points${index}` },
        encode: { enter: { ...place, fill: { field: 'color' }, size: { value: 60 } } },
      },
      ...named,
    ],
  };
}

const told = ({ title, unit, lines }: Panel): string => {
  const costs = lines.map(({ name, values }) => {
    const each = values.map(([count, cost]) => `${cost} at ${count}`).join(', ');
    return name === undefined ? each : `${name} ${each}`;
  });
  return `${title}, by ${unit}: ${costs.join('; ')}.`;
};

/** What grows when there is ten times as much of something, as docs/reference/speed.md of the project at `root` has it. */
export function drawScalePlot(root: string): Promise<DrawnFile> {
  const panels = panelsOf(readFileSync(join(root, 'docs/reference/speed.md'), 'utf8'));
  const height = 2 * (PANEL.height + 102) + 10;
  return draw({
    id: 'scale',
    title: 'Ten times as much',
    subtitle: 'What one action, one state and one game cost where there are more of them; less is better but for games',
    description: panels.map(told).join(' '),
    height: HEAD + height,
    spec: {
      width: WIDTH - LEFT - MARGIN,
      height: height - 20,
      padding: { left: LEFT, top: 4, right: MARGIN, bottom: 16 },
      marks: panels.map(drawPanel),
    } as Spec,
  });
}
