import { rangeText } from '../analysis/runs.js';
import type { SimulationResult } from '../analysis/simulation/result.js';
import { deviation, type Estimate, mean, proportion } from '../analysis/statistics.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { columns } from './output.js';
import { withHeading } from './style.js';

const percent = (value: number): string => (100 * value).toFixed(1);

function percentText(estimate: Estimate | null): string {
  if (estimate === null) return '-';
  const { value, low, high } = estimate;
  return `${percent(value)} % (${percent(low)} to ${percent(high)})`;
}

function meanText(estimate: Estimate | null): string {
  if (estimate === null) return '-';
  const { value, low, high } = estimate;
  return `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;
}

function seatRows({ wins, scores, games, unfinished }: SimulationResult): string[][] {
  return wins.map((times, seat) => {
    const row = [`Player ${seat + 1}`, String(times), percentText(proportion(times, games - unfinished))];
    const own = scores?.[seat];
    if (!own || own.count === 0) return row;
    return [...row, meanText(mean(own)), deviation(own).toFixed(2), `${own.min}`, `${own.max}`];
  });
}

/** A result in tables and sentences; intervals are those of 95 % confidence. */
export function simulationText(result: SimulationResult, style: TerminalStyle): string {
  const { game, rules, players, options, seed, ranges, games, unfinished, actions, ties, lost, scores } = result;
  const headings = [
    'SEAT',
    'WINS',
    'OF ALL (95 %)',
    ...(scores ? ['MEAN SCORE (95 %)', 'DEVIATION', 'MIN', 'MAX'] : []),
  ];
  const facts: (readonly [string, string])[] = [
    ['game', `${game}, rules ${rules}, ${players} player${players === 1 ? '' : 's'}, random legal actions`],
    ['options', JSON.stringify(options)],
    ['seed', seed],
    ['games', `${games}: ${ranges.map(rangeText).join(', ')}`],
    ['actions', `${meanText(mean(actions))} a game, from ${actions.min} to ${actions.max}`],
    ['several winners', `${ties} games, by a tie or as a side`],
    ['no winner', `${lost} games`],
  ];
  if (unfinished > 0) facts.push(['broken off', `${unfinished} games, which took too many actions`]);
  const lines = facts.map(([name, text]) => `${cleanText(`${name}: ${text}`)}\n`);
  return `${lines.join('')}\n${withHeading(columns([headings, ...seatRows(result)]), style)}`;
}
