import type PgBoss from 'pg-boss';
import { type GameRange, joinedRanges } from '../../analysis/runs.js';
import type { SimulationOptions } from '../../analysis/simulation/simulation.js';
import type { TournamentBot } from '../../analysis/tournament/bots.js';
import type { TournamentOptions } from '../../analysis/tournament/tournament.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import type { QueueContext, QueueSettings } from './context.js';
import { type Query, steadying, type Teller } from './database.js';
import { type FollowOptions, follow, runOf } from './follow.js';
import {
  type AnyQueuedSimulation,
  type AnyQueuedTournament,
  type HandInOptions,
  handIn,
  simulationRun,
  tournamentRun,
} from './hand-in.js';
import { RunJobs } from './jobs.js';
import { MergedRun } from './merged.js';
import { checkRunId, nothingOf, type RunResult } from './run.js';
import { RunTables } from './tables.js';
import { type WorkOptions, work } from './work.js';

export type { RunProgress } from './follow.js';
export type { RunResult } from './run.js';

/** A tournament for a queue: bots are names, or modules whose files the workers were given. */
export type QueuedTournament<State, Action extends AnyAction, Options, View> = HandInOptions &
  Pick<
    TournamentOptions<State, Action, Options, View>,
    'game' | 'games' | 'seed' | 'players' | 'options' | 'maxActions' | 'luck' | 'resume' | 'onPreparing'
  > & { readonly bots: readonly TournamentBot<Action, View>[] };

/** A simulation for a queue. */
export type QueuedSimulation<State, Action extends AnyAction, Options, View> = HandInOptions &
  Pick<
    SimulationOptions<State, Action, Options, View>,
    'game' | 'games' | 'seed' | 'players' | 'options' | 'luck' | 'resume'
  >;

/** How a queue is opened. */
export interface QueueOptions extends Partial<QueueSettings> {
  /** Receives what someone watching should know, once: that the database is gone, and back; that a run is left alone. */
  readonly onTold?: Teller | undefined;
}

/** What is known about a run before it is played. */
export interface RunHeader {
  /** The result without any game. */
  readonly result: RunResult;
  /** The games that it will have, including those that were resumed. */
  readonly games: readonly GameRange[];
}

/** Runs in a database, which any number of machines play. */
export interface RunQueue {
  /**
   * Hands in a tournament: the same again adds nothing. Its ranges are handed in by whoever follows it.
   *
   * @returns the name of the run
   * @throws (all as rejections) as `tournament`; GameError `INVALID_SETUP` also for a bot that is a function, and for the
   * name of another run
   */
  readonly tournament: <State, Action extends AnyAction, Options, View>(
    asked: QueuedTournament<State, Action, Options, View>,
  ) => Promise<string>;
  /** Hands in a simulation, as {@link RunQueue.tournament} does a tournament. */
  readonly simulation: <State, Action extends AnyAction, Options, View>(
    asked: QueuedSimulation<State, Action, Options, View>,
  ) => Promise<string>;
  /**
   * Hands in the ranges of a run, waits for them and puts their results together: the same bytes as one process gives. Any
   * number of processes may follow a run; without one it ends when what was handed in has been played. A stopped run goes
   * on.
   *
   * @throws (all as rejections) TournamentError with the lowest game in which a bot fails, as one process does; GameError
   * `INVALID_SETUP` when there is no such run; the reason of the signal
   */
  readonly follow: (run: string, options?: FollowOptions) => Promise<RunResult>;
  /** What a run is. @throws GameError `INVALID_SETUP` (as a rejection) when there is no such run */
  readonly header: (run: string) => Promise<RunHeader>;
  /** What has been played of a run. @throws GameError `INVALID_SETUP` (as a rejection) when there is no such run */
  readonly merge: (run: string) => Promise<RunResult>;
  /** Deletes a run's waiting jobs; following it rejects. @throws GameError `INVALID_SETUP` (as a rejection) */
  readonly stop: (run: string) => Promise<void>;
  /** Deletes a run with all its results. @throws GameError `INVALID_SETUP` (as a rejection) */
  readonly remove: (run: string) => Promise<void>;
  /**
   * Plays ranges of all runs, until the signal ends it. Only what is given here is loaded; a run that needs something else,
   * or other versions, is left alone. Games are played in a process of their own: a range that ends it, or holds it for
   * longer than `rangeTimeout`, is tried once more in another one; the second time it fails its run. For Node and Bun only.
   */
  readonly work: (options?: WorkOptions) => Promise<never>;
  /** Closes the connections. */
  readonly close: () => Promise<void>;
}

