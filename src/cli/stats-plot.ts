import type { ArchivePlayer } from '../analysis/archive/archive.js';
import type { Interval } from '../analysis/interval.js';
import { escapeXml } from '../render/clean.js';
import { darkScheme, lightScheme } from '../render/svg-palette.js';
import { valueText } from './review-text.js';
import { rowName } from './stats-text.js';

const WIDTH = 720;
/** Room for names, and at the right. */
const LEFT = 200;
const RIGHT = 30;
const ROW = 34;
const TOP = 84;
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

const [{ colors: light }, { colors: dark }] = [lightScheme, darkScheme];
const roles = ['page', 'ink', 'quiet', 'cardLine', 'mark'] as const;

const style = (id: string): string => {
  const rules = (colors: typeof light): string =>
    roles.map((role) => `#${id} .${role}{fill:${colors[role]};stroke:${colors[role]}}`).join('');
  return `<style>#${id} text{stroke:none}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
};

/** Rows with a scale of their own: all games with others, or one game alone. */
interface Panel {
  readonly title: string;
  readonly rows: readonly ArchivePlayer[];
  readonly range: Interval;
}

function panelsOf(players: readonly ArchivePlayer[]): Panel[] {
  const games = [...new Set(players.map(({ alone }) => alone))];
  return games.map((alone) => {
    const rows = players.filter((one) => one.alone === alone);
    if (alone === null) return { title: 'Share of the victory', rows, range: { low: 0, high: 1 } };
    const ends = rows.flatMap(({ result, adjusted }) =>
      [result, adjusted].flatMap((one) => (one ? [one.low, one.high, one.value] : [])),
    );
    const known = ends.filter(Number.isFinite);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    return {
      title: `Points, ${alone} alone`,
      rows,
      range: { low: Math.floor(low), high: Math.ceil(high) + (low === high ? 1 : 0) },
    };
  });
}

/** What the plot shows, for those who can't see it. */
function description(players: readonly ArchivePlayer[]): string {
  const rows = players.map((row) => {
    const { result, adjusted, alone } = row;
    const told = (value: number): string => valueText(value, alone === null ? 2 : 1);
    if (!result) return `${rowName(row)}: nothing`;
    return `${rowName(row)}: ${told(result.value)}${adjusted ? `, without luck ${told(adjusted.value)}` : ''}`;
  });
  return rows.join('; ');
}

/** The results of the players with their intervals, and what they would be without luck, as an SVG. */
export function statsPlot(
  players: readonly ArchivePlayer[],
  title = 'Results, with and without luck',
  about = 'Dot: the mean result, with its 95 % interval. Diamond: the same without luck.',
): string {
  const id = 'dicewright-stats';
  const body: string[] = [];
  const write = (x: number, y: number, text: string, role: string, more = ''): void => {
    body.push(`<text x="${x}" y="${y}" class="${role}" font-size="13"${more}>${escapeXml(text)}</text>`);
  };
  let y = TOP;
  for (const { title: heading, rows, range } of panelsOf(players)) {
    const at = ({ value }: { readonly value: number }): number => {
      const share = (value - range.low) / (range.high - range.low);
      return Math.round(10 * (LEFT + Math.min(1, Math.max(0, share)) * (WIDTH - LEFT - RIGHT))) / 10;
    };
    const players = heading.startsWith('Share') ? 2 : 1;
    write(LEFT, y, heading, 'ink', ' font-weight="600"');
    y += 12;
    const bottom = y + ROW * rows.length;
    for (const share of [0, 0.25, 0.5, 0.75, 1]) {
      const value = range.low + share * (range.high - range.low);
      const x = at({ value });
      body.push(`<path d="M${x} ${y}V${bottom}" class="cardLine" stroke-width="1"/>`);
      write(
        x,
        bottom + 18,
        players === 2 ? `${Math.round(100 * value)} %` : `${Math.round(10 * value) / 10}`,
        'quiet',
        ' text-anchor="middle"',
      );
    }
    for (const row of rows) {
      const { result, adjusted, games } = row;
      const middle = y + ROW / 2;
      write(20, middle + 4, rowName(row).slice(0, 24), 'ink');
      if (result) {
        const known = Number.isFinite(result.low);
        const [from, to] = [
          at({ value: known ? result.low : range.low }),
          at({ value: known ? result.high : range.high }),
        ];
        body.push(
          `<path d="M${from} ${middle}H${to}" class="ink" stroke-width="2"${known ? '' : ' stroke-dasharray="2 5"'}/>`,
        );
        body.push(
          `<circle cx="${at(result)}" cy="${middle}" r="6" class="ink"><title>${escapeXml(`${rowName(row)}: ${valueText(result.value, players)} in ${games} games`)}</title></circle>`,
        );
      }
      if (adjusted) {
        const x = at(adjusted);
        body.push(
          `<path d="M${x} ${middle - 8}l8 8l-8 8l-8 -8z" class="mark"><title>${escapeXml(`without luck: ${valueText(adjusted.value, players)}`)}</title></path>`,
        );
      }
      y += ROW;
    }
    y += 56;
  }
  const height = y;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="${id}-title ${id}-desc" font-family="${FONT}">`,
    `<title id="${id}-title">${escapeXml(title)}</title><desc id="${id}-desc">${escapeXml(description(players))}</desc>`,
    style(id),
    `<rect width="${WIDTH}" height="${height}" class="page"/>`,
    `<text x="20" y="30" class="ink" font-size="18" font-weight="600">${escapeXml(title)}</text>`,
    `<text x="20" y="52" class="quiet" font-size="13">${escapeXml(about)}</text>`,
    ...body,
    '</svg>',
  ].join('\n');
}
