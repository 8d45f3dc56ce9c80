import type { DeepReadonly } from '../../kernel/types.js';
import type { Interval } from '../interval.js';
import type { JudgementKind, Thinking } from '../search/valuation.js';

export type { JudgementKind } from '../search/valuation.js';

/** How positions are valued. */
export interface JudgeOptions {
  /** How hard it thinks: twice as much looks at twice as many positions, and plays twice as many games. Default 1. */
  readonly effort?: number | undefined;
  /** The seed of what it draws; nothing to do with a game's. Default `'judge'`. */
  readonly seed?: string | undefined;
  /** What the game's advisor worked out before, as saved by `dicewright advise --save`. */
  readonly table?: Uint8Array | undefined;
  /** Called now and then, while it thinks, with how much of that is done. */
  readonly onProgress?: Thinking | undefined;
}

/** What a position is worth. */
export interface Judgement {
  readonly kind: JudgementKind;
  /** For each player the expected share of the victory, or, alone, the expected points. */
  readonly values: readonly number[];
}

/** An action, what it is worth to the player, and what it gives away. */
export interface JudgedAction<Action> {
  readonly action: Action;
  /** The expected share of the victory; alone, the expected points. */
  readonly value: number;
  /** How much less that is than the best value, from 0. */
  readonly loss: number;
  /** The action in words. */
  readonly text: string;
  /** Where the value is sampled: its 95 % confidence interval. */
  readonly interval?: Interval | undefined;
}

/** What a player does best. */
export interface JudgeAdvice<Action> {
  readonly kind: JudgementKind;
  /** The best action. */
  readonly action: Action;
  readonly value: number;
  /** Where it was searched: how many turns were looked at to their end; 0 where there were too many ways for that. */
  readonly turns?: number | undefined;
  /** All actions that were valued, the best first. */
  readonly actions: readonly JudgedAction<Action>[];
}

/** Knows what positions are worth. It sees what a player sees, and never a seed. */
export interface Judge<View, Action> {
  /**
   * What a position is worth to all players, when everybody does their best.
   *
   * @param player - whose view it is; whoever is to act, unless given
   * @throws GameError `INVALID_STATE` for anything but a view, `INVALID_ACTION` for a player who isn't there
   */
  value(view: DeepReadonly<View>, player?: number): Judgement;
  /**
   * What a player who is to act does best.
   *
   * @param player - the first who is to act, unless given
   * @param told - of actions that come to the same only one is listed: these, without outcomes, in place of others
   * @throws GameError as {@link Judge.value}; `NOT_YOUR_TURN`, `GAME_OVER`
   */
  advise(view: DeepReadonly<View>, player?: number, told?: readonly Action[]): JudgeAdvice<Action>;
}
