import { optionsIn } from '../../kernel/plain.js';
import { type Confidence, student } from '../interval.js';
import { boundedMean, deviation, type Estimate, mean, type Sample } from '../statistics.js';
import type { WithoutLuck } from './control.js';
import type { LucklessTallies } from './luckless.js';
import { asResult, type TournamentResult, type TournamentTally } from './result.js';

/** A mean without luck. */
export interface LucklessEstimate extends Estimate {
  /** How many times narrower than the plain one its interval is; 1 where removing luck is of no use. */
  readonly factor: number;
}

/** Results without luck. */
export interface Luckless {
  readonly share: LucklessEstimate | null;
  readonly score: LucklessEstimate | null;
}

/** How a bot did. */
export interface Standing {
  readonly bot: string;
  /** Games that it finished. */
  readonly games: number;
  /** Games that it won alone. */
  readonly wins: number;
  /** Games that it won together with others. */
  readonly sharedWins: number;
  /** Games that it did not win. */
  readonly losses: number;
  /** Games that were broken off: they count for nothing. */
  readonly unfinished: number;
  /** The mean share of victory; `null` without a finished game. */
  readonly share: Estimate | null;
  /** The mean score; `null` without one. */
  readonly score: Estimate | null;
  /** The same without luck; only of a tournament that removes it. */
  readonly withoutLuck?: Luckless | undefined;
}

/** How two bots did in the games that they played together. */
export interface Comparison {
  readonly bots: readonly [one: string, other: string];
  /** Games that they finished together. */
  readonly games: number;
  /** How much larger the share of victory of the first is, on average, from -1 to 1. */
  readonly share: Estimate | null;
  /** How much higher its score is, on average; `null` where the game has none. */
  readonly score: Estimate | null;
  /** The same without luck; only of a tournament that removes it. */
  readonly withoutLuck?: Luckless | undefined;
}

/** What a tournament shows about its bots. */
export interface Standings {
  readonly confidence: Confidence;
  /** The best first: by mean share of victory, then by mean score. */
  readonly bots: readonly Standing[];
  readonly comparisons: readonly Comparison[];
}

const scoreOf = (scores: Sample | null, confidence: Confidence): Estimate | null =>
  scores === null ? null : mean(scores, confidence);

/** As of more games, by how much narrower the interval is: values from `least` to `most`. */
function lucklessShare(
  { mean: value, factor }: WithoutLuck,
  { count }: Pick<Sample, 'count'>,
  [least, most]: readonly [number, number],
  confidence: Confidence,
): LucklessEstimate | null {
  if (value === null) return null;
  const games = count * factor ** 2;
  const estimate = boundedMean({ count: games, sum: value * games }, least, most, confidence);
  if (!estimate) return null;
  // An unbiased estimate can be a little out of range.
  return { value, low: Math.min(value, estimate.low), high: Math.max(value, estimate.high), factor };
}

function lucklessScore({ mean: value, factor }: WithoutLuck, scores: Sample, confidence: Confidence) {
  if (value === null) return null;
  return { value, ...student(value, deviation(scores) / factor, scores.count, confidence), factor };
}

/** Estimates of results without luck. @param bounds - of shares */
export function lucklessEstimates(
  tallies: LucklessTallies,
  { shares, scores }: { readonly shares: Pick<Sample, 'count'>; readonly scores: Sample | null },
  bounds: readonly [number, number],
  confidence: Confidence = 0.95,
): Luckless {
  const score = scores && tallies.scores && lucklessScore(tallies.scores, scores, confidence);
  return { share: lucklessShare(tallies.shares, shares, bounds, confidence), score };
}

/** Nothing for a tournament that keeps luck. */
const lucklessOf = (
  tally: TournamentTally,
  bounds: readonly [number, number],
  confidence: Confidence,
): { withoutLuck?: Luckless } =>
  tally.withoutLuck ? { withoutLuck: lucklessEstimates(tally.withoutLuck, tally, bounds, confidence) } : {};

/**
 * How good each bot is, with confidence intervals.
 *
 * A game is one observation, even for a bot with several seats. Shares of victory, and differences between them, have Wilson's
 * score interval with the mean share for the proportion: it is never empty, and wider than necessary where many share
 * a victory. Scores have Student's. Differences are taken game by game, so that dice which favour both don't blur
 * them. Each interval speaks for itself, not for all at once. Without luck the intervals are those of as many times
 * more games as the values vary less.
 *
 * @param given - from anywhere
 * @throws RangeError for another confidence than those listed
 * @throws GameError `INVALID_RECORD` for anything but a tournament's result
 */
export function standings(
  given: TournamentResult,
  input?: { readonly confidence?: Confidence | undefined },
): Standings {
  const { confidence = 0.95 } = optionsIn(input, 'standings');
  const result = asResult(given);
  const bots = result.bots.map((tally): Standing => {
    const { name, unfinished, shares, scores } = tally;
    const wins = shares.histogram['1'] ?? 0;
    const losses = shares.histogram['0'] ?? 0;
    return {
      bot: name,
      games: shares.count,
      wins,
      sharedWins: shares.count - wins - losses,
      losses,
      unfinished,
      share: boundedMean(shares, 0, 1, confidence),
      score: scoreOf(scores, confidence),
      ...lucklessOf(tally, [0, 1], confidence),
    };
  });
  const better = (one: Estimate | null, other: Estimate | null): number => (other?.value ?? 0) - (one?.value ?? 0);
  const names = result.bots.map(({ name }) => name);
  return {
    confidence,
    bots: bots.sort((one, other) => better(one.share, other.share) || better(one.score, other.score)),
    comparisons: result.pairs.map((tally) => ({
      bots: tally.bots.map((bot) => names[bot] as string) as [string, string],
      games: tally.shares.count,
      share: boundedMean(tally.shares, -1, 1, confidence),
      score: scoreOf(tally.scores, confidence),
      ...lucklessOf(tally, [-1, 1], confidence),
    })),
  };
}
