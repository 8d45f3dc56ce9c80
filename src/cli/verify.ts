import { verifyLines, verifyRecord } from '../record/by-catalogue.js';
import { loadGame } from '../record/catalogue-game.js';
import type { Deviation, VerificationReport } from '../record/judge.js';
import { readLines } from '../record/read-lines.js';
import type { RecordFooter, RecordHeader } from '../record/types.js';
import type { TerminalStyle } from '../render/ansi.js';
import { cleanText } from '../render/clean.js';
import { onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { complain } from './complain.js';
import { FileError, judging, messageOf } from './errors.js';
import { exitCodes } from './exit-codes.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf, refusalText } from './names.js';
import { resultText } from './output.js';
import { moduleFlag } from './own-games.js';
import { openRecordFile, TORN } from './record-file.js';
import { styleOf } from './style.js';

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What a record says beside its actions. */
type RecordFacts = RecordHeader & RecordFooter;

/** What a file holds, and what was found in it. */
interface Verified {
  readonly record: RecordFacts;
  readonly report: VerificationReport;
  /** The last line of the log was cut off. */
  readonly torn: boolean;
}

const deviationText = (deviation: Deviation, names: Names, { tone }: TerminalStyle): string =>
  `${tone(`${deviation.kind}:`, 'red')} ${cleanText(refusalText(deviation, names))}`;

/** The names of a record that may be wrong in its header, too. */
function namesIn({ players, names }: RecordFacts): Names {
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return namesOf(players, areNames ? names : []);
}

/** Where the dice come from, as far as the record can prove it. */
function diceText({ drawn }: VerificationReport, { seed, commitment }: RecordFacts): string {
  if (seed === undefined) return 'Dice: as they were reported, for the record has no seed';
  const promised = commitment === undefined ? 'no commitment was made to the seed' : 'the seed is the one committed to';
  return `Dice: ${plural(drawn, 'outcome')}, all as the seed gives them; ${promised}`;
}

async function verdictText(
  report: VerificationReport,
  record: RecordFacts,
  style: TerminalStyle,
  io: CommandIo,
): Promise<string> {
  const { players } = record;
  const { title, rules } = await loadGame(record, catalogueIn(io));
  const names = namesOf(players, record.names);
  const lines = [
    `${style.bold(style.tone('verified:', 'green'))} ${plural(report.actions, 'action')} of ${title}, all legal (rules ${rules})`,
    diceText(report, record),
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

async function verified(io: CommandIo, file: string): Promise<Verified> {
  const opened = await openRecordFile(io, file);
  if (opened.kind === 'lines' && file !== '-') {
    await opened.close();
    const { header, footer, ...report } = await verifyLines(() => io.readFile(file), { games: catalogueIn(io) });
    return { record: { ...header, ...footer }, report, torn: report.torn };
  }
  // Standard input can't be read twice.
  const { record, torn } =
    opened.kind === 'lines' ? await readLines(opened.source) : { record: opened.value, torn: false };
  return { record: record as RecordFacts, report: await verifyRecord(record, { games: catalogueIn(io) }), torn };
}

export const verify: Command = {
  name: 'verify',
  summary: 'judge every action of a recorded game, its dice and its result',
  usage: ['FILE'],
  about: [
    'Replays a recorded game and reports everything in which it deviates from the rules, from its seed, from the commitment to that seed, or from its result. FILE is a record as JSON or as a log of lines; - is standard input. A log in a file is read twice and takes constant memory, whatever its length.',
    'Exit code 1 when it deviates.',
  ],
  flags: moduleFlag,
  words: 'file',
  async run(args, io) {
    const file = onlyOne(readArgs(args, moduleFlag).positionals, 'FILE');
    const { record, report, torn } = await judging(file, () => verified(io, file));
    const [first] = report.deviations;
    if (report.state === null && first) throw new FileError(file, messageOf(first));
    if (torn) await complain(io, `${file}: ${TORN}`);
    const style = styleOf(io.stdout, io.env);
    await io.stdout.write(
      report.ok ? await verdictText(report, record, style, io) : deviationsText(report, namesIn(record), style),
    );
    return report.ok ? exitCodes.well : exitCodes.deviates;
  },
};
