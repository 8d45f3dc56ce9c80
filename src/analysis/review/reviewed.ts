import type { GameError } from '../../kernel/errors.js';
import type { AnyAction } from '../../kernel/types.js';
import type { JudgementKind } from '../search/valuation.js';
import type { ReviewMark } from './marks.js';

/** An action with what is better. */
export interface BetterAction<Action> {
  readonly action: Action;
  /** In words. */
  readonly text: string;
  readonly value: number;
}

/** What one action, and the dice after it, changed. */
export interface ReviewStep<Action = AnyAction> {
  /** 0-based index of the action in the record. */
  readonly index: number;
  readonly player: number;
  /** How the values are known. */
  readonly kind: JudgementKind;
  /** The action in one sentence, as `replay` gives it. */
  readonly text: string;
  /** What the position after it is worth to each player, by what they know: a share of the victory; alone, points. */
  readonly values: readonly number[];
  /** What its dice brought each player: over all that could have come the mean is 0. */
  readonly luck: readonly number[];
  /** The best action of the player, `null` where there was no choice. */
  readonly best: BetterAction<Action> | null;
  /** What the player gave away, from 0. */
  readonly loss: number;
  readonly mark: ReviewMark | null;
}

/** What moved the value of a game for a player, and how often they chose. */
export interface Sum {
  readonly luck: number;
  /** At most 0. */
  readonly skill: number;
  readonly others: number;
  readonly drift: number;
  /** Actions where there was a choice. */
  readonly decisions: number;
  readonly mistakes: number;
  readonly blunders: number;
}

/** How a player did: `final - initial = luck + skill + others + drift`. */
export interface ReviewedPlayer extends Sum {
  readonly player: number;
  readonly initial: number;
  readonly final: number;
  /** The result without luck. */
  readonly adjusted: number;
}

/** What the dice did in a game, and what the players did. */
export interface Review<Action = AnyAction> {
  /** How all of it is known: as in the least certain of its steps. */
  readonly kind: JudgementKind;
  /** What the first position is worth to each player. */
  readonly initial: readonly number[];
  /** What the last position that was reviewed is worth. */
  readonly final: readonly number[];
  readonly steps: readonly ReviewStep<Action>[];
  readonly players: readonly ReviewedPlayer[];
  /** What a whole victory is in the unit of the values: 1; alone, how far points spread, 0 where that isn't known. */
  readonly spread: number;
  /** Whether all of the record was reviewed. */
  readonly isComplete: boolean;
  /** Why the record holds no further than this; `null` where it holds. */
  readonly problem: GameError | null;
}
