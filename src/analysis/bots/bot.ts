import type { RandomGenerator } from '../../kernel/dice/random.js';
import type { DeepReadonly } from '../../kernel/types.js';
import type { JudgementKind } from '../search/valuation.js';

/**
 * A bot: a pure function from what the player sees, and a generator of their own, to their action. It fits `choose` of
 * `playout`. It never has a seed, or anything of a state that their view does not show: the same view and the same numbers
 * give the same action, whatever is hidden and whatever the dice will show.
 *
 * @throws `GameError` `NOT_YOUR_TURN` or `GAME_OVER` when the player is not to act
 */
export type Bot<Action, View> = (view: DeepReadonly<View>, player: number, rng: RandomGenerator) => Action;

/** An action as a bot values it. */
export interface ExplainedAction<Action> {
  readonly action: Action;
  /** What it is worth to the player, in the bot's own unit: usually a share of the victory; alone, points. */
  readonly value: number;
  /** How much less that is than the value of the action taken, from 0. */
  readonly loss: number;
}

/** Why a bot does what it does. */
export interface Explanation<Action> {
  readonly kind: JudgementKind;
  /** All actions that it has an opinion on: the one that it takes, then the best first. */
  readonly actions: readonly ExplainedAction<Action>[];
}

/** A bot that can say what it thinks of all actions. */
export interface ThinkingBot<Action, View> extends Bot<Action, View> {
  /** What it takes for this view with these numbers, and what it thinks of the others. @throws as the bot */
  explain(view: DeepReadonly<View>, player: number, rng: RandomGenerator): Explanation<Action>;
}
