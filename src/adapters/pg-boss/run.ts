import * as z from 'zod/mini';
import type { GameRange } from '../../analysis/runs.js';
import {
  emptySimulation,
  mergeSimulations,
  type SimulationHead,
  type SimulationResult,
  resultOf as simulationOf,
} from '../../analysis/simulation/result.js';
import { noGames, type TournamentHead } from '../../analysis/tournament/counts.js';
import { mergeTournaments, type TournamentResult, resultOf as tournamentOf } from '../../analysis/tournament/result.js';
import { createSeed } from '../../kernel/dice/seed.js';
import { GameError } from '../../kernel/errors.js';
import { oneLine } from '../../kernel/plain.js';
import type { Fingerprint } from './fingerprint.js';

/** The result of a run. */
export type RunResult = TournamentResult | SimulationResult;

export type RunBot =
  | {
      /** The name, with parameters. */
      readonly text: string;
      /** Parameter → the SHA-256 of its file. */
      readonly files: Readonly<Record<string, string>>;
    }
  | {
      readonly module: string;
      readonly export: string;
      readonly name: string;
    };

interface RunPart {
  readonly id: string;
  readonly fingerprint: Fingerprint;
  /** The SHA-256 of the module of the game; `null` for one of the catalogue. */
  readonly module: string | null;
  /** What is to be played: ascending, with gaps between them. */
  readonly games: readonly GameRange[];
  /** Games per range, unless they are found out by timing. */
  readonly chunk: number | null;
}

/** A run as it was handed in. */
export type QueuedRun = RunPart &
  (
    | {
        readonly kind: 'tournament';
        readonly head: TournamentHead;
        readonly bots: readonly RunBot[];
        /** What was played before. */
        readonly before: TournamentResult | null;
      }
    | {
        readonly kind: 'simulation';
        readonly head: SimulationHead;
        readonly bots: readonly RunBot[];
        readonly before: SimulationResult | null;
      }
  );

const text = () => z.string().check(z.maxLength(20_000));
const digest = () => z.string().check(z.regex(/^[\da-f]{64}$/));
const natural = () => z.int().check(z.minimum(0));

// What is in the database may come from anybody who may write there.
const runSchema = () => {
  const part = {
    id: text(),
    fingerprint: z.strictObject({ dicewright: text(), node: natural(), rules: natural(), files: z.array(digest()) }),
    module: z.nullable(digest()),
    games: z.array(z.tuple([natural(), natural()])),
    chunk: z.nullable(natural()),
    bots: z.array(
      z.union([
        z.strictObject({ text: text(), files: z.record(text(), digest()) }),
        z.strictObject({ module: digest(), export: text(), name: text() }),
      ]),
    ),
    // Merging looks at it.
    before: z.unknown(),
  };
  const head = {
    game: text(),
    rules: natural(),
    players: natural(),
    options: z.looseObject({}),
    seed: text(),
    luck: z.optional(z.literal('removed')),
  };
  return z.discriminatedUnion('kind', [
    z.strictObject({
      ...part,
      kind: z.literal('tournament'),
      head: z.strictObject({
        ...head,
        bots: z.array(text()),
        maxActions: natural(),
      }),
    }),
    z.strictObject({ ...part, kind: z.literal('simulation'), head: z.strictObject(head) }),
  ]);
};
let schema: ReturnType<typeof runSchema> | undefined;

/** A run as a row has it. @throws GameError `INVALID_RECORD` for anything else */
export function runFrom(row: unknown): QueuedRun {
  schema ??= runSchema();
  const { success, data, error } = z.safeParse(schema, row);
  if (success) return data as QueuedRun;
  const [issue] = error.issues;
  throw new GameError('INVALID_RECORD', `no run of this library: ${issue?.path.join('.')}: ${issue?.message}`);
}

export const newRunId = (): string => createSeed().slice(0, 12);

/** @throws GameError `INVALID_SETUP` for what can't be the name of a run */
export function checkRunId(id: unknown): string {
  if (typeof id === 'string' && /^[\da-z][\da-z-]{0,39}$/.test(id)) return id;
  const got = typeof id === 'string' ? `, got ${oneLine(id).slice(0, 80)}` : '';
  throw new GameError('INVALID_SETUP', `a run is named by 1 to 40 small letters, digits and hyphens${got}`);
}

/** The results of parts of the run together. @throws GameError `INVALID_RECORD` */
export const mergeResults = (
  kind: QueuedRun['kind'],
  [first, ...others]: readonly [unknown, ...unknown[]],
): RunResult =>
  kind === 'tournament'
    ? mergeTournaments(first as TournamentResult, ...(others as TournamentResult[]))
    : mergeSimulations(first as SimulationResult, ...(others as SimulationResult[]));

export const nothingOf = (run: QueuedRun): RunResult =>
  run.kind === 'tournament'
    ? tournamentOf({ head: run.head, ranges: [], counts: noGames(run.head) })
    : simulationOf(emptySimulation(run.head, []));
