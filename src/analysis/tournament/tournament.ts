import { GameError } from '../../kernel/errors.js';
import { checkSeed } from '../../kernel/seed.js';
import { type AnyAction, type AnyGame, anyGame, type Envelope, type Game } from '../../kernel/types.js';
import { type GameRange, gapsIn, joinedRanges, sizeOf } from '../runs.js';
import { countOf } from '../worlds.js';
import { type BotData, type ReadyBot, readyBots, type TournamentBot } from './bots.js';
import type { ChunkAnswer, ChunkSetup } from './chunk.js';
import { addGames, type CountedGames, noGames, type TournamentCounts, type TournamentHead } from './counts.js';
import { errorText } from './error-text.js';
import type { Platform } from './platform.js';
import { type Match, playGame, TournamentError } from './play.js';
import { countsOf, MOST_BOTS, resultOf, type TournamentResult, unitedGames } from './result.js';

/** How far a tournament is. */
export interface TournamentProgress {
  /** Games played in this run. */
  readonly done: number;
  /** Games to be played in this run. */
  readonly total: number;
  /** All that has been played so far, with what was resumed: it can be saved, and resumed later. */
  readonly result: () => TournamentResult;
}

/** What an `AbortSignal` is. */
export interface TournamentSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  /** Asks to be told. */
  readonly addEventListener: (type: 'abort', listener: () => void) => void;
  /** Asks to be told no more. */
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** A tournament. */
export interface TournamentOptions<State, Action extends AnyAction, Options, View> {
  readonly game: Game<State, Action, Options, View>;
  /** One at least. Who sits where changes from game to game: see {@link TournamentResult.bots}. */
  readonly bots: readonly TournamentBot<NoInfer<Action>, NoInfer<View>>[];
  /** How many games; or only those from the first number to before the second. */
  readonly games: number | readonly [from: number, to: number];
  /** Everything in game i depends on that and on i alone. */
  readonly seed: string;
  /** Players in a game. Default: as many as there are bots, or as near to that as the game, with the options, allows. */
  readonly players?: number | undefined;
  /** Options of the game. */
  readonly options?: NoInfer<Options> | undefined;
  /** A game is broken off after so many actions, and then counts as unfinished. Default 10,000. */
  readonly maxActions?: number | undefined;
  /**
   * Worker threads that play; 0 plays in this thread. The result is the same. Threads make everything anew, so the game
   * has to be one of the catalogue, and no bot can be a function. For Node only. Default 0.
   */
  readonly workers?: number | undefined;
  /** Games that are played in one go, between two reports. Default: a sixty-fourth of a worker's part, 250 at most. */
  readonly chunk?: number | undefined;
  /** The result of an earlier run: games that are in it are not played again, but are in the new result. */
  readonly resume?: TournamentResult | undefined;
  /** Told now and then how far it is; the tournament waits for it. */
  readonly onProgress?: ((progress: TournamentProgress) => void | Promise<void>) | undefined;
  /** Ends the tournament before it is done: it rejects with the signal's reason. */
  readonly signal?: TournamentSignal | undefined;
}

/** A game of whatever types, and its bots. */
export type AnyTournament = TournamentOptions<Envelope, AnyAction, object, Envelope>;

/** Why it was ended. */
function reasonOf({ reason }: TournamentSignal): Error {
  return reason instanceof Error ? reason : new Error('the tournament was ended before it was done', { cause: reason });
}

/** After so many milliseconds without a pause others have their turn. It is no part of what is played. */
const TURN = 50;

function rangeOf(games: AnyTournament['games']): GameRange {
  const [from, to] = typeof games === 'number' ? [0, games] : games;
  if (Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && from <= to) return [from, to];
  throw new RangeError('expected games to be an integer from 0, or two of them that ascend');
}

/** The number of players nearest to that of the bots; the smaller one of two. */
function playersNear(game: AnyGame, options: object | undefined, bots: number): number {
  const counts = game.playersFor(options);
  // Options that are no good at all: `setup` says what is wrong with them.
  const all = counts.length > 0 ? counts : [game.playerCount.min];
  return all.reduce((best, count) => (Math.abs(count - bots) < Math.abs(best - bots) ? count : best));
}

interface Plan {
  readonly table: { readonly game: AnyGame; readonly options: object };
  readonly head: TournamentHead;
  readonly start: unknown;
  readonly bots: readonly ReadyBot[];
  /** What is resumed. */
  readonly before: CountedGames | null;
  /** What is to be played. */
  readonly gaps: readonly GameRange[];
}

async function planOf(given: AnyTournament, platform: Platform): Promise<Plan> {
  const { game, bots, seed, options } = given;
  if (!Array.isArray(bots) || bots.length === 0 || bots.length > MOST_BOTS) {
    throw new RangeError(`expected bots to be a list of 1 to ${MOST_BOTS}`);
  }
  checkSeed(seed);
  const range = rangeOf(given.games);
  const players = given.players ?? playersNear(game, options, bots.length);
  const maxActions = countOf('maxActions', given.maxActions, 10_000);
  const start = game.setup({ players, options });
  const table = { game, options: start.options as object };
  const ready = await readyBots(bots, table, platform);
  const head: TournamentHead = {
    game: game.id,
    rules: game.rules,
    players,
    options: table.options,
    bots: ready.map(({ name }) => name),
    seed,
    maxActions,
  };
  const before = given.resume === undefined ? null : countsOf(given.resume);
  const gaps = gapsIn(range, before?.ranges ?? []);
  // Whether it is the same tournament shows before anything is played.
  if (before) unitedGames(before, { head, ranges: [], counts: noGames(bots.length) });
  return { table, head, start, bots: ready, before, gaps };
}

