import * as z from 'zod/mini';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { explain, inWords, natural } from '../../kernel/schemas/schema.js';
import type { GameResult } from '../../kernel/types.js';
import { areJoined, type GameRange, plainResult, runShape, sizeOf, unitedRanges } from '../runs.js';
import {
  addAll,
  count,
  type Histogram,
  histogramOf,
  type Sample,
  sampleOf,
  sampleSchema,
  times,
} from '../statistics.js';
import {
  addLuck,
  countLuck,
  type LuckCounts,
  type LucklessTallies,
  luckFrom,
  luckless,
  lucklessSchema,
  noLuck,
  tellsOf,
} from '../tournament/luckless.js';

const FORMAT = 'dicewright-simulation/1';

/** What was simulated. Only parts of the same simulation can be merged. */
export interface SimulationHead {
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly players: number;
  /** Of the game, defaults filled in. */
  readonly options: object;
  /** Game i is played with the seed `<seed>/<i>`. */
  readonly seed: string;
  /** Whether results without luck were asked for; left out where they weren't. */
  readonly luck?: 'removed' | undefined;
}

/** What the games gave, as counted. */
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
  /** The luck of each seat; `null` where it isn't asked for. */
  readonly luck: readonly LuckCounts[] | null;
}

/** The result of a simulation, as plain JSON: counts, and what follows from them, so that parts can be merged without loss. */
export interface SimulationResult extends SimulationHead {
  readonly format: typeof FORMAT;
  /** The games that were played, each from a first to before a second: ascending, with gaps between them. */
  readonly ranges: readonly GameRange[];
  /** How many games that are. */
  readonly games: number;
  /** Games that were broken off because they took too many actions. */
  readonly unfinished: number;
  /** How many actions the games took. */
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
  /** Each seat's results without luck; only where that was asked for. */
  readonly withoutLuck?: readonly LucklessTallies[] | undefined;
}

export function emptySimulation(head: SimulationHead, ranges: readonly GameRange[]): Simulation {
  const bySeat = <Count>(none: () => Count): Count[] => Array.from({ length: head.players }, none);
  const scores = bySeat((): Histogram => new Map());
  return { head, ranges, actions: new Map(), winners: new Map(), scores, luck: head.luck ? bySeat(noLuck) : null };
}

const shareIn = (winners: readonly number[], seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);

/** A game that was played. */
export interface Simulated {
  /** Its number. */
  readonly index: number;
  /** How many actions it took. */
  readonly length: number;
  readonly result: GameResult | null;
  /** The luck in it for each seat, where that is asked for, and known. */
  readonly luck: readonly number[] | null;
}

/** Counts a game. */
export function addGame(counts: Simulation, { index, length, result, luck }: Simulated): void {
  count(counts.actions, length);
  if (!result) return;
  count(counts.winners, result.winners.join('+'));
  for (const [seat, scores] of counts.scores.entries()) {
    const score = result.scores?.[seat] ?? null;
    if (score !== null) count(scores, score);
    const own = counts.luck?.[seat];
    if (own) countLuck(own, index, shareIn(result.winners, seat), score, luck?.[seat] ?? 0);
  }
}

const seatsOf = (winners: string): number[] => (winners === '' ? [] : winners.split('+').map(Number));

/** The result in an order that depends only on what was counted. */
export function resultOf({ head, ranges, actions, winners, scores, luck }: Simulation): SimulationResult {
  const entries = [...winners].sort(([a], [b]) => (a < b ? -1 : 1));
  const among = (holds: (seats: number[]) => boolean): number =>
    entries.reduce((sum, [key, times]) => sum + (holds(seatsOf(key)) ? times : 0), 0);
  const games = sizeOf(ranges);
  const finished = among(() => true);
  const samples = scores.every(({ size }) => size === 0) ? null : scores.map(sampleOf);
  const lucklessAt = (own: LuckCounts, seat: number): LucklessTallies => {
    const victory = entries.reduce((sum, [key, times]) => sum + times * shareIn(seatsOf(key), seat), 0);
    const shares = { count: finished, sum: victory };
    return luckless(own, { shares, scores: samples?.[seat] ?? null }, finished === games);
  };
  return {
    format: FORMAT,
    ...head,
    ranges,
    games,
    unfinished: games - finished,
    actions: sampleOf(actions),
    wins: scores.map((_, seat) => among((seats) => seats.includes(seat))),
    ties: among(({ length }) => length > 1),
    lost: among(({ length }) => length === 0),
    winners: Object.fromEntries(entries),
    scores: samples,
    ...(luck && { withoutLuck: luck.map(lucklessAt) }),
  };
}

