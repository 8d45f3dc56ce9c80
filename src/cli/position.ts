import type { Entry } from '../entry/entry.js';
import type { AnyGame } from '../kernel/types.js';
import { stateAt } from '../record/by-catalogue.js';
import { entryOfRecord, gameOfEntry } from '../record/catalogue-game.js';
import { openStrictly } from '../record/open.js';
import { readLines } from '../record/read-lines.js';
import { naturalFlag, optionsFlagsOf, tableFlags } from './args.js';
import { complain } from './complain.js';
import { FileError, judging, UsageError } from './errors.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf } from './names.js';
import { openRecordFile, TORN } from './record-file.js';

/** A record that was read as a whole. */
export interface ReadRecord {
  readonly record: unknown;
  /** The last line of the log was cut off. */
  readonly torn: boolean;
}

/** Reads a record, in any form. @throws FileError, GameError (as rejections) */
export async function readRecord(io: CommandIo, file: string): Promise<ReadRecord> {
  const opened = await openRecordFile(io, file);
  return opened.kind === 'whole' ? { record: opened.value, torn: false } : readLines(opened.source);
}

/** A position of a game, as it was asked for. */
export interface Position {
  readonly state: ReturnType<AnyGame['setup']>;
  /** The game, under the rules of the position. */
  readonly game: AnyGame;
  readonly names: Names;
  /** Where it stands, in words: `after 12 actions`. */
  readonly where: string;
  /** What the last action before it announced; empty where there was none. */
  readonly last: string;
}

/** The flags that ask for a position. */
export const positionFlags = {
  file: {
    type: 'string',
    value: 'RECORD',
    kind: 'file',
    about: 'a recorded game, of which the last position is taken, or',
  },
  at: { type: 'string', value: 'n', about: 'the position after n actions' },
  players: {
    type: 'string',
    value: 'n',
    about: 'without a record: number of players (2, or as near as the game allows)',
  },
  .../* @__PURE__ */ optionsFlagsOf('without a record: options of the game: see list'),
} as const;

type PositionArgs = { readonly [flag in keyof typeof positionFlags]?: string | undefined };

async function recorded(entry: Entry, file: string, at: number | undefined, io: CommandIo): Promise<Position> {
  const { record, torn } = await readRecord(io, file);
  const { header, length, actionAt } = openStrictly(record);
  const { id } = entryOfRecord(header, catalogueIn(io));
  if (id !== entry.id) throw new FileError(file, `it is a record of ${id}, not of ${entry.id}`);
  const own = await gameOfEntry(header, entry);
  if (at !== undefined && at > length) throw new UsageError(`--at: expected at most ${length}, the number of actions`);
  const count = at ?? length;
  const state = stateAt(record, count, own);
  if (torn) await complain(io, `${file}: ${TORN}`);
  const where = `after ${count} action${count === 1 ? '' : 's'}`;
  const names = namesOf(header.players, header.names);
  const last = count === 0 ? '' : own.describe(stateAt(record, count - 1, own), actionAt(count - 1), state);
  return { state, game: own, names, where, last: names.inText(last) };
}

/** The position of a record after so many actions, or the start. @throws UsageError, FileError (as rejections) */
export async function positionOf(entry: Entry, args: PositionArgs, io: CommandIo): Promise<Position> {
  const { file } = args;
  const at = naturalFlag(args.at, '--at', 0);
  if (file === undefined) {
    if (at !== undefined) throw new UsageError('--at: the number of actions of a record, which needs --file');
    const game = await entry.load();
    const table = tableFlags(game, args);
    return { state: game.setup(table), game, names: namesOf(table.players), where: 'at the start', last: '' };
  }
  if (args.players !== undefined || args.edition !== undefined || args.options !== undefined) {
    throw new UsageError('--players, --edition and --options are those of the record that --file names');
  }
  return judging(file, () => recorded(entry, file, at, io));
}
