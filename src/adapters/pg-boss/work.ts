import { platformHere } from '../../analysis/here.js';
import { type RunSignal, reasonOf } from '../../analysis/pieces.js';
import { errorText } from '../../analysis/tournament/error-text.js';
import type { Platform } from '../../analysis/tournament/platform.js';
import { TournamentError } from '../../analysis/tournament/play.js';
import { timer } from '../../analysis/tournament/timer.js';
import { WorkerFailure } from '../../analysis/tournament/watch.js';
import { countOf } from '../../analysis/worlds.js';
import { GameError } from '../../kernel/errors.js';
import type { QueueContext } from './context.js';
import { after, sleep } from './database.js';
import type { RunJobs, TakenJob } from './jobs.js';
import { type Belongings, belongingsOf, type OwnFiles } from './own-files.js';
import { type Came, NotHere, type RunPlayer, runPlayer } from './player.js';
import type { RangeBounds } from './range-process.js';
import type { PlannedRange, RangeFailure } from './tables.js';

/** How a worker works. */
export interface WorkOptions extends OwnFiles {
  /**
   * The milliseconds that a range may take; one that takes longer counts as hanging. `Infinity` waits forever. Default
   * 600,000.
   */
  readonly rangeTimeout?: number | undefined;
  /** MiB for the heap of what plays ranges. Arrays of bytes and numbers lie outside it. Default 512. */
  readonly workerMemory?: number | undefined;
  /** Called with each range that was played here. */
  readonly onRange?: ((range: PlannedRange & { readonly seconds: number }) => void) | undefined;
  /** Ends the work: what is being played is given back, and it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

const KEPT = 4;

/** A range that has ended its process this often fails its run. */
const MOST_TRIES = 2;

/** @throws RangeError */
function boundsOf({ rangeTimeout = 600_000, workerMemory }: WorkOptions): RangeBounds {
  if (!(typeof rangeTimeout === 'number' && rangeTimeout > 0)) {
    throw new RangeError('expected rangeTimeout to be a number of milliseconds above 0');
  }
  return { rangeTimeout, workerMemory: countOf('workerMemory', workerMemory, 512) };
}

class Players {
  readonly #context: QueueContext;
  readonly #own: Belongings;
  readonly #platform: Platform;
  readonly #bounds: RangeBounds;
  readonly #players = new Map<string, RunPlayer>();
  readonly #leftAlone = new Set<string>();

  constructor(context: QueueContext, own: Belongings, platform: Platform, bounds: RangeBounds) {
    this.#context = context;
    this.#own = own;
    this.#platform = platform;
    this.#bounds = bounds;
  }

  /** What plays the run; `null` when it is left alone, which is reported once. */
  async of(id: string): Promise<RunPlayer | null> {
    const known = this.#players.get(id);
    if (known !== undefined) return known;
    if (this.#leftAlone.has(id)) return null;
    try {
      const run = await this.#context.tables.read(id);
      if (run === null) return null;
      const player = await runPlayer(run, this.#own, this.#platform, this.#bounds);
      const [oldest] = this.#players.keys();
      if (this.#players.size >= KEPT && oldest !== undefined) await this.#end(oldest);
      this.#players.set(id, player);
      return player;
    } catch (error) {
      if (!(error instanceof NotHere || error instanceof GameError)) throw error;
      await this.leaveAlone(id, error.message);
      return null;
    }
  }

  async leaveAlone(id: string, why: string): Promise<void> {
    this.#leftAlone.add(id);
    this.#context.tell(`run ${id} is left alone: ${why}`);
    await this.#end(id);
  }

  /** Ends the processes of all other runs. */
  async keepOnly(open: readonly string[]): Promise<void> {
    for (const id of [...this.#players.keys()]) if (!open.includes(id)) await this.#end(id);
  }

  async #end(id: string): Promise<void> {
    const player = this.#players.get(id);
    this.#players.delete(id);
    await player?.end();
  }
}

function failureOf(error: Error, { from }: PlannedRange): RangeFailure {
  if (!(error instanceof TournamentError)) return { game: from, bot: null, why: errorText(error) };
  const { game, bot, seat, cause } = error;
  return { game, bot: { name: bot, seat }, why: errorText(cause) };
}

/** Reports again and again that a job is being worked on, until the returned function is called. */
function keeping(jobs: RunJobs, { id, range, expireInSeconds }: TakenJob): () => void {
  const rest = (1000 * expireInSeconds) / 3;
  let stop: () => void = () => undefined;
  const keepOn = (): void => {
    stop = after(rest, () => {
      // Without a database there is nobody to report to, and there will be a next time.
      jobs.keep(range.run, id).catch(() => undefined);
      keepOn();
    });
  };
  keepOn();
  return () => stop();
}

/** The result of a range; `null` when it has to be played again. @throws GameError `INVALID_SETUP` (as a rejection) */
async function tried(
  { tell }: QueueContext,
  range: PlannedRange,
  tries: number,
  player: RunPlayer,
  signal: RunSignal | undefined,
): Promise<Came | null> {
  try {
    return await player.play([range.from, range.to], signal);
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    const blamed = player.blaming(error);
    if (tries >= MOST_TRIES) return { failure: failureOf(blamed, range) };
    tell(`run ${range.run}: games ${range.from} to ${range.to - 1} are tried once more: ${errorText(blamed)}`);
    return null;
  }
}

/** Plays a range and writes the result. */
async function playJob(
  context: QueueContext,
  job: TakenJob,
  players: Players,
  player: RunPlayer,
  { signal, onRange }: WorkOptions,
): Promise<void> {
  const { tables, jobs } = context;
  const { id, range } = job;
  const tries = await tables.begin(range);
  if (tries !== null) {
    const clock = timer();
    const done = keeping(jobs, job);
    let came: Came | null;
    try {
      came = await tried(context, range, tries, player, signal);
    } catch (error) {
      // The try doesn't count: the signal has ended it, or the run can't be played here.
      await tables.giveBack(range);
      await jobs.giveBack(range.run, id).catch(() => undefined);
      if (signal?.aborted) return;
      if (!(error instanceof GameError)) throw error;
      return players.leaveAlone(range.run, error.message);
    } finally {
      done();
    }
    if (came === null) return jobs.giveBack(range.run, id).catch(() => undefined);
    const seconds = clock.passed() / 1000;
    await tables.end(range, seconds, came);
    onRange?.({ ...range, seconds });
  }
  await jobs.complete(range.run, id);
}

/** See {@link RunQueue.work}. */
export async function work(context: QueueContext, options: WorkOptions): Promise<never> {
  const platform = await platformHere();
  const players = new Players(context, await belongingsOf(options, platform), platform, boundsOf(options));
  const { tables, jobs, settings } = context;
  const { signal } = options;
  try {
    for (;;) {
      let hasPlayed = false;
      const open = await tables.open();
      await players.keepOnly(open);
      for (const id of open) {
        if (signal?.aborted) throw reasonOf(signal, 'work');
        const player = await players.of(id);
        const job = player === null ? null : await jobs.take(id);
        if (player === null || job === null) continue;
        hasPlayed = true;
        await playJob(context, job, players, player, options);
        // The oldest run goes first.
        break;
      }
      if (signal?.aborted) throw reasonOf(signal, 'work');
      if (!hasPlayed) await sleep(1000 * settings.lookInSeconds);
    }
  } finally {
    await players.keepOnly([]);
  }
}
