import * as z from 'zod/mini';
import { GameError } from '../../kernel/errors.js';
import { plainEqual } from '../../kernel/plain.js';
import { explain, inWords, natural } from '../../kernel/schemas/schema.js';
import { areJoined, type GameRange, plainResult, runShape, sizeOf, unitedRanges } from '../runs.js';
import { type Histogram, histogramOf, type Sample, sampleOf, sampleSchema, text } from '../statistics.js';
import {
  addGames,
  type CountedGames,
  type Counts,
  noGames,
  pairIndex,
  pairsOf,
  type TournamentHead,
} from './counts.js';
import { type LucklessTallies, luckFrom, luckless, lucklessSchema, tellsOf } from './luckless.js';

const FORMAT = 'dicewright/1 tournament';

/** More bots would have more pairs than anybody reads. */
export const MOST_BOTS = 100;

/** The results of a bot's games, or of two bots' games. */
export interface TournamentTally {
  /** Of the victory: 1 for a sole winner, 1/2 for one of two winners, 0 for a loser; by game. */
  readonly shares: Sample;
  /** By game; `null` where the game has no score. */
  readonly scores: Sample | null;
  /** The same without luck; only where that was asked for. */
  readonly withoutLuck?: LucklessTallies | undefined;
}

/** The results of a bot's games. A bot with several seats in a game has the sum of their shares, and their mean score. */
export interface TournamentBotTally extends TournamentTally {
  readonly name: string;
  /** Games of this bot that were broken off; they are in nothing else. */
  readonly unfinished: number;
}

/** The results of the games that two bots played together. */
export interface TournamentPairTally extends TournamentTally {
  /** The numbers of the two. The values are the first's less the second's, by game. */
  readonly bots: readonly [one: number, other: number];
}

/** The result of a tournament, as plain JSON: counts alone, so that parts can be merged without loss. */
export interface TournamentResult {
  readonly format: typeof FORMAT;
  /** The id of the game. */
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  readonly players: number;
  /** Of the game, defaults filled in. */
  readonly options: object;
  /** Everything in game i depends on this and on i alone. */
  readonly seed: string;
  /** A game is broken off after this many actions. */
  readonly maxActions: number;
  /** Whether results without luck were asked for; left out where they weren't. */
  readonly luck?: 'removed' | undefined;
  /** The games that were played, each from a first to before a second: ascending, with gaps between them. */
  readonly ranges: readonly GameRange[];
  /** How many games that are. */
  readonly games: number;
  /** How many of them were broken off. */
  readonly unfinished: number;
  /** How many actions the games took. */
  readonly actions: Sample;
  /**
   * In the order in which they were given. The player at seat s of game i is bot (i + s) modulo their number n in the
   * first n games; each further n games seat them in another order, until everybody has met everybody in every order.
   */
  readonly bots: readonly TournamentBotTally[];
  /** Every two bots that have finished a game together. */
  readonly pairs: readonly TournamentPairTally[];
}

function tallyOf({ luck, ...counted }: Counts, isWhole: boolean): TournamentTally {
  const shares = sampleOf(counted.shares);
  const scores = counted.scores.size === 0 ? null : sampleOf(counted.scores);
  if (!luck) return { shares, scores };
  return { shares, scores, withoutLuck: luckless(luck, { shares, scores }, isWhole) };
}

/** The result in an order that depends only on what was counted. */
export function resultOf({ head, ranges, counts }: CountedGames): TournamentResult {
  const { bots: names, ...rest } = head;
  const isWhole = counts.unfinished === 0;
  return {
    format: FORMAT,
    ...rest,
    ranges,
    games: sizeOf(ranges),
    unfinished: counts.unfinished,
    actions: sampleOf(counts.actions),
    bots: counts.bots.map(({ unfinished, ...own }, bot) => ({
      name: names[bot] as string,
      unfinished,
      ...tallyOf(own, isWhole),
    })),
    pairs: pairsOf(names.length).flatMap((bots) => {
      const own = counts.pairs[pairIndex(...bots)] as Counts;
      return own.shares.size === 0 ? [] : [{ bots, ...tallyOf(own, isWhole) }];
    }),
  };
}

// Made when first needed, so that bundlers can drop it.
const schemaOf = () => {
  const tally = {
    shares: sampleSchema(),
    scores: z.nullable(sampleSchema()),
    withoutLuck: z.optional(lucklessSchema()),
  };
  return z.strictObject({
    format: z.literal(FORMAT),
    ...runShape(),
    maxActions: natural(),
    luck: z.optional(z.literal('removed')),
    bots: z
      .array(z.strictObject({ name: text(), unfinished: natural(), ...tally }))
      .check(z.minLength(1), z.maxLength(MOST_BOTS)),
    pairs: z
      .array(z.strictObject({ bots: z.tuple([natural(), natural()]), ...tally }))
      .check(z.maxLength(MOST_BOTS ** 2)),
  });
};
let schema: ReturnType<typeof schemaOf> | undefined;

