import { chunksOf, type RunSignal, reasonOf } from '../../analysis/pieces.js';
import { type GameRange, sizeOf } from '../../analysis/runs.js';
import { TournamentError } from '../../analysis/tournament/play.js';
import { GameError } from '../../kernel/errors.js';
import type { QueueContext } from './context.js';
import { sleep } from './database.js';
import { jobId, queueOf } from './jobs.js';
import { MergedRun } from './merged.js';
import type { QueuedRun, RunResult } from './run.js';
import { nextSize } from './sizes.js';
import type { RangeFailure, RunState } from './tables.js';

/** How far a run is. */
export interface RunProgress {
  /** Games that were played. */
  readonly done: number;
  /** Games of the run. */
  readonly total: number;
  /** All that was played so far, with what was resumed. */
  readonly result: () => RunResult;
}

/** How a run is followed. */
export interface FollowOptions {
  /** Called whenever there is something new; it is waited for. */
  readonly onProgress?: ((progress: RunProgress) => void | Promise<void>) | undefined;
  /** Ends following, not the run: it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

/** How many ranges wait at most while their best length is not known. */
const TRIALS = 8;
/** Ranges that are handed in with one statement. */
const BATCH = 1000;

/** @throws GameError `INVALID_SETUP` (as a rejection) when there is none */
export async function runOf({ tables }: QueueContext, id: string): Promise<QueuedRun> {
  const run = await tables.read(id);
  if (run === null) throw new GameError('INVALID_SETUP', `there is no run ${id}`);
  return run;
}

const restOf = (run: QueuedRun, planned: number): GameRange[] =>
  run.games.map(([from, to]) => [Math.max(from, planned), to] as GameRange).filter(([from, to]) => from < to);

function* firstOf<T>(all: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const one of all) {
    if (left-- <= 0) return;
    yield one;
  }
}

/** Plans and hands in what comes next. @returns whether there is more to be handed in at once */
async function handInNext({ tables, jobs }: QueueContext, run: QueuedRun, state: RunState): Promise<boolean> {
  const rest = restOf(run, state.planned);
  const { games, isSettled } = run.chunk === null ? nextSize(state.timed) : { games: run.chunk, isSettled: true };
  const count = isSettled ? BATCH : TRIALS - state.undone;
  const ranges = rest.length === 0 ? [] : [...firstOf(chunksOf(rest, games), count)];
  if (ranges.length === 0) return false;
  const ids = ranges.map(([from]) => jobId(run.id, from));
  if (await tables.plan(run.id, state.planned, ranges, ids)) await jobs.handIn(run.id, ranges);
  return isSettled;
}

async function handInForsaken({ tables, jobs }: QueueContext, { id }: QueuedRun): Promise<void> {
  const forsaken = await tables.forsaken(id, queueOf(id));
  if (forsaken.length > 0) await jobs.handInAgain(id, forsaken);
}

function errorOf(failure: RangeFailure | null): Error {
  if (failure === null) return new Error('the run has failed, and nobody knows why');
  const { game, bot, why } = failure;
  if (bot === null) return new Error(`game ${game}: ${why}`);
  return new TournamentError(game, bot.seat, bot.name, new Error(why));
}

async function endRun({ tables, jobs }: QueueContext, { id }: QueuedRun): Promise<void> {
  await tables.setState(id, 'over');
  await jobs.removeQueue(id);
}

/** Hands in the ranges of a run, and puts their results together. See {@link RunQueue.follow}. */
export async function follow(
  context: QueueContext,
  run: QueuedRun,
  { onProgress, signal }: FollowOptions,
): Promise<RunResult> {
  const { tables, jobs, settings } = context;
  const { id } = run;
  const merged = new MergedRun(run, tables);
  const total = sizeOf(run.games);
  const now = (): number => Date.now();
  if ((await tables.state(id))?.state === 'stopped') await tables.setState(id, 'open');
  await jobs.makeQueue(id, settings.expireInSeconds);
  let lookedForForsaken = Number.NEGATIVE_INFINITY;
  for (;;) {
    if (signal?.aborted) throw reasonOf(signal, 'run');
    const state = await tables.state(id);
    if (state === null) throw new Error(`the run ${id} was removed`);
    if (state.state === 'stopped') throw new Error(`the run ${id} was stopped; --run ${id} goes on with it`);
    if (await merged.read(state)) await onProgress?.({ done: merged.games, total, result: () => merged.result() });
    const { lowestFailed, lowestUndone, undone } = state;
    if (lowestFailed !== null && (lowestUndone === null || lowestUndone > lowestFailed)) {
      await endRun(context, run);
      throw errorOf(await tables.failure(id));
    }
    if (lowestFailed === null) {
      if (undone === 0 && restOf(run, state.planned).length === 0) {
        await endRun(context, run);
        return merged.result();
      }
      if (await handInNext(context, run, state)) continue;
    }
    if (now() - lookedForForsaken > 1000 * Math.min(10, settings.expireInSeconds)) {
      await handInForsaken(context, run);
      lookedForForsaken = now();
    }
    await sleep(1000 * settings.lookInSeconds);
  }
}
