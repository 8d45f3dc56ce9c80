import { COMMITMENT, isCommitment } from '../record/fields.js';
import { loadGame } from '../record/given.js';
import type { RecordHeader } from '../record/types.js';
import {
  type Deviation,
  type VerificationReport,
  type VerifyOptions,
  verifyLines,
  verifyRecord,
} from '../record/verify.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { complainOfFile } from './complain.js';
import { FileError, judging, messageOf, UsageError } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf, refusalText } from './names.js';
import { resultText } from './output.js';
import { moduleFlag } from './own-games.js';
import { judgingRecord, tellTorn } from './position.js';
import { styleOf } from './style.js';

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const deviationText = (deviation: Deviation, names: Names, { tone }: TerminalStyle): string =>
  `${tone(`${deviation.kind}:`, 'red')} ${cleanText(refusalText(deviation, names))}`;

/** Words for a seed, or everybody's links. */
const WORDS = {
  seed: {
    kept: 'the seed is the one of the commitment that you kept',
    own: 'the seed fits the commitment in the record',
    none: 'no commitment was made to the seed',
    given: 'all as the seed gives them',
    missing: 'as they were reported, for the record has no seed',
  },
  links: {
    kept: 'the links are of the commitment that you kept',
    own: 'the links fit the commitment in the record',
    none: 'no commitment was made to all of them',
    given: 'all as the links of all give them',
    missing: 'as they were reported, for the record has no links',
  },
} as const;

/** What only someone else can know. */
const DOUBTS: readonly (readonly [isSo: (report: VerificationReport) => boolean, text: string])[] = [
  [
    ({ commitment }) => commitment.compared === 'own',
    'Whoever made the record could have chosen the dice and made that commitment afterwards: compare it with the one that you were shown before play, by --commitment.',
  ],
  [
    ({ commitment }) => commitment.form === 'old',
    'It is a commitment of the old form, which promises the seed for any game, options and players.',
  ],
];

/** Where the dice come from, as far as the record can prove it. */
function diceLines(report: VerificationReport): string[] {
  const { drawn, commitment, dice, header } = report;
  const words = WORDS[header?.commitments ? 'links' : 'seed'];
  if (dice === null) return [`Dice: ${words.missing}`];
  const promised = words[commitment.compared ?? 'none'];
  const given =
    dice === 'compared'
      ? `${plural(drawn, 'outcome')}, ${words.given}`
      : 'as they were reported, for the seed is of dice that nobody throws any more';
  return [`Dice: ${given}; ${promised}`, ...DOUBTS.flatMap(([isSo, text]) => (isSo(report) ? [text] : []))];
}

async function verdictText(
  report: VerificationReport,
  header: RecordHeader,
  style: TerminalStyle,
  io: CommandIo,
): Promise<string> {
  const { title, rules } = await loadGame(header, catalogueIn(io));
  const names = namesOf(header.players, header.names);
  const lines = [
    `${style.bold(style.tone('verified:', 'green'))} ${plural(report.actions, 'action')} of ${title}, all legal (rules ${rules})`,
    ...diceLines(report),
    report.result ? resultText(report.result, names, style).trimEnd() : 'The game is not over.',
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function deviationsText(
  { deviations, omitted, actions }: VerificationReport,
  names: Names,
  style: TerminalStyle,
): string {
  const lines = deviations.map((deviation) => deviationText(deviation, names, style));
  const count = plural(deviations.length + omitted, 'deviation');
  if (omitted > 0) lines.push(`(${plural(omitted, 'further deviation')} not listed)`);
  const verdict = style.bold(style.tone('not verified:', 'red'));
  return `${[...lines, `${verdict} ${count} in ${plural(actions, 'action')}`].join('\n')}\n`;
}

/** @throws FileError for what is no record */
function reported(file: string, report: VerificationReport) {
  const { header, state, deviations } = report;
  const [first] = deviations;
  if (!header || (state === null && first)) throw new FileError(file, messageOf(first ?? { message: 'no record' }));
  return { report, header };
}

/** Standard input can't be read twice. @throws FileError (as a rejection) */
async function reportOn(io: CommandIo, file: string, kept: VerifyOptions) {
  const catalogue = catalogueIn(io);
  if (file === '-') {
    return judgingRecord(io, file, async (record) => reported(file, await verifyRecord(record, catalogue, kept)));
  }
  const lines = await judging(file, () => verifyLines(() => io.readFile(file), catalogue, kept));
  const whole = reported(file, lines);
  if (lines.torn) await tellTorn(io, file);
  return whole;
}

/** Reports what is found in a file. @throws FileError (as a rejection) for anything but a record */
async function verifyFile(io: CommandIo, file: string, kept: VerifyOptions = {}): Promise<number> {
  const { report, header } = await reportOn(io, file, kept);
  const { ok } = report;
  const style = styleOf(io.stdout, io.env);
  await io.stdout.write(
    ok
      ? await verdictText(report, header, style, io)
      : deviationsText(report, namesOf(header.players, header.names), style),
  );
  return ok ? exitCodes.well : exitCodes.deviates;
}

/** One file after another; anything but a record is reported, and the others are still judged. */
async function verifyFiles(io: CommandIo, files: readonly string[]): Promise<number> {
  let worst: number = exitCodes.well;
  for (const file of files) {
    await io.stdout.write(`${cleanText(file)}:\n`);
    try {
      worst = Math.max(worst, await verifyFile(io, file));
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      await complainOfFile(io, error);
      worst = exitCodes.badFile;
    }
  }
  return worst;
}

const flags = {
  ...moduleFlag,
  commitment: {
    type: 'string',
    value: 'sha256:DIGITS',
    about: 'the commitment to the dice that you were shown before the first action, and have kept; for one FILE',
  },
} as const;

export const verify: Command = {
  name: 'verify',
  summary: 'judge every action of recorded games, their dice and their results',
  usage: ['FILE...', 'FILE --commitment sha256:DIGITS'],
  about: [
    'Replays recorded games and reports everything in which they deviate from the rules, from their seeds, from the commitments to those seeds, or from their results. FILE is a record as JSON, as a log of lines or in notation; - is standard input. A log in a file is read twice and takes constant memory, whatever its length.',
    'A record with a commitment of its own agrees with itself at most: whoever made it could have made that, too. What you have kept yourself shows that the dice were fixed before play, for this game, its options, its players and this match.',
    'Exit code 1 when one deviates, 3 when one is no record.',
  ],
  flags,
  words: 'file',
  async run(args, io) {
    const { values, positionals } = readArgs(args, flags);
    const { commitment } = values;
    if (commitment !== undefined) {
      const file = onlyOne(positionals, 'FILE');
      if (!isCommitment(commitment)) throw new UsageError(`--commitment: expected ${COMMITMENT}`);
      return verifyFile(io, file, { commitment });
    }
    const [file, second] = positionals;
    if (file === undefined) throw new UsageError('FILE is missing');
    return second === undefined ? verifyFile(io, file) : verifyFiles(io, positionals);
  },
};
