import { changeText } from '../analysis/review/annotate.js';
import type { Review, ReviewStep } from '../analysis/review/reviewed.js';
import type { TerminalStyle } from '../render/ansi.js';
import { tableText, wrapped } from './answer-text.js';
import type { Names } from './names.js';
import { withHeading } from './style.js';

/** How many mistakes are listed. */
const WORST = 3;
/** Columns of the curve. */
const WIDTH = 72;
const BARS = '▁▂▃▄▅▆▇█';

/** A value as a review shows it: it is no more precise than a tenth of a percent. */
export const valueText = (value: number, players: number): string =>
  players === 1 ? value.toFixed(1) : `${(100 * value).toFixed(1)} %`;

/** A curve of values in one line: the mean of several in a column. */
export function curveText(values: readonly number[], least: number, most: number, width = WIDTH): string {
  const columns = Math.min(width, values.length);
  return Array.from({ length: columns }, (_, column) => {
    const part = values.slice(
      Math.floor((column * values.length) / columns),
      Math.max(
        Math.floor(((column + 1) * values.length) / columns),
        Math.floor((column * values.length) / columns) + 1,
      ),
    );
    const mean = part.reduce((sum, value) => sum + value, 0) / part.length;
    const height = most > least ? (mean - least) / (most - least) : 0.5;
    return BARS[Math.min(BARS.length - 1, Math.max(0, Math.floor(height * BARS.length)))];
  }).join('');
}

function curves({ initial, steps }: Review, names: Names): string {
  const players = initial.length;
  const all = initial.map((first, seat) => [first, ...steps.map(({ values }) => values[seat] ?? 0)]);
  const [least, most] = players > 1 ? [0, 1] : [Math.min(...(all[0] ?? [])), Math.max(...(all[0] ?? []))];
  return all
    .map((values, seat) => {
      const [from = 0, to = 0] = [values[0], values.at(-1)];
      return `${names.join([seat])}: ${valueText(from, players)} to ${valueText(to, players)}\n${curveText(values, least, most)}\n`;
    })
    .join('');
}

function worstText(steps: readonly ReviewStep[], players: number, style: TerminalStyle): string {
  const worst = steps
    .filter(({ mark }) => mark !== null)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, WORST);
  if (worst.length === 0) return wrapped('Nobody gave anything away that is worth a word.');
  return worst
    .map(({ index, text, mark, loss, best }) => {
      const head = style.bold(`${index + 1}. ${text}`);
      return `${wrapped(head)}   ${mark}, ${changeText(-loss, players)}; better: ${best?.text}\n`;
    })
    .join('');
}

function sumsText({ players, initial }: Review, names: Names, style: TerminalStyle): string {
  const rows = players.map(({ player, luck, skill, others, drift, decisions, mistakes, blunders, adjusted }) => [
    names.join([player]),
    ...[luck, skill, others, drift].map((value) => changeText(value, initial.length)),
    `${mistakes + blunders} of ${decisions}`,
    valueText(adjusted, initial.length),
  ]);
  return withHeading(
    tableText(['PLAYER', 'LUCK', 'CHOICES', 'OTHERS', 'DRIFT', 'MISTAKES', 'WITHOUT LUCK'], rows),
    style,
  );
}

const BEHIND = {
  exact: 'Exact: nothing that can come was left out.',
  search: 'The values were found by looking ahead; drift is what was thought otherwise from one position to the next.',
  sampled: 'Games were played out for the values: the more effort, the surer they are.',
} as const;

/** What a review found: the curve of each player, the worst choices, and what was luck. */
export const reviewText = (review: Review, names: Names, style: TerminalStyle): string =>
  [
    curves(review, names),
    worstText(review.steps, review.initial.length, style),
    sumsText(review, names, style),
    wrapped(`Luck, choices, those of the others and drift add up to what was won or lost. ${BEHIND[review.kind]}`),
  ].join('\n');
