import type { GameRange } from '../analysis/runs.js';
import type { Entry } from '../entry/entry.js';
import type { TerminalStyle } from '../render/ansi.js';
import { entryArg, onlyOne } from './args.js';
import { judging, UsageError } from './errors.js';
import type { CommandIo } from './io.js';
import { type ProgressShown, progressTo } from './progress.js';
import { type QueueArgs, refuseWithoutQueue } from './queue.js';
import { readJson } from './read-file.js';
import { ResultFile, type SoFar } from './result-file.js';
import { gamesDone, type RunArgs } from './runs.js';
import { styleOf } from './style.js';

/** Merges any number of parts into one result; the first says what they are parts of. */
type Merge<Result> = (first: Result, ...others: readonly Result[]) => Result;

/** A result that was written as JSON. @throws FileError (as a rejection) */
export async function readResult<Result>(merge: Merge<Result>, file: string, io: CommandIo): Promise<Result> {
  const value = await readJson(io, file);
  return judging(file, async () => merge(value as Result));
}

/**
 * What was played, and what the files have of it, merged in order. @throws UsageError without any, FileError (as rejections)
 */
async function mergedFiles<Result>(
  merge: Merge<Result>,
  played: Result | undefined,
  files: readonly string[],
  io: CommandIo,
): Promise<Result> {
  let whole = played;
  for (const file of files) {
    const [before, part] = [whole, await readResult(merge, file, io)];
    whole = before === undefined ? part : await judging(file, async () => merge(before, part));
  }
  if (whole === undefined) throw new UsageError('--merge: FILE is missing');
  return whole;
}

/** How far a run is. */
interface Progress<Result> {
  readonly done: number;
  readonly total: number;
  readonly result: () => Result;
}

/** What a run gets besides what it plays. */
export interface Playing<Result> {
  readonly games?: GameRange;
  readonly signal?: AbortSignal;
  readonly onProgress?: (told: Progress<Result>) => Promise<void>;
}

/**
 * Plays a run, showing how far it is, and keeps what there is of it in the file. @throws Interrupted, FileError (as
 * rejections)
 */
export async function playedGames<Result extends SoFar>(
  games: GameRange | number,
  play: (playing: Playing<Result>, tell: ProgressShown['tell']) => Promise<Result>,
  out: ResultFile,
  quiet: boolean,
  io: CommandIo,
): Promise<Result> {
  const { tell, end } = progressTo(io, quiet);
  let progress: Progress<Result> | undefined;
  const onProgress = async (told: Progress<Result>): Promise<void> => {
    progress = told;
    await tell(gamesDone(told.done, told.total));
    await out.keep(told.result);
  };
  const none = typeof games === 'number' ? 0 : games[0];
  try {
    return await out.keeping(
      (signal) => play({ onProgress, signal }, tell),
      () => progress?.result(),
      () => play({ games: [none, none] }, tell),
    );
  } finally {
    await end();
  }
}

/** A command that plays games and merges what is played elsewhere. */
interface RunCommand<Flags, Result> {
  readonly merge: Merge<Result>;
  readonly text: (result: Result, style: TerminalStyle) => string;
  readonly play: (entry: Entry, flags: Flags, out: ResultFile, quiet: boolean, io: CommandIo) => Promise<Result>;
  /** Through a queue; `null` when the run was stopped. */
  readonly queued: (
    entry: Entry,
    flags: Flags & { readonly queue: string },
    out: ResultFile,
    quiet: boolean,
    io: CommandIo,
  ) => Promise<Result | null>;
}

/** Does what the flags of a run ask for. @throws UsageError, FileError, Interrupted (as rejections) */
export async function runGames<Flags extends QueueArgs, Result extends SoFar>(
  { merge, text, play, queued }: RunCommand<Flags, Result>,
  { games, files, json, quiet, out, flags }: RunArgs<Flags>,
  io: CommandIo,
): Promise<number> {
  const file = new ResultFile(out, io);
  let whole: Result | undefined;
  if (games) {
    const entry = entryArg(onlyOne(games, 'GAME'), io);
    refuseWithoutQueue(flags);
    const { queue } = flags;
    const came =
      queue === undefined
        ? await play(entry, flags, file, quiet, io)
        : await queued(entry, { ...flags, queue }, file, quiet, io);
    if (came === null) return 0;
    whole = came;
  }
  const result = await mergedFiles(merge, whole, files, io);
  await file.end(result, json ? `${JSON.stringify(result)}\n` : text(result, styleOf(io.stdout, io.env)));
  return 0;
}