function refuse(message: string): GameError {
  return new GameError('INVALID_RECORD', message);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** What was counted, as a result has it. */
function countsIn({ shares, scores, withoutLuck }: TournamentTally): Counts {
  return {
    shares: histogramOf(shares),
    scores: scoresOf(scores),
    luck: withoutLuck ? luckFrom(withoutLuck) : null,
  };
}

const scoresOf = (sample: Sample | null): Histogram => histogramOf(sample ?? { histogram: {} });

/** @throws GameError `INVALID_RECORD` for what is not shaped like a result */
function dataOf(value: unknown): z.infer<ReturnType<typeof schemaOf>> {
  schema ??= schemaOf();
  const plain = plainResult(value, 'the result of a tournament');
  const { success, data, error } = z.safeParse(schema, plain, inWords);
  if (success) return data;
  const [issue] = error.issues;
  throw refuse(`not the result of a tournament${issue ? `: ${explain(issue)}` : ''}`);
}

/**
 * The result of a tournament, from anywhere.
 *
 * @throws GameError `INVALID_RECORD` for what is none, or contradicts itself
 */
export const asResult = (value: unknown): TournamentResult => resultOf(countsOf(value));

/**
 * The counts of a result, from anywhere.
 *
 * @throws GameError `INVALID_RECORD` for what is none, or contradicts itself
 */
export function countsOf(value: unknown): CountedGames {
  const data = dataOf(value);
  const { game, rules, players, options, seed, maxActions, luck, ranges } = data;
  const head: TournamentHead = {
    game,
    rules,
    players,
    options,
    seed,
    maxActions,
    bots: data.bots.map(({ name }) => name),
    ...(luck && { luck }),
  };
  const counts = noGames(head);
  const pairs = [...counts.pairs];
  for (const { bots, ...tally } of data.pairs) pairs[pairIndex(...bots)] = countsIn(tally);
  const counted: CountedGames = {
    head,
    ranges,
    counts: {
      actions: histogramOf(data.actions),
      unfinished: data.unfinished,
      bots: data.bots.map(({ unfinished, ...tally }) => ({ unfinished, ...countsIn(tally) })),
      pairs,
    },
  };
  const isWhole =
    areJoined(ranges) &&
    pairs.length === counts.pairs.length &&
    data.actions.count === data.games &&
    data.bots.every(({ shares, scores }) => scores === null || scores.count === shares.count) &&
    [...data.bots, ...data.pairs].every((tally) => isCounted(tally, luck)) &&
    // This many bots play in each game.
    sum(data.bots.map(({ unfinished }) => unfinished)) === data.unfinished * Math.min(players, data.bots.length) &&
    sum(data.bots.map(({ shares }) => shares.count)) ===
      (data.games - data.unfinished) * Math.min(players, data.bots.length) &&
    plainEqual(resultOf(counted), data);
  if (!isWhole) throw refuse('the result of a tournament whose numbers contradict each other');
  return counted;
}

/** Whether luck is counted for all games, or for none where it isn't asked for. */
function isCounted({ shares, scores, withoutLuck }: TournamentTally, luck: TournamentHead['luck']): boolean {
  const isTold = withoutLuck !== undefined;
  return (
    isTold === (luck !== undefined) &&
    tellsOf(withoutLuck, isTold ? shares.count : 0, isTold ? (scores?.count ?? 0) : 0)
  );
}

/** The games of both. @throws GameError `INVALID_RECORD` when they belong to two tournaments, or overlap */
export function unitedGames(one: CountedGames, other: CountedGames): CountedGames {
  const united = unitedRanges(one, other);
  if ('problem' in united) throw refuse(`tournaments can't be merged: ${united.problem}`);
  const counts = noGames(one.head);
  addGames(counts, one.counts);
  addGames(counts, other.counts);
  return { head: one.head, ranges: united.ranges, counts };
}

/**
 * Puts together results of parts of one tournament: what one run over all their games would have given, in any order.
 *
 * @throws GameError `INVALID_RECORD` for anything but results, for parts of different tournaments (another game, rules,
 * options, seed, other bots), and for parts that have a game in common
 */
export function mergeTournaments(first: TournamentResult, ...others: readonly TournamentResult[]): TournamentResult {
  return resultOf(others.map(countsOf).reduce(unitedGames, countsOf(first)));
}
