import { isBuiltIn } from '../../catalogue/entry-for.js';
import { GameError } from '../../kernel/errors.js';
import { needsModule } from '../entry-named.js';
import { reasonOf } from '../pieces.js';
import type { GameRange } from '../runs.js';
import type { BotTable, DescribedBot } from './bots.js';
import type { ChunkAnswer, ChunkSetup } from './chunk.js';
import type { TournamentHead } from './counts.js';
import { errorText } from './error-text.js';
import type { Platform, WorkerBounds } from './platform.js';
import { TournamentError } from './play.js';
import type { Progress, TournamentSignal } from './progress.js';
import { type Whereabouts, WorkerFailure } from './watch.js';

/** What worker threads have to play, and how. */
export interface ThreadedGames {
  readonly setup: ChunkSetup;
  readonly chunks: Iterable<GameRange>;
  readonly threads: number;
  readonly bounds: WorkerBounds;
  readonly signal: TournamentSignal | undefined;
}

/** @throws GameError `INVALID_SETUP` when a bot is a function, or for your own game without its module */
export function assertCanBeSent(
  { table: { entry }, bots }: { readonly table: BotTable; readonly bots: readonly DescribedBot[] },
  module: string | undefined,
): void {
  const bot = bots.find(({ maker }) => typeof maker === 'function');
  if (bot !== undefined) {
    throw new GameError('INVALID_SETUP', `${bot.name} is a function, which can't be sent to workers: give a module`);
  }
  if (module === undefined && !isBuiltIn(entry)) throw new GameError('INVALID_SETUP', needsModule(entry));
}

const ofWorkers = (what: string, cause: unknown, run = 'tournament'): Error =>
  new Error(`the workers of the ${run}: ${what}`, { cause });

function placeText({ game, asked }: Whereabouts, names: readonly string[]): string {
  const bot = asked === null ? 'no bot' : `bot ${names[asked.bot]}`;
  if (game === null) return `making ${bot}`;
  return `game ${game}: ${asked === null ? bot : `${bot} at seat ${asked.seat}`}`;
}

/** Says which bot is to blame, as far as that is known. `run`: what kind it is. */
export function blaming(
  failure: WorkerFailure,
  { head, bots }: { readonly head: Pick<TournamentHead, 'bots'>; readonly bots: readonly DescribedBot[] },
  run = 'tournament',
): Error {
  const { at, message } = failure;
  if (Array.isArray(at)) {
    const seen = at.map((place) => placeText(place, head.bots)).join(', ');
    return ofWorkers(seen === '' ? message : `${message}; last seen: ${seen}`, failure, run);
  }
  const { game, asked } = at as Whereabouts;
  if (asked !== null && asked.seat !== null && game !== null) {
    return new TournamentError(game, asked.seat, head.bots[asked.bot] as string, failure);
  }
  if (asked !== null) return ofWorkers(`bot ${head.bots[asked.bot]}, while it was made, ${message}`, failure, run);
  // Only what bots leave behind can act now: timers, promises.
  const suspects = bots.filter(({ maker }) => 'module' in maker).map(({ name }) => name);
  const told = suspects.length === 0 ? '' : ` (bots from modules: ${suspects.join(', ')})`;
  return ofWorkers(`one of them ${message}${told}`, failure, run);
}

function errorOf(error: unknown, setup: ChunkSetup): Error {
  if (error instanceof WorkerFailure) return blaming(error, setup);
  return error instanceof GameError ? error : ofWorkers(errorText(error), error);
}

/**
 * Lets worker threads play.
 *
 * @throws (as rejections) as `tournament`
 */
export async function playInThreads(
  { setup, chunks, threads, bounds, signal }: ThreadedGames,
  progress: Progress,
  { inThreads }: Platform,
): Promise<void> {
  let failed: TournamentError | null = null;
  let listenerError: { readonly error: unknown } | null = null;
  let abort = (): void => undefined;
  const stopped = new Promise<never>((_, reject) => {
    abort = () => reject(new Error('ended'));
  });
  signal?.addEventListener('abort', abort);
  try {
    await inThreads<ChunkSetup, GameRange, ChunkAnswer>({
      threads,
      bounds,
      setup,
      tasks: chunks,
      stopped,
      async answered(answer) {
        if ('counts' in answer) {
          await progress.add(answer.games, answer.counts).catch((error: unknown) => {
            listenerError = { error };
          });
        } else {
          const { game, seat, bot, why } = answer.failure;
          // Chunks are given out in order and all that are under way are awaited: the first failure is always the same.
          if (failed === null || game < failed.game) failed = new TournamentError(game, seat, bot, new Error(why));
        }
        return failed === null && listenerError === null;
      },
    });
  } catch (error) {
    if (signal?.aborted) throw reasonOf(signal, 'tournament');
    throw errorOf(error, setup);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  if (failed !== null) throw failed;
  if (listenerError !== null) throw (listenerError as { readonly error: unknown }).error;
}
