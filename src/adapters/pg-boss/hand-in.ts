import { needsModule } from '../../analysis/entry-named.js';
import { platformHere } from '../../analysis/here.js';
import { moduleParts } from '../../analysis/own-module.js';
import { type GamesAsked, rangeAsked } from '../../analysis/pieces.js';
import { gapsIn } from '../../analysis/runs.js';
import type { SimulationResult } from '../../analysis/simulation/result.js';
import { simulationHead } from '../../analysis/simulation/simulated-game.js';
import type { AnySimulation } from '../../analysis/simulation/simulation.js';
import type { TournamentResult } from '../../analysis/tournament/result.js';
import { type AnyTournament, tableOf } from '../../analysis/tournament/tournament.js';
import { entryFor, isBuiltIn } from '../../catalogue/entry-for.js';
import type { Entry } from '../../entry/entry.js';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { botAsData, digestsOf } from './bots.js';
import type { QueueContext } from './context.js';
import { fileDigest } from './fingerprint.js';
import { checkRunId, mergeResults, newRunId, nothingOf, type QueuedRun, type RunBot } from './run.js';
import { MOST_GAMES } from './sizes.js';

/** How a run is handed in. */
export interface HandInOptions {
  /** The name of the run: 1 to 40 lower-case letters, digits and hyphens. Default: a new one. */
  readonly run?: string | undefined;
  /**
   * Games per range, 1 to 10,000. Default: as many as take ten seconds on one core, by timing the first ranges.
   */
  readonly chunk?: number | undefined;
  /** The module of the game, where it is not in the catalogue: a path or a `file:` URL, `FILE` or
   * `FILE#EXPORT`. Workers are given the same file. */
  readonly module?: string | undefined;
}

async function partOf(
  { versions, readFile }: Awaited<ReturnType<typeof platformHere>>,
  entry: Entry,
  asked: HandInOptions & { readonly games: GamesAsked },
  played: QueuedRun['before'],
  bots: readonly RunBot[],
) {
  const { run = newRunId(), chunk = null } = asked;
  if (chunk !== null && !(Number.isSafeInteger(chunk) && chunk >= 1 && chunk <= MOST_GAMES)) {
    throw new RangeError(`expected chunk to be an integer from 1 to ${MOST_GAMES}`);
  }
  if (asked.module === undefined && !isBuiltIn(entry)) throw new GameError('INVALID_SETUP', needsModule(entry));
  const module = asked.module === undefined ? null : fileDigest(await readFile(moduleParts(asked.module).file));
  const digests = new Set([...bots.flatMap(digestsOf), ...(module === null ? [] : [module])]);
  return {
    id: checkRunId(run),
    module,
    chunk,
    bots,
    fingerprint: { ...versions(), rules: entry.rules, files: [...digests].sort() },
    games: gapsIn(rangeAsked(asked.games), played?.ranges ?? []),
  };
}

export type AnyQueuedTournament = HandInOptions & Omit<AnyTournament, 'workers' | 'onProgress' | 'signal' | 'chunk'>;

/** @throws (as rejections) as `tournament` */
export async function tournamentRun(asked: AnyQueuedTournament): Promise<QueuedRun> {
  const platform = await platformHere();
  const { head, table } = await tableOf(asked, platform);
  const bots: RunBot[] = [];
  for (const bot of asked.bots) bots.push(await botAsData(bot, table.entry, platform.readFile));
  const before: TournamentResult | null = asked.resume ?? null;
  return { kind: 'tournament', head, before, ...(await partOf(platform, table.entry, asked, before, bots)) };
}

export type AnyQueuedSimulation = HandInOptions & Omit<AnySimulation, 'onProgress' | 'signal' | 'chunk'>;

/** @throws (as rejections) as `simulation` */
export async function simulationRun(asked: AnyQueuedSimulation): Promise<QueuedRun> {
  const platform = await platformHere();
  const entry = await entryFor(asked.game);
  const before: SimulationResult | null = asked.resume ?? null;
  return {
    kind: 'simulation',
    head: simulationHead(await entry.load(), asked),
    before,
    ...(await partOf(platform, entry, asked, before, [])),
  };
}

/**
 * Writes the run, once: the same run again adds nothing.
 *
 * @throws GameError (as a rejection) `INVALID_SETUP` when another run has the name, `INVALID_RECORD` when what is resumed
 * belongs to something else
 */
export async function handIn({ tables, jobs, settings }: QueueContext, run: QueuedRun): Promise<string> {
  if (run.before !== null) mergeResults(run.kind, [run.before, nothingOf(run)]);
  await tables.write(run);
  const written = await tables.read(run.id);
  if (!plainEqual(JSON.parse(JSON.stringify(written)), JSON.parse(JSON.stringify(run)))) {
    throw new GameError('INVALID_SETUP', `there is another run ${run.id}`);
  }
  await jobs.makeQueue(run.id, settings.expireInSeconds);
  return run.id;
}
