import type { Entry } from '../entry/entry.js';
import type { AnyGame } from '../kernel/types.js';
import { entryOfRecord, loadGame } from '../record/given.js';
import { readRecord } from '../record/read.js';
import { stateAt } from '../record/replay.js';
import type { GameRecord } from '../record/types.js';
import { naturalFlag, optionsFlagsOf, tableFlags } from './args.js';
import { complain } from './complain.js';
import { FileError, judging, UsageError } from './errors.js';
import { catalogueIn } from './games-at-hand.js';
import type { CommandIo } from './io.js';
import { type Names, namesOf } from './names.js';
import { readJson } from './read-file.js';

/** Says that a log's last line was cut off. */
export const tellTorn = (io: CommandIo, file: string): Promise<void> =>
  complain(io, `${file}: the last line is torn off and left out`);

/**
 * Reads a record, in any form, and does something with it. When that is done it says so if the last line is torn off: for a useless
 * file only its mistake is reported.
 *
 * @param run - its GameErrors are blamed on the file
 * @throws FileError (as a rejection)
 */
export async function judgingRecord<T>(
  io: CommandIo,
  file: string,
  run: (record: GameRecord) => Promise<T> | T,
): Promise<T> {
  let torn = false;
  const onTorn = () => {
    torn = true;
  };
  const done = await judging(file, async () => run(await readRecord(io.readFile(file), catalogueIn(io), { onTorn })));
  if (torn) await tellTorn(io, file);
  return done;
}

export interface Position {
  readonly state: ReturnType<AnyGame['setup']>;
  readonly game: AnyGame;
  readonly names: Names;
  /** Where it stands, in words: `after 12 actions`. */
  readonly where: string;
  /** What the last action before it announced; empty where there was none. */
  readonly last: string;
}

export const positionFlags = {
  record: {
    type: 'string',
    value: 'FILE',
    kind: 'file',
    about: 'a recorded game, of which the last position is taken, or a state as JSON',
  },
  at: { type: 'string', value: 'n', about: 'of the recorded game, the position after n actions' },
  players: {
    type: 'string',
    value: 'n',
    about: 'without a record: number of players (2, or as near as the game allows)',
  },
  .../* @__PURE__ */ optionsFlagsOf('without a record: options of the game: see list'),
} as const;

type PositionArgs = { readonly [flag in keyof typeof positionFlags]?: string | undefined };

/** Whether a file that begins like this has a state, as the game gives it, and not a record. */
const isState = (begin: string): boolean =>
  /^\s*\{/.test(begin) && /"events"\s*:/.test(begin) && !/"format"\s*:/.test(begin);

async function inFile(entry: Entry, file: string, at: number | undefined, io: CommandIo): Promise<Position> {
  const pieces = io.readFile(file)[Symbol.asyncIterator]();
  const first = await pieces.next();
  async function* readFile() {
    for (let next = first; next.done !== true; next = await pieces.next()) yield next.value;
  }
  const again = { ...io, readFile };
  if (first.done === true || !isState(new TextDecoder().decode(first.value))) {
    return judgingRecord(again, file, (record) => inRecord(entry, { file, record }, at, io));
  }
  if (at !== undefined) throw new UsageError('--at: the number of actions of a record, and a state has none');
  const game = await entry.load();
  const state = game.load(await readJson(again, file));
  return { state, game, names: namesOf(state.players), where: 'as given', last: '' };
}

async function inRecord(
  entry: Entry,
  { file, record }: { readonly file: string; readonly record: GameRecord },
  at: number | undefined,
  io: CommandIo,
): Promise<Position> {
  const { id } = entryOfRecord(record, catalogueIn(io));
  if (id !== entry.id) throw new FileError(file, `it is a record of ${id}, not of ${entry.id}`);
  const own = await loadGame(record, entry);
  const { actions, players } = record;
  if (at !== undefined && at > actions.length) {
    throw new UsageError(`--at: expected at most ${actions.length}, the number of actions`);
  }
  const count = at ?? actions.length;
  const state = stateAt(record, count, own);
  const where = `after ${count} action${count === 1 ? '' : 's'}`;
  const names = namesOf(players, record.names);
  const action = actions[count - 1];
  const last = action ? own.describe(stateAt(record, count - 1, own), action, state) : '';
  return { state, game: own, names, where, last: names.inText(last) };
}

/** The position of a record after a number of actions, or the start. @throws UsageError, FileError (as rejections) */
export async function positionOf(entry: Entry, args: PositionArgs, io: CommandIo): Promise<Position> {
  const { record: file } = args;
  const at = naturalFlag(args.at, '--at', 0);
  if (file === undefined) {
    if (at !== undefined) throw new UsageError('--at: the number of actions of a record, which needs --record');
    const game = await entry.load();
    const table = tableFlags(game, args);
    return { state: game.setup(table), game, names: namesOf(table.players), where: 'at the start', last: '' };
  }
  if (args.players !== undefined || args.edition !== undefined || args.options !== undefined) {
    throw new UsageError('--players, --edition and --options are those of the record that --record names');
  }
  return judging(file, () => inFile(entry, file, at, io));
}
