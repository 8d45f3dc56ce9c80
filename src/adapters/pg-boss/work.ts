import { platformHere } from '../../analysis/here.js';
import { type RunSignal, reasonOf } from '../../analysis/pieces.js';
import { errorText } from '../../analysis/tournament/error-text.js';
import type { Platform } from '../../analysis/tournament/platform.js';
import { TournamentError } from '../../analysis/tournament/play.js';
import { timer } from '../../analysis/tournament/timer.js';
import { GameError } from '../../kernel/errors.js';
import type { QueueContext } from './context.js';
import { sleep } from './database.js';
import type { TakenJob } from './jobs.js';
import { type Belongings, belongingsOf, type OwnFiles } from './own-files.js';
import { NotHere, type RunPlayer, runPlayer } from './player.js';
import type { PlannedRange, RangeFailure } from './tables.js';

/** How a worker works. */
export interface WorkOptions extends OwnFiles {
  /** Told of each range that was played here. */
  readonly onRange?: ((range: PlannedRange & { readonly seconds: number }) => void) | undefined;
  /** Ends the work: what is being played is given back, and it rejects with the signal's reason. */
  readonly signal?: RunSignal | undefined;
}

const KEPT = 4;

class Players {
  readonly #context: QueueContext;
  readonly #own: Belongings;
  readonly #platform: Platform;
  readonly #players = new Map<string, RunPlayer>();
  readonly #leftAlone = new Set<string>();

  constructor(context: QueueContext, own: Belongings, platform: Platform) {
    this.#context = context;
    this.#own = own;
    this.#platform = platform;
  }

  /** What plays the run; `null` when it is left alone, which is told once. */
  async of(id: string): Promise<RunPlayer | null> {
    const known = this.#players.get(id);
    if (known !== undefined) return known;
    if (this.#leftAlone.has(id)) return null;
    try {
      const run = await this.#context.tables.read(id);
      if (run === null) return null;
      const player = await runPlayer(run, this.#own, this.#platform);
      const [oldest] = this.#players.keys();
      if (this.#players.size >= KEPT && oldest !== undefined) this.#players.delete(oldest);
      this.#players.set(id, player);
      return player;
    } catch (error) {
      if (!(error instanceof NotHere || error instanceof GameError)) throw error;
      this.#leftAlone.add(id);
      this.#context.tell(`run ${id} is left alone: ${error.message}`);
      return null;
    }
  }
}

function failureOf(error: unknown, { from }: PlannedRange): RangeFailure {
  if (!(error instanceof TournamentError)) return { game: from, bot: null, why: errorText(error) };
  const { game, bot, seat, cause } = error;
  return { game, bot: { name: bot, seat }, why: errorText(cause) };
}

/** Plays a range and writes what came of it. @returns whether it was played to the end */
async function playJob(
  { tables, jobs }: QueueContext,
  { id, range }: TakenJob,
  play: RunPlayer,
  { signal, onRange }: WorkOptions,
): Promise<boolean> {
  if (await tables.isWanted(range)) {
    const clock = timer();
    const came = await play([range.from, range.to], () => signal?.aborted !== true).catch((error: unknown) => ({
      failure: failureOf(error, range),
    }));
    if (came === null) {
      await jobs.giveBack(range.run, id).catch(() => undefined);
      return false;
    }
    const seconds = clock.passed() / 1000;
    await tables.end(range, seconds, came);
    onRange?.({ ...range, seconds });
  }
  await jobs.complete(range.run, id);
  return true;
}

/** See {@link RunQueue.work}. */
export async function work(context: QueueContext, options: WorkOptions): Promise<never> {
  const platform = await platformHere();
  const players = new Players(context, await belongingsOf(options, platform), platform);
  const { tables, jobs, settings } = context;
  const { signal } = options;
  for (;;) {
    let hasPlayed = false;
    for (const id of await tables.open()) {
      if (signal?.aborted) throw reasonOf(signal, 'work');
      const play = await players.of(id);
      const job = play === null ? null : await jobs.take(id);
      if (play === null || job === null) continue;
      hasPlayed = true;
      await playJob(context, job, play, options);
      // The oldest run goes first.
      break;
    }
    if (signal?.aborted) throw reasonOf(signal, 'work');
    if (!hasPlayed) await sleep(1000 * settings.lookInSeconds);
  }
}