/** The ranges in pieces of so many games. */
function* chunksOf(ranges: readonly GameRange[], size: number): Generator<GameRange> {
  for (const [from, to] of ranges) {
    for (let start = from; start < to; start += size) yield [start, Math.min(start + size, to)];
  }
}

/** What has been played so far. */
class Progress {
  readonly #plan: Plan;
  readonly #played: GameRange[] = [];
  readonly #counts: TournamentCounts;
  readonly #told: AnyTournament['onProgress'];
  #done = 0;

  constructor(plan: Plan, told: AnyTournament['onProgress']) {
    this.#plan = plan;
    this.#counts = noGames(plan.bots.length);
    this.#told = told;
  }

  async add(range: GameRange, counts: TournamentCounts): Promise<void> {
    addGames(this.#counts, counts);
    this.#played.push(range);
    this.#done += range[1] - range[0];
    await this.#told?.({ done: this.#done, total: sizeOf(this.#plan.gaps), result: () => this.result() });
  }

  result(): TournamentResult {
    const { head, before } = this.#plan;
    const { ranges } = joinedRanges(this.#played);
    const games = { head, ranges, counts: this.#counts };
    return resultOf(before === null ? games : unitedGames(before, games));
  }
}

async function playHere(
  { table, head, bots }: Plan,
  chunks: Iterable<GameRange>,
  progress: Progress,
  signal: TournamentSignal | undefined,
  { pause }: Platform,
): Promise<void> {
  const match: Match = { game: table.game, head, bots: bots.map(({ policy }) => policy) };
  let resumed = Date.now();
  for (const range of chunks) {
    const counts = noGames(bots.length);
    for (let game = range[0]; game < range[1]; game++) {
      playGame(match, game, counts);
      if (Date.now() - resumed > TURN) {
        await pause();
        resumed = Date.now();
      }
      if (signal?.aborted) throw reasonOf(signal);
    }
    await progress.add(range, counts);
  }
}

/** The data from which threads make the bots. @throws GameError `INVALID_SETUP` when one is a function */
function dataOf(bots: readonly ReadyBot[]): BotData[] {
  return bots.map(({ name, data }) => {
    if (data !== null) return data;
    throw new GameError('INVALID_SETUP', `${name} is a function, which can't be sent to workers: give a module`);
  });
}

async function playInThreads(
  { head, start, bots }: Plan,
  chunks: Iterable<GameRange>,
  threads: number,
  progress: Progress,
  signal: TournamentSignal | undefined,
  { inThreads }: Platform,
): Promise<void> {
  const setup: ChunkSetup = { head, bots: dataOf(bots), start };
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
      setup,
      tasks: chunks,
      stopped,
      async answered(range, answer) {
        if ('counts' in answer) {
          await progress.add(range, answer.counts).catch((error: unknown) => {
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
    if (signal?.aborted) throw reasonOf(signal);
    throw new Error(`the workers of the tournament: ${errorText(error)}`, { cause: error });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  if (failed !== null) throw failed;
  if (listenerError !== null) throw (listenerError as { readonly error: unknown }).error;
}

/** {@link tournament} with a platform that is given. */
export async function tournamentOn(platform: Platform, given: AnyTournament): Promise<TournamentResult> {
  const { signal, onProgress } = given;
  const workers = countOf('workers', given.workers, 0, 0);
  if (signal?.aborted) throw reasonOf(signal);
  const plan = await planOf(given, platform);
  const games = sizeOf(plan.gaps);
  const usual = Math.min(250, Math.max(1, Math.ceil(games / (64 * Math.max(1, workers)))));
  const chunk = countOf('chunk', given.chunk, usual);
  const chunks = chunksOf(plan.gaps, chunk);
  const progress = new Progress(plan, onProgress);
  // More threads than pieces would have nothing to do.
  const threads = Math.min(workers, Math.ceil(games / chunk));
  if (workers > 0) dataOf(plan.bots);
  if (threads > 0) await playInThreads(plan, chunks, threads, progress, signal, platform);
  else await playHere(plan, chunks, progress, signal, platform);
  return progress.result();
}

/**
 * Lets bots play a game against each other, many times over, and counts what comes of it: see {@link standings} for who is
 * how good, and {@link mergeTournaments} for runs in parts.
 *
 * In every n games of n bots each has each seat once, and each further n games seat them in another order, until
 * everybody has met everybody in every order. With fewer bots than players a bot plays at several seats; with one player
 * the bots take turns. Bots see what their player may see, and draw from generators of their own.
 *
 * @returns plain JSON, the same for the same seed, bots and games, in whatever parts and with however many workers
 * @throws (all as rejections) {@link TournamentError} when a bot throws, or gives no legal action; GameError
 * `INVALID_SETUP` as `setup`, and for what is no bot, `INVALID_RECORD` when `resume` is of another tournament; RangeError
 * for bad numbers; Error when a worker breaks down
 * @example
 * ```ts
 * import { randomBot, standings, tournament } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const bots = [randomBot(kiriki), 'mcts:iterations=5'];
 * const result = await tournament({ game: kiriki, bots, games: 4, seed: 'one' });
 * console.log(result.games, standings(result).bots.map(({ bot }) => bot).sort());
 * // → 4 [ 'bot 1', 'mcts:iterations=5' ]
 * ```
 */
export async function tournament<State, Action extends AnyAction, Options, View>(
  options: TournamentOptions<State, Action, Options, View>,
): Promise<TournamentResult> {
  const { platform } = await import('#platform');
  return tournamentOn(platform, { ...options, game: anyGame(options.game) } as unknown as AnyTournament);
}
