import { terminalWidth, wrap } from '../render/terminal-width.js';
import type { CommandIo } from './io.js';

/** What a value of the command line is, so that a shell can complete it. */
export type ValueKind = 'file' | 'game' | 'bots' | 'seats' | 'options' | 'editions' | readonly string[];

/** A flag of a command: what is read, what the help says, and what a shell completes. */
export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for its value in the help: `FILE`, `n`. */
  readonly value?: string;
  readonly about: string;
  readonly kind?: ValueKind;
}

export type Flags = Readonly<Record<string, Flag>>;

/** A command: gets the arguments after its name, gives the exit code. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows `dicewright NAME`, for each way of using it. */
  readonly usage: readonly string[];
  readonly about: readonly string[];
  readonly flags: Flags;
  readonly notes?: readonly string[];
  /** What its words other than flags are. */
  readonly words?: ValueKind;
  /** More help for arguments that name a game. @throws UsageError (as a rejection) */
  readonly moreHelp?: (args: readonly string[], io: CommandIo) => Promise<string>;
  /** @throws UsageError, FileError and GameError (as rejections), which become one line on standard error */
  readonly run: (args: readonly string[], io: CommandIo) => Promise<number>;
}

const WIDTH = 80;
/** Columns for a flag with its value; a longer one has a line of its own. */
const FLAG = 19;

const paragraph = (text: string): string => `\n${wrap(text, WIDTH).join('\n')}\n`;

/** Lines, all but the first indented as far as the first one's `indent`. */
const hanging = (indent: string, text: string): string[] =>
  wrap(text, WIDTH - indent.length).map((line, i) => `${i === 0 ? indent : ' '.repeat(indent.length)}${line}`);

/** Brackets in a usage are not broken. */
const keepTogether = (usage: string): string => usage.replace(/\[[^\]]*\]/g, (part) => part.replaceAll(' ', '\u00a0'));

function usageLines({ name, usage }: Command): string {
  const lines = usage.flatMap((way, i) =>
    hanging(`${i === 0 ? 'Usage:' : '      '} dicewright ${name} `, keepTogether(way) || ' '),
  );
  return lines.map((line) => `${line.replaceAll('\u00a0', ' ').trimEnd()}\n`).join('');
}

/** `--players n`: a flag as the help writes it. */
export const flagText = (name: string, { value }: Flag): string => `--${name}${value === undefined ? '' : ` ${value}`}`;

function flagLines(name: string, flag: Flag): string {
  const label = `  ${flagText(name, flag)}`;
  const about = hanging(' '.repeat(FLAG), flag.about);
  const isLong = terminalWidth(label) > FLAG - 2;
  const first = isLong ? [label, ...about] : [`${label.padEnd(FLAG)}${(about[0] ?? '').trim()}`, ...about.slice(1)];
  return first.map((line) => `${line.trimEnd()}\n`).join('');
}

export function helpOf(command: Command): string {
  const { about, flags, notes = [] } = command;
  const rows = Object.entries(flags).map(([name, flag]) => flagLines(name, flag));
  const table = rows.length === 0 ? '' : `\n${rows.join('')}`;
  return `${usageLines(command)}${about.map(paragraph).join('')}${table}${notes.map(paragraph).join('')}`;
}
