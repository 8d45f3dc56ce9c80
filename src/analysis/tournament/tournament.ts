import { entryFor } from '../../catalogue/entry-for.js';
import type { Entry, NamedGame } from '../../entry/entry.js';
import { isEntry, loadedGame } from '../../entry/given-game.js';
import { checkSeed } from '../../kernel/dice/seed.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn, read } from '../../kernel/plain.js';
import type { AnyAction, AnyGame, Envelope } from '../../kernel/types.js';
import { entryNamed } from '../entry-named.js';
import { platformHere } from '../here.js';
import {
  checkListeners,
  chunksOf,
  type GamesAsked,
  type Pieces,
  playHere,
  rangeAsked,
  reasonOf,
  TELLING,
  usualChunk,
} from '../pieces.js';
import { gapsIn, sizeOf } from '../runs.js';
import { countOf } from '../worlds.js';
import { describedBots, madeBots, type PreparationListener, type TournamentBot } from './bots.js';
import { checkLuck } from './check-luck.js';
import { noGames, type TournamentHead } from './counts.js';
import { gameLuck, type LuckTable, luckTable, type Table } from './game-luck.js';
import type { Platform, WorkerBounds } from './platform.js';
import { playGame } from './play.js';
import { type Course, Progress, type TournamentProgress, type TournamentSignal } from './progress.js';
import { countsOf, MOST_BOTS, type TournamentResult, unitedGames } from './result.js';
import { assertCanBeSent, playInThreads } from './threads.js';

export type { TournamentProgress, TournamentSignal } from './progress.js';

/** A tournament. */
export interface TournamentOptions<State, Action extends AnyAction, Options, View> {
  /** The game, or its entry. */
  readonly game: NamedGame<State, Action, Options, View>;
  /** At least one. Who sits where changes from game to game: see {@link TournamentResult.bots}. */
  readonly bots: readonly TournamentBot<NoInfer<Action>, NoInfer<View>>[];
  /** How many games; or only those from the first number to before the second. */
  readonly games: GamesAsked;
  /** Everything in game i depends on this and on i alone. */
  readonly seed: string;
  /** Players in a game. Default: as many as there are bots, or as near to that as the game, with the options, allows. */
  readonly players?: number | undefined;
  /** Options of the game. */
  readonly options?: NoInfer<Options> | undefined;
  /** A game is broken off after this many actions, and then counts as unfinished. Default 10,000. */
  readonly maxActions?: number | undefined;
  /**
   * `'removed'` gives, besides the plain results, those without the luck of the dice: for bots that play well, as precise as
   * many times the games. Each game then takes longer: what could have fallen is looked at, too.
   */
  readonly luck?: 'removed' | undefined;
  /**
   * Worker threads that play, in a process of their own; 0 plays in this thread. The result is the same. Threads make
   * everything anew, so the game has to be in the catalogue or a `module`, and no bot can be a function. Whatever a bot does
   * to its worker, the worst that happens here is a rejection; modules are not even loaded. For Node and Bun only. Default
   * 0.
   */
  readonly workers?: number | undefined;
  /**
   * The module of your own game, from which workers load it: a path or a `file:` URL, `FILE` or `FILE#EXPORT`. Bots that it
   * exports beside the game (`farkleBots`) can be named.
   */
  readonly module?: string | undefined;
  /**
   * With workers: the milliseconds that a bot may take for one action, or to be made; one that takes longer counts as
   * hanging, and the tournament rejects. `Infinity` waits forever. In this thread nothing can interrupt a bot. Default
   * 60,000.
   */
  readonly actionTimeout?: number | undefined;
  /**
   * With workers: the heap of each in MiB; with more the tournament rejects. Arrays of bytes and numbers are outside it.
   * Default 512.
   */
  readonly workerMemory?: number | undefined;
  /**
   * Games played in one go, between two reports. Default: a sixty-fourth of a worker's part, 250 at most, and
   * fewer where they take more than a second.
   */
  readonly chunk?: number | undefined;
  /** The result of an earlier run: games that are in it are not played again, but are in the new result. */
  readonly resume?: TournamentResult | undefined;
  /** Called now and then with how far it is; the tournament waits for it. */
  readonly onProgress?: ((progress: TournamentProgress) => void | Promise<void>) | undefined;
  /**
   * Called now and then with how far a bot is with what it works out before the first game, as `optimal` does for Kiriki
   * without a table; not waited for.
   */
  readonly onPreparing?: PreparationListener | undefined;
  /** Ends the tournament before it is done: it rejects with the signal's reason. */
  readonly signal?: TournamentSignal | undefined;
}

