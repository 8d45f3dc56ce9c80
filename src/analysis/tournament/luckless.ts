import * as z from 'zod/mini';
import type { Sample } from '../statistics.js';
import {
  addControl,
  type Control,
  control,
  controlFrom,
  controlSchema,
  noControl,
  type PlainControl,
  plainControl,
  type WithoutLuck,
  withoutLuck,
} from './control.js';

/** Values without the luck in them. */
export interface LucklessTally extends WithoutLuck {
  /** Sums over the games in several parts, in units of 2^-20 and its square: the rest is computed from them. */
  readonly sums: PlainControl;
}

/** Results without luck. Where games were broken off nothing is removed: their luck is not part of any result. */
export interface LucklessTallies {
  readonly shares: LucklessTally;
  /** `null` where the game has no score. */
  readonly scores: LucklessTally | null;
}

/** Shares of the victory and scores, with the luck in them. */
export interface LuckCounts {
  readonly shares: Control;
  readonly scores: Control;
}

export const noLuck = (): LuckCounts => ({ shares: noControl(), scores: noControl() });

/** Adds a game's. @param round - games of a round go together */
export function countLuck(counts: LuckCounts, round: number, share: number, score: number | null, luck: number): void {
  control(counts.shares, round, share, luck);
  if (score !== null) control(counts.scores, round, score, luck);
}

export function addLuck(counts: LuckCounts, others: LuckCounts): void {
  addControl(counts.shares, others.shares);
  addControl(counts.scores, others.scores);
}

type Mean = Pick<Sample, 'count' | 'sum'>;

const lucklessOf = (sums: Control, sample: Mean, isWhole: boolean): LucklessTally => ({
  ...withoutLuck(isWhole ? sums : noControl(), sample),
  sums: plainControl(sums),
});

/** @param isWhole - whether no game was broken off */
export const luckless = (
  luck: LuckCounts,
  { shares, scores }: { readonly shares: Mean; readonly scores: Mean | null },
  isWhole: boolean,
): LucklessTallies => ({
  shares: lucklessOf(luck.shares, shares, isWhole),
  scores: scores && lucklessOf(luck.scores, scores, isWhole),
});

export const lucklessSchema = () => {
  const tally = () => z.strictObject({ mean: z.nullable(z.number()), factor: z.number(), sums: controlSchema() });
  return z.strictObject({ shares: tally(), scores: z.nullable(tally()) });
};

export const luckFrom = ({ shares, scores }: LucklessTallies): LuckCounts => ({
  shares: controlFrom(shares.sums),
  scores: scores ? controlFrom(scores.sums) : noControl(),
});

const gamesIn = (tally: LucklessTally | null | undefined): number =>
  (tally?.sums ?? []).reduce((sum, { games }) => sum + games, 0);

/** Whether luck is counted for this many games, and this many with scores. */
export const tellsOf = (tallies: LucklessTallies | undefined, shares: number, scores: number): boolean =>
  gamesIn(tallies?.shares) === shares && gamesIn(tallies?.scores) === scores;