const refuse = (message: string): GameError => new GameError('INVALID_RECORD', message);

/** The games of both. @throws GameError `INVALID_RECORD` when they belong to two simulations, or overlap */
export function unitedSimulations(one: Simulation, other: Simulation): Simulation {
  const united = unitedRanges(one, other);
  if ('problem' in united) throw refuse(`it can't be merged: ${united.problem}`);
  const simulation = emptySimulation(one.head, united.ranges);
  for (const part of [one, other]) addSimulation(simulation, part);
  return simulation;
}

/** Adds what was counted in other games. */
export function addSimulation(simulation: Simulation, others: Simulation): void {
  addAll(simulation.actions, others.actions);
  addAll(simulation.winners, others.winners);
  for (const [seat, scores] of others.scores.entries()) addAll(simulation.scores[seat] as Histogram, scores);
  for (const [seat, luck] of (others.luck ?? []).entries()) addLuck(simulation.luck?.[seat] as LuckCounts, luck);
}

// Made when first needed, so that bundlers can drop it.
const schemaOf = () =>
  z.strictObject({
    format: z.literal(FORMAT),
    ...runShape(),
    wins: z.array(natural()).check(z.maxLength(100)),
    ties: natural(),
    lost: natural(),
    winners: z.record(z.string().check(z.regex(/^(\d{1,2}(\+\d{1,2}){0,99})?$/)), times()),
    scores: z.nullable(z.array(sampleSchema()).check(z.maxLength(100))),
    luck: z.optional(z.literal('removed')),
    withoutLuck: z.optional(z.array(lucklessSchema()).check(z.maxLength(100))),
  });

let schema: ReturnType<typeof schemaOf> | undefined;

/**
 * The counts of a result from anywhere.
 *
 * @throws GameError `INVALID_RECORD` for anything else, or one that contradicts itself
 */
export function simulationFrom(value: unknown): Simulation {
  schema ??= schemaOf();
  const plain = plainResult(value, 'the result of a simulation');
  const { success, data, error } = z.safeParse(schema, plain, inWords);
  if (!success) {
    const [issue] = error.issues;
    throw refuse(`not the result of a simulation${issue ? `: ${explain(issue)}` : ''}`);
  }
  const { game, rules, players, options, seed, luck } = data;
  const simulation: Simulation = {
    head: { game, rules, players, options, seed, ...(luck && { luck }) },
    ranges: data.ranges,
    actions: histogramOf(data.actions),
    winners: new Map(Object.entries(data.winners)),
    scores: Array.from({ length: players }, (_, seat) => histogramOf(data.scores?.[seat] ?? { histogram: {} })),
    luck: data.withoutLuck?.map(luckFrom) ?? null,
  };
  const { games, unfinished, withoutLuck } = data;
  const tells = (tallies: LucklessTallies, seat: number): boolean =>
    tellsOf(tallies, games - unfinished, data.scores?.[seat]?.count ?? 0);
  const isWhole =
    areJoined(data.ranges) &&
    data.actions.count === games &&
    unfinished >= 0 &&
    (withoutLuck?.length ?? 0) === (luck ? players : 0) &&
    (withoutLuck ?? []).every(tells) &&
    plainEqual(resultOf(simulation), data);
  if (!isWhole) throw refuse('the result of a simulation whose numbers contradict each other');
  return simulation;
}

/**
 * Puts together results of parts of one simulation: what one run over all their games would have given, in any order.
 *
 * @throws GameError `INVALID_RECORD` for anything but results, for parts of different simulations (another game, rules,
 * players, options, seed), and for parts that have a game in common
 * @example
 * ```ts
 * import { mergeSimulations, simulation } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const first = await simulation({ game: kiriki, games: [0, 4], seed: 'one' });
 * const second = await simulation({ game: kiriki, games: [4, 10], seed: 'one' });
 * console.log(mergeSimulations(second, first).ranges); // → [ [ 0, 10 ] ]
 * ```
 */
export function mergeSimulations(first: SimulationResult, ...others: readonly SimulationResult[]): SimulationResult {
  return resultOf(others.map(simulationFrom).reduce(unitedSimulations, simulationFrom(first)));
}
