import { rangeText } from '../analysis/runs.js';
import type { SimulationResult } from '../analysis/simulation/result.js';
import { deviation, type Estimate, mean, median, proportion } from '../analysis/statistics.js';
import { type Luckless, lucklessEstimates } from '../analysis/tournament/standings.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { lucklessRows } from './luck-text.js';
import { columns } from './output.js';
import { withHeading } from './style.js';

const percent = (value: number): string => (100 * value).toFixed(1);

export function percentText(estimate: Estimate | null): string {
  if (estimate === null) return '-';
  const { value, low, high } = estimate;
  return `${percent(value)} % (${percent(low)} to ${percent(high)})`;
}

export function meanText(estimate: Estimate | null): string {
  if (estimate === null) return '-';
  const { value, low, high } = estimate;
  return `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

/** A part of all games in percent, as lists on rules pages have it. */
export const partText = (part: number, games: number): string =>
  games === 0 ? '-' : `${Math.round((1000 * part) / games) / 10}%`;

/** A seat's victories; one shared by several winners counts in part. */
export function victories({ winners }: SimulationResult, seat: number): number {
  const won = Object.entries(winners).map(([seats, times]) => ({ seats: seats.split('+'), times }));
  return won.reduce((sum, { seats, times }) => sum + (seats.includes(`${seat}`) ? times / seats.length : 0), 0);
}

function seatRows(result: SimulationResult): string[][] {
  const { wins, scores, games, unfinished } = result;
  return wins.map((times, seat) => {
    const among = percentText(proportion(times, games - unfinished));
    const row = [`Player ${seat + 1}`, String(times), among, partText(victories(result, seat), games)];
    const own = scores?.[seat];
    if (!own || own.count === 0) return row;
    return [...row, meanText(mean(own)), deviation(own).toFixed(2), `${own.min}`, `${own.max}`];
  });
}

/** Each seat without luck; `[]` where that wasn't asked for. */
export const lucklessSeats = ({ withoutLuck = [], scores, games, unfinished }: SimulationResult): Luckless[] =>
  withoutLuck.map((tallies, seat) => {
    const counted = { shares: { count: games - unfinished }, scores: scores?.[seat] ?? null };
    return lucklessEstimates(tallies, counted, [0, 1]);
  });

function lucklessText(result: SimulationResult, style: TerminalStyle): string {
  if (!result.luck) return '';
  const seats = lucklessSeats(result).map((luckless, seat) => [`Player ${seat + 1}`, luckless] as const);
  const { text, rows } = lucklessRows('SEAT', result.unfinished, result.scores !== null, seats);
  return `\n${text}\n${withHeading(columns(rows), style)}`;
}

export function simulationText(result: SimulationResult, style: TerminalStyle): string {
  const { game, rules, players, options, seed, ranges, games, unfinished, actions, ties, lost, scores } = result;
  const headings = [
    'SEAT',
    'WINS',
    'OF ALL (95 %)',
    'VICTORY',
    ...(scores ? ['MEAN SCORE (95 %)', 'DEVIATION', 'MIN', 'MAX'] : []),
  ];
  const facts: (readonly [string, string])[] = [
    ['game', `${game}, rules ${rules}, ${players} player${players === 1 ? '' : 's'}, random legal actions`],
    ['options', JSON.stringify(options)],
    ['seed', seed],
    ['games', `${games}: ${ranges.map(rangeText).join(', ')}`],
    ['actions', `${actions.min} to ${actions.max} a game, median ${median(actions)}, mean ${meanText(mean(actions))}`],
    ['several winners', `${ties} games (${partText(ties, games)}), by a tie or as a side`],
    ['no winner', `${lost} games (${partText(lost, games)})`],
  ];
  if (unfinished > 0) {
    facts.push(['broken off', `${unfinished} games (${partText(unfinished, games)}), which took too many actions`]);
  }
  const lines = facts.map(([name, text]) => `${cleanText(`${name}: ${text}`)}\n`);
  const table = withHeading(columns([headings, ...seatRows(result)]), style);
  return `${lines.join('')}\n${table}${lucklessText(result, style)}`;
}