/** A game of any types, and its bots. */
export type AnyTournament = TournamentOptions<Envelope, AnyAction, object, Envelope>;

/** The number of players nearest to that of the bots; the smaller one of two. */
function playersNear(game: AnyGame, options: object | undefined, bots: number): number {
  const counts = game.playersFor(options);
  // Bad options: `setup` says what is wrong with them.
  const all = counts.length > 0 ? counts : [game.playerCount.min];
  return all.reduce((best, count) => (Math.abs(count - bots) < Math.abs(best - bots) ? count : best));
}

interface Plan extends Course, Table {
  readonly luck: LuckTable;
}

/** Prepares with a listener, but what that throws is its own, and not blamed on a bot. */
async function prepared<T>(
  { onPreparing }: TableAsked,
  prepare: (told: PreparationListener) => Promise<T>,
): Promise<T> {
  let thrown: { readonly error: unknown } | undefined;
  const told: PreparationListener = (preparation) => {
    try {
      onPreparing?.(preparation);
    } catch (error) {
      thrown = { error };
      throw error;
    }
  };
  try {
    return await prepare(told);
  } catch (error) {
    throw thrown === undefined ? error : thrown.error;
  }
}

/** What a tournament is, whichever of its games are played. */
export type TableAsked = Omit<AnyTournament, 'games'>;

/** The entry of the game: its module's, where one is given. */
async function entryAsked({ game, module }: TableAsked, { loadModule }: Platform): Promise<Entry> {
  return module === undefined || isEntry(game) ? entryFor(game) : entryNamed(game.id, module, loadModule);
}

/** @throws (all as rejections) GameError `INVALID_SETUP`, RangeError */
export async function tableOf(given: TableAsked, platform: Platform): Promise<Table> {
  const { seed, options, luck } = given;
  const isList = (list: unknown): boolean => Array.isArray(list) && list.length <= MOST_BOTS;
  const bots = read(() => (isList(given.bots) ? [...given.bots] : undefined));
  if (!bots?.length) {
    throw new RangeError(`expected bots to be a list of 1 to ${MOST_BOTS}`);
  }
  checkLuck(luck);
  if (given.module !== undefined && typeof given.module !== 'string') {
    throw new GameError('INVALID_SETUP', 'module: expected the address of a module');
  }
  checkSeed(seed);
  const entry = await entryAsked(given, platform);
  const game = await loadedGame(given.game);
  const players = given.players ?? playersNear(game, options, bots.length);
  const maxActions = countOf('maxActions', given.maxActions, 10_000);
  const start = game.setup({ players, options });
  const table = { entry, game, options: start.options as object };
  const described = await prepared(given, (told) => describedBots(bots, table, platform, told));
  const head: TournamentHead = {
    game: game.id,
    rules: game.rules,
    players,
    options: table.options,
    bots: described.map(({ name }) => name),
    seed,
    maxActions,
    ...(luck !== undefined && { luck }),
  };
  return { table, head, start, bots: described };
}

