import * as z from 'zod/mini';
import { areJoined, type GameRange, plainResult, runShape, sizeOf, unitedRanges } from '../analysis/runs.js';
import {
  addAll,
  count,
  type Histogram,
  histogramOf,
  type Sample,
  sampleOf,
  sampleSchema,
  times,
} from '../analysis/statistics.js';
import { type Json, plainEqual } from '../kernel/plain.js';
import { explain, natural } from '../kernel/schema.js';
import type { GameOutcome } from '../kernel/types.js';

const FORMAT = 'dicewright-simulation/1';

/** What was simulated. Only parts of the same one can be merged. */
export interface SimulationHead {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  /** With the defaults filled in. */
  readonly options: object;
  /** Game i is played with the seed `<seed>/<i>`. */
  readonly seed: string;
}

/** What came of the games, as it is counted. */
export interface Simulation {
  readonly head: SimulationHead;
  /** The games that were played: ascending, with gaps between them. */
  readonly ranges: readonly GameRange[];
  /** How many actions the games took. */
  readonly actions: Histogram;
  /** Who won: the winners of a game joined by `+` → how often. */
  readonly winners: Map<string, number>;
  /** The scores of each seat. */
  readonly scores: readonly Histogram[];
}

/** What `--json` prints: everything that is counted, and what follows from it. */
export interface SimulationResult extends SimulationHead {
  readonly format: typeof FORMAT;
  readonly ranges: readonly GameRange[];
  readonly games: number;
  /** Games that were broken off because they took too many actions. */
  readonly unfinished: number;
  readonly actions: Sample;
  /** How often each seat was among the winners. */
  readonly wins: readonly number[];
  /** Games with several winners: ties, and sides that win together. */
  readonly ties: number;
  /** Games that nobody won. */
  readonly lost: number;
  /** Who won together, by seats joined by `+`, `""` for nobody → how often. */
  readonly winners: Readonly<Record<string, number>>;
  /** The scores of each seat; `null` where the game has none. */
  readonly scores: readonly Sample[] | null;
}

export function emptySimulation(head: SimulationHead, ranges: readonly GameRange[]): Simulation {
  const scores = Array.from({ length: head.players }, () => new Map<number, number>());
  return { head, ranges, actions: new Map(), winners: new Map(), scores };
}

/** Counts a game. */
export function addGame({ actions, winners, scores }: Simulation, length: number, outcome: GameOutcome | null): void {
  count(actions, length);
  if (!outcome) return;
  count(winners, outcome.winners.join('+'));
  for (const [seat, score] of (outcome.scores ?? []).entries()) {
    const histogram = scores[seat];
    if (histogram) count(histogram, score);
  }
}

const seatsOf = (winners: string): number[] => (winners === '' ? [] : winners.split('+').map(Number));

/** The result in an order that depends on nothing but what was counted. */
export function resultOf({ head, ranges, actions, winners, scores }: Simulation): SimulationResult {
  const entries = [...winners].sort(([a], [b]) => (a < b ? -1 : 1));
  const among = (holds: (seats: number[]) => boolean): number =>
    entries.reduce((sum, [key, times]) => sum + (holds(seatsOf(key)) ? times : 0), 0);
  const games = sizeOf(ranges);
  return {
    format: FORMAT,
    ...head,
    ranges,
    games,
    unfinished: games - among(() => true),
    actions: sampleOf(actions),
    wins: scores.map((_, seat) => among((seats) => seats.includes(seat))),
    ties: among(({ length }) => length > 1),
    lost: among(({ length }) => length === 0),
    winners: Object.fromEntries(entries),
    scores: scores.every(({ size }) => size === 0) ? null : scores.map(sampleOf),
  };
}

/** A merger of results, or why they can't be merged. */
export type Merged = { readonly simulation: Simulation } | { readonly problem: string };

/** What one run over all the games of both would have given. */
export function merge(one: Simulation, other: Simulation): Merged {
  const united = unitedRanges(one, other);
  if ('problem' in united) return united;
  const simulation = emptySimulation(one.head, united.ranges);
  for (const part of [one, other]) {
    addAll(simulation.actions, part.actions);
    addAll(simulation.winners, part.winners);
    for (const [seat, scores] of part.scores.entries()) addAll(simulation.scores[seat] as Histogram, scores);
  }
  return { simulation };
}

const schema = z.strictObject({
  format: z.literal(FORMAT),
  ...runShape(),
  wins: z.array(natural()).check(z.maxLength(100)),
  ties: natural(),
  lost: natural(),
  winners: z.record(z.string().check(z.regex(/^(\d{1,2}(\+\d{1,2}){0,99})?$/)), times()),
  scores: z.nullable(z.array(sampleSchema()).check(z.maxLength(100))),
});

/** The counts of a result that was written as JSON, from anywhere; or why it is none. */
export function parseResult(value: unknown): Merged {
  let plain: Json;
  try {
    plain = plainResult(value, 'the result');
  } catch (error) {
    return { problem: `not a result of simulate --json: ${(error as Error).message}` };
  }
  const { success, data, error } = z.safeParse(schema, plain);
  if (!success) {
    const [issue] = error.issues;
    return { problem: `not a result of simulate --json${issue ? `: ${explain(issue, plain)}` : ''}` };
  }
  const { game, rules, players, options, seed } = data;
  const simulation: Simulation = {
    head: { game, rules, players, options, seed },
    ranges: data.ranges,
    actions: histogramOf(data.actions),
    winners: new Map(Object.entries(data.winners)),
    scores: Array.from({ length: players }, (_, seat) => histogramOf(data.scores?.[seat] ?? { histogram: {} })),
  };
  const { games, unfinished } = data;
  const isWhole =
    areJoined(data.ranges) && data.actions.count === games && unfinished >= 0 && plainEqual(resultOf(simulation), data);
  return isWhole ? { simulation } : { problem: 'a result of simulate whose numbers contradict each other' };
}