/** Connections of a process: one asks, one is pg-boss’s own. */
const CONNECTIONS = 2;

/** @throws whatever the database says (as a rejection), when it can't be reached, or may not be used */
async function startBoss(address: string, expireInSeconds: number): Promise<PgBoss> {
  // Only this way do both formats get the same from a CommonJS package.
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    connectionString: address,
    max: CONNECTIONS,
    schedule: false,
    maintenanceIntervalSeconds: Math.max(1, Math.min(5, Math.floor(expireInSeconds / 4))),
    // Passed on to `pg`'s pool.
    ...{ connectionTimeoutMillis: 10_000 },
  });
  // What fails in the background is repeated; queries show that the database is gone.
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (error) {
    await (boss.getDb() as { readonly close?: () => Promise<void> }).close?.();
    throw error;
  }
  return boss;
}

/**
 * Opens the queue in a PostgreSQL database, and creates what is missing there: the schema `pgboss`, and the tables
 * `dicewright_run` and `dicewright_range`. Whoever may write to them decides what is counted.
 *
 * @param address - as `pg` takes it: `'postgres://user:password@host:5432/database'`
 * @throws (as rejections) GameError `INVALID_SETUP` for anything but an address, and impossible options; whatever the
 * database says, when it can't be reached, or may not be used. Once it is open, a lost database is waited for.
 * @example
 * ```ts no-run
 * import { kiriki } from 'dicewright/kiriki';
 * import { openQueue } from 'dicewright/queue';
 *
 * const queue = await openQueue('postgres://postgres@localhost/postgres');
 * const run = await queue.tournament({ game: kiriki, bots: ['greedy', 'mcts'], games: 100_000, seed: 'one' });
 * const result = await queue.follow(run);
 * await queue.close();
 * ```
 */
export async function openQueue(address: string, options?: QueueOptions): Promise<RunQueue> {
  const { onTold, expireInSeconds = 120, lookInSeconds = 0.5 } = optionsIn(options, 'queue');
  if (typeof address !== 'string' || address === '') {
    throw new GameError('INVALID_SETUP', 'queue: expected the address of a database');
  }
  if (onTold !== undefined && typeof onTold !== 'function') {
    throw new GameError('INVALID_SETUP', 'queue: onTold: expected a function');
  }
  const settings = { expireInSeconds, lookInSeconds };
  for (const [name, seconds] of Object.entries(settings)) {
    if (typeof seconds === 'number' && seconds > 0 && seconds < 2 ** 31) continue;
    throw new GameError('INVALID_SETUP', `queue: ${name}: expected a number of seconds above 0`);
  }
  const tell: Teller = (message) => onTold?.(message);
  let isClosed = false;
  const boss = await startBoss(address, settings.expireInSeconds);
  const steadily = steadying(tell, () => isClosed);
  const query: Query = async (text, values) =>
    (await steadily(() => boss.getDb().executeSql(text, [...values]))).rows as Awaited<ReturnType<Query>>;
  const tables = new RunTables(query);
  const jobs = new RunJobs(boss, steadily);
  const context: QueueContext = { tables, jobs, settings, tell };
  await tables.migrate();
  return {
    tournament: async (asked) => handIn(context, await tournamentRun(asked as AnyQueuedTournament)),
    simulation: async (asked) => handIn(context, await simulationRun(asked as AnyQueuedSimulation)),
    follow: async (run, options = {}) => follow(context, await runOf(context, checkRunId(run)), options),
    async header(id) {
      const run = await runOf(context, checkRunId(id));
      const { ranges } = joinedRanges([...run.games, ...(run.before?.ranges ?? [])]);
      return { result: nothingOf(run), games: ranges };
    },
    async merge(id) {
      const run = await runOf(context, checkRunId(id));
      const merged = new MergedRun(run, tables);
      const state = await tables.state(id);
      if (state !== null) await merged.read(state);
      return merged.result();
    },
    async stop(id) {
      await runOf(context, checkRunId(id));
      await tables.setState(id, 'stopped');
      await jobs.clear(id);
    },
    async remove(id) {
      await runOf(context, checkRunId(id));
      await jobs.removeQueue(id);
      await tables.remove(id);
    },
    work: (options = {}) => work(context, options),
    async close() {
      isClosed = true;
      await boss.stop({ graceful: false });
    },
  };
}
