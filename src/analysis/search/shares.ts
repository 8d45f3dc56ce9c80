import type { ErasedWorth, Rules } from '../../kernel/definition.js';
import type { GameResult } from '../../kernel/types.js';
import type { Position, Trial } from '../bots/trial.js';
import type { State } from '../worlds.js';

// What the end of a game is worth, and what a position that nobody looks beyond is worth: the same for all thinkers.

/** What a position is worth to every player: a share of the victory; alone, the points. */
export type Shares = readonly number[];

/** What an end of the game is worth to a player; more is better. */
export type Reward = (result: GameResult, player: number) => number;

/** What a position is worth to a player with this view; more is better. */
export type Value = (view: State, player: number) => number;

/** Values positions for all players: those that are over by their end, others without looking any further. */
export type Leaf = (position: Position, result: GameResult | null) => Shares;

/** What is played for. */
export interface Goal {
  /** Default: a share of the victory; alone, the points. */
  readonly reward?: Reward | undefined;
  /** Of positions that are not over, in the unit of the reward. */
  readonly value?: Value | undefined;
  /** Of positions that are not over, as shares of a victory; for a lone player it says all. Default: what the game declares. */
  readonly worth?: ErasedWorth | undefined;
}

/** What the game itself says is worth heading for, if it does. */
export const declaredWorth = ({ definition }: Pick<Rules, 'definition'>): ErasedWorth | undefined =>
  definition.purpose?.worth;

/** What the end of a game is worth to each player; `null`, for a game without an end, is a tie. */
export function sharesAt(result: GameResult | null, players: number): number[] {
  if (result === null) return new Array<number>(players).fill(players > 1 ? 1 / players : 0);
  const { winners, scores } = result;
  if (players === 1) return [scores?.[0] ?? winners.length];
  return Array.from({ length: players }, (_, player) => (winners.includes(player) ? 1 / winners.length : 0));
}

function totalOf(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** What a player plays for: nobody winning is better than someone else winning. Alone, all there is. */
export function gainOf(shares: Shares, player: number): number {
  const own = shares[player] as number;
  return shares.length === 1 ? own : own - totalOf(shares) / shares.length;
}

/** Shares of the victory by what the position is worth to each: all the same, if it is worth the same to all. */
function sharesBy(worths: readonly number[]): number[] {
  const total = totalOf(worths);
  return worths.map((own) => (1 + own - (total - own) / (worths.length - 1)) / worths.length);
}

/** Whether positions that are not over can be told apart. A worth says nothing in the unit of a given reward. */
export const isJudged = (trial: Trial, { reward, value, worth = declaredWorth(trial) }: Goal): boolean =>
  value !== undefined || (reward === undefined && worth !== undefined);

/** Values positions by what is played for. */
export function leafBy(trial: Trial, goal: Goal): Leaf {
  const { reward, value, worth = declaredWorth(trial) } = goal;
  const judge = isJudged(trial, goal) ? (value ?? (worth as Value)) : undefined;
  return (position, result) => {
    const { players } = position;
    // A lone player plays for what the worth says, to the end: points have another unit.
    if (!judge || (result && (value || players > 1))) {
      if (!reward) return sharesAt(result, players);
      const end = result ?? {
        winners: players > 1 ? Array.from({ length: players }, (_, i) => i) : [],
        scores: null,
        reason: '',
      };
      return trial.ask(position, () => Array.from({ length: players }, (_, player) => reward(end, player)));
    }
    const worths = Array.from({ length: players }, (_, player) => {
      const view = trial.seenBy(position, player);
      return trial.ask(view, () => judge(view as State, player));
    });
    return value || players === 1 ? worths : sharesBy(worths);
  };
}
