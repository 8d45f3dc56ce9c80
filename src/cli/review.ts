import { annotated, changeText } from '../analysis/review/annotate.js';
import { reviewRecord } from '../analysis/review/review.js';
import type { Review, ReviewStep } from '../analysis/review/reviewed.js';
import { entryOfRecord, loadGame } from '../record/given.js';
import type { GameRecord } from '../record/types.js';
import type { TerminalStyle } from '../render/ansi.js';
import { tableText, wrapped } from './answer-text.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { judging } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import { interruptible } from './interruptible.js';
import type { CommandIo } from './io.js';
import { effortFlag, judgeFlags } from './judgement.js';
import { type Names, namesOf } from './names.js';
import { headingText } from './output.js';
import { moduleFlag } from './own-games.js';
import { recordIn } from './position.js';
import { percentDone, progressTo, quietFlag } from './progress.js';
import { recordText } from './record-text.js';
import { styleOf, withHeading } from './style.js';

const flags = {
  ...moduleFlag,
  ...judgeFlags,
  out: {
    type: 'string',
    value: 'OTHER',
    kind: 'file',
    about:
      'write the record with what was found as comments and marks: notation where OTHER ends with .dice, else JSON',
  },
  json: { type: 'boolean', about: 'as JSON' },
  ...quietFlag,
} as const;

/** Mistakes that are told. */
const WORST = 3;
/** Columns of the curve. */
const WIDTH = 72;
const BARS = '▁▂▃▄▅▆▇█';

/** A value as a review tells it: it is no surer than to a tenth of a percent. */
const valueText = (value: number, players: number): string =>
  players === 1 ? value.toFixed(1) : `${(100 * value).toFixed(1)} %`;

/** A curve of values in one line: of several in a column their mean. */
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

async function tell(record: GameRecord, review: Review, io: CommandIo): Promise<void> {
  const entry = entryOfRecord(record, catalogueIn(io));
  const game = await loadGame(record, entry);
  const names = namesOf(record.players, record.names);
  const style = styleOf(io.stdout, io.env);
  await io.stdout.write(
    [
      `${headingText(game, names, record.options)}\n`,
      curves(review, names),
      worstText(review.steps, record.players, style),
      sumsText(review, names, style),
      wrapped(`Luck, choices, those of the others and drift add up to what was won or lost. ${BEHIND[review.kind]}`),
    ].join('\n'),
  );
}

export const review: Command = {
  name: 'review',
  summary: 'tell what was luck in a recorded game, and what choices cost',
  usage: ['FILE [--effort x] [--seed s] [--out OTHER] [--json] [--quiet]'],
  about: [
    'Tells of a recorded game how the chances of each player went, what the dice did, which choices gave most away, and what would have been better. Nobody looks at a seed, or at what a player could not see. FILE is a record as JSON, as a log of lines or in notation; - is standard input.',
    'A record that breaks the rules is reviewed up to there. An interrupted review tells what it has.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const file = onlyOne(positionals, 'FILE');
    const effort = effortFlag(values.effort);
    const record = await judging(file, () => recordIn(io, file));
    const entry = entryOfRecord(record, catalogueIn(io));
    const shown = progressTo(io, values.quiet);
    const onProgress = (done: number, total: number): void =>
      void shown.tell(percentDone('reviewing', done, total || 1));
    const found = await interruptible(io, (signal) =>
      reviewRecord(record, entry, { effort, seed: values.seed, onProgress, signal }),
    ).finally(() => shown.end());
    if (values.out !== undefined) {
      await io.writeFile(values.out, recordText(annotated(record, found), values.out, await loadGame(record, entry)));
    }
    if (values.json) {
      const problem = found.problem && { code: found.problem.code, message: found.problem.message };
      await io.stdout.write(`${JSON.stringify({ game: record.game, ...found, problem })}\n`);
    } else await tell(record, found, io);
    if (found.problem) await complain(io, `${file}: ${found.problem.message}`);
    else if (!found.isComplete)
      await complain(io, `${file}: ${found.steps.length} of ${record.actions.length} actions were reviewed`);
    return found.isComplete ? exitCodes.well : exitCodes.deviates;
  },
};
