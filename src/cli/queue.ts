import type { RunHeader, RunProgress, RunQueue, RunResult } from '../adapters/pg-boss/queue.js';
import { type GameRange, gapsIn, rangeText } from '../analysis/runs.js';
import { TournamentError } from '../analysis/tournament/play.js';
import { GameError } from '../kernel/errors.js';
import { naturalFlag } from './args.js';
import { complain } from './complain.js';
import { FileError, Interrupted, isMissingModule, UsageError } from './errors.js';
import type { CommandIo, Interrupt } from './io.js';
import { progressTo } from './progress.js';
import type { ResultFile } from './result-file.js';
import { gamesDone } from './runs.js';

/** What `--queue` says everywhere. */
export const queueFlag = {
  queue: {
    type: 'string',
    value: 'URL',
    about:
      'a PostgreSQL database, postgres://user:password@host/database, by which other machines play: see dicewright worker',
  },
} as const;

/** The flags of a run that is played through a queue. */
export const queueFlags = {
  ...queueFlag,
  chunk: {
    type: 'string',
    value: 'n',
    about: 'with a queue: games that a worker takes at once, up to 10000 (as many as take ten seconds)',
  },
  run: { type: 'string', value: 'ID', about: 'with a queue: follow this run, which was handed in before' },
  stop: { type: 'boolean', about: 'with a queue and --run: nothing more of the run is played' },
} as const;

export interface QueueArgs {
  readonly queue?: string | undefined;
  readonly chunk?: string | undefined;
  readonly run?: string | undefined;
  readonly stop?: boolean | undefined;
  readonly resume?: string | undefined;
}

/** @throws UsageError for a flag of a queue without one */
export function refuseWithoutQueue({ queue, chunk, run, stop }: QueueArgs): void {
  if (queue !== undefined) return;
  const given = Object.entries({ chunk, run, stop }).find(([, value]) => value !== undefined);
  if (given !== undefined) throw new UsageError(`--${given[0]}: that is for a run with --queue`);
}

/** An address without its secrets. */
const shown = (address: string): string => address.replace(/\/\/[^@/]*@/, '//');

/** Whether what was asked for is to blame, not this program. */
export const isOfAsker = (error: unknown): error is Error =>
  error instanceof TournamentError ||
  error instanceof RangeError ||
  (error instanceof GameError && error.code === 'INVALID_SETUP');

/** For what was handed in, or is resumed, but belongs to something else. */
function asOther(error: unknown, { run, resume }: QueueArgs): unknown {
  if (!(error instanceof GameError && error.code === 'INVALID_RECORD')) return error;
  if (run !== undefined) return new UsageError(`--run: ${run}: ${error.message}`, { cause: error });
  return resume === undefined ? error : new FileError(resume, error.message, error);
}

/** Opens the queue, does something with it, and closes it. @throws UsageError (as a rejection) when it can't be opened */
export async function withQueue<T>(address: string, io: CommandIo, run: (queue: RunQueue) => Promise<T>): Promise<T> {
  const { openQueue } = await import('../adapters/pg-boss/queue.js');
  const onTold = (message: string): void => void complain(io, message);
  const queue = await openQueue(address, { onTold }).catch((error: Error) => {
    const why = isMissingModule(error)
      ? '--queue needs the package pg-boss: npm install pg-boss@10'
      : `--queue: ${shown(address)}: ${error.message || 'it can’t be reached'}`;
    throw new UsageError(why, { cause: error });
  });
  try {
    return await run(queue);
  } catch (error) {
    throw isOfAsker(error) ? new UsageError(error.message, { cause: error }) : error;
  } finally {
    await queue.close().catch(() => undefined);
  }
}

/** Follows a run, showing how far it is. @throws Interrupted, FileError, UsageError (as rejections) */
async function follow(queue: RunQueue, run: string, out: ResultFile, quiet: boolean, io: CommandIo) {
  const { tell, end } = progressTo(io, quiet);
  let progress: RunProgress | undefined;
  let interrupt: Interrupt | undefined;
  const stop = new AbortController();
  const unheard = io.onInterrupt((signal) => {
    interrupt = signal;
    stop.abort();
  });
  try {
    // By now an interrupt is listened for, in case it comes as soon as this is read.
    await complain(io, `this is run ${run}: --run ${run} follows it again`);
    return await queue.follow(run, {
      signal: stop.signal,
      async onProgress(told) {
        progress = told;
        await tell(gamesDone(told.done, told.total));
        await out.keep(told.result);
      },
    });
  } catch (error) {
    if (progress) await out.write(progress.result()).catch(() => undefined);
    if (interrupt === undefined) throw error;
    throw new Interrupted(interrupt, `: the workers go on, and --run ${run} follows the run again`);
  } finally {
    unheard();
    await end();
  }
}

export interface RunAsked<Result extends RunResult> {
  readonly flags: QueueArgs & { readonly queue: string };
  readonly format: Result['format'];
  readonly handIn: (queue: RunQueue, chunk: number | undefined) => Promise<string>;
  /** The id of the game. */
  readonly game: string;
  /** Which games the command asks for; `undefined` where it only names the run. */
  readonly games: GameRange | undefined;
  /** Compares a run that was handed in before with what else the command asks for. @throws GameError (as a rejection) */
  readonly compare: (result: Result) => Promise<unknown>;
}

/** @throws UsageError when the run that was handed in before is not what the command asks for */
async function compareRun<Result extends RunResult>(
  { game, format, games: range, compare }: RunAsked<Result>,
  { result, games }: RunHeader,
  run: string,
): Promise<void> {
  if (result.format !== format) throw new UsageError(`--run: ${run} is a run of another command`);
  if (result.game !== game) throw new UsageError(`--run: ${run} is a run of ${result.game}`);
  if (!range) return;
  const isSame = gapsIn(range, games).length === 0 && games.every(([from, to]) => from >= range[0] && to <= range[1]);
  if (!isSame) throw new UsageError(`--run: ${run} is of games ${games.map(rangeText).join(', ')}`);
  await compare(result as Result);
}

/** @returns the result of the run; `null` when it was stopped */
export async function queuedRun<Result extends RunResult>(
  asked: RunAsked<Result>,
  out: ResultFile,
  quiet: boolean,
  io: CommandIo,
): Promise<Result | null> {
  const { flags, handIn } = asked;
  const chunk = naturalFlag(flags.chunk, '--chunk', 1);
  if (flags.stop && flags.run === undefined) throw new UsageError('--stop: --run is missing: which run');
  return withQueue(flags.queue, io, async (queue) => {
    if (flags.run !== undefined) await compareRun(asked, await queue.header(flags.run), flags.run);
    if (flags.stop) {
      await queue.stop(flags.run as string);
      await complain(io, `run ${flags.run} is stopped; --run ${flags.run} goes on with it`);
      return null;
    }
    const run = flags.run ?? (await handIn(queue, chunk));
    return (await follow(queue, run, out, quiet, io)) as Result;
  }).catch((error: unknown) => {
    throw asOther(error, flags);
  });
}