async function planOf(given: AnyTournament, platform: Platform): Promise<Plan> {
  const range = rangeAsked(given.games);
  const table = await tableOf(given, platform);
  const before = given.resume === undefined ? null : countsOf(given.resume);
  const gaps = gapsIn(range, before?.ranges ?? []);
  // Whether it is the same tournament shows before anything is played.
  if (before) unitedGames(before, { head: table.head, ranges: [], counts: noGames(table.head) });
  const luck = gaps.length === 0 ? null : await prepared(given, (told) => luckTable(table, told));
  return { ...table, before, gaps, luck };
}

async function playAll(
  { table, head, start, bots, luck }: Plan,
  pieces: Pieces,
  progress: Progress,
  signal: TournamentSignal | undefined,
  platform: Platform,
): Promise<void> {
  const match = {
    game: table.game,
    head,
    luck: await gameLuck(table, head, start, luck),
    bots: await madeBots(bots, table, platform),
  };
  await playHere(
    pieces,
    {
      none: () => noGames(head),
      play: (game, counts) => playGame(match, game, counts),
      add: (range, counts) => progress.add(range, counts),
    },
    { pause: platform.pause, signal, what: 'tournament' },
  );
}

/** @throws RangeError */
function boundsOf({ actionTimeout = 60_000, workerMemory }: AnyTournament): WorkerBounds {
  if (!(typeof actionTimeout === 'number' && actionTimeout > 0)) {
    throw new RangeError('expected actionTimeout to be a number of milliseconds above 0');
  }
  return { silence: actionTimeout, memory: countOf('workerMemory', workerMemory, 512) };
}

/** {@link tournament} with a given platform. */
export async function tournamentOn(platform: Platform, given: AnyTournament): Promise<TournamentResult> {
  const { signal, onProgress } = given;
  const workers = countOf('workers', given.workers, 0, 0);
  const bounds = boundsOf(given);
  if (signal?.aborted) throw reasonOf(signal, 'tournament');
  const plan = await planOf(given, platform);
  const games = sizeOf(plan.gaps);
  const chunk = countOf('chunk', given.chunk, usualChunk(games, workers));
  const chunks = chunksOf(plan.gaps, chunk);
  const telling = given.chunk === undefined ? TELLING : null;
  const progress = new Progress(plan, onProgress);
  if (workers > 0) assertCanBeSent(plan, given.module);
  if (workers === 0) await playAll(plan, { chunks, telling }, progress, signal, platform);
  else if (games > 0) {
    const { head, start, bots, luck } = plan;
    // More threads than pieces would have nothing to do.
    const threads = Math.min(workers, Math.ceil(games / chunk));
    await playInThreads(
      { setup: { head, module: given.module, start, bots, luck, telling }, chunks, threads, bounds, signal },
      progress,
      platform,
    );
  }
  return progress.result();
}

/**
 * Lets bots play a game against each other, many times over, and counts the results: see {@link standings} for how good each
 * is, and {@link mergeTournaments} for runs in parts.
 *
 * In every n games of n bots each has each seat once; further games seat them in other orders. With fewer bots than players
 * a bot plays at several seats; alone they take turns. Bots see what their player may see, and draw from generators of their own.
 *
 * @returns plain JSON, the same for the same seed, bots and games, whatever the parts and the number of workers
 * @throws (all as rejections) `TournamentError` when a bot throws, gives no legal action, or, with workers, ends its worker,
 * takes all its memory, or hangs; GameError `INVALID_SETUP` as `setup`, and for anything but a bot, `INVALID_RECORD` when
 * `resume` belongs to another tournament; RangeError for bad numbers; Error when the workers break down and no bot is known
 * to be the cause
 */
export async function tournament<State, Action extends AnyAction, Options, View>(
  options: TournamentOptions<State, Action, Options, View>,
): Promise<TournamentResult> {
  const asked = optionsIn(options, 'tournament');
  checkListeners({ onProgress: asked.onProgress, onPreparing: asked.onPreparing });
  const platform = await platformHere();
  return tournamentOn(platform, asked as AnyTournament);
}
