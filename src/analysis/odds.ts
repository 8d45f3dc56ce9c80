/**
 * What a random action leads to: exact odds where everything that can happen can be listed, else an estimate that says
 * how sure it is.
 *
 * @module
 */

import type { GivenGame } from '../entry/entry.js';
import { gameAtHand } from '../entry/given-game.js';
import { createRng } from '../kernel/dice/random.js';
import { GameError } from '../kernel/errors.js';
import { optionsIn } from '../kernel/plain.js';
import type { AnyAction, DeepReadonly } from '../kernel/types.js';
import { type Foreseen, listed, type Question, sampled } from './foresee.js';
import { type Confidence, type Interval, wilson } from './interval.js';
import type { WeightedValue } from './tally.js';
import { countOf, type State, sightOf } from './worlds.js';

export type { Confidence, Interval } from './interval.js';
export type { WeightedValue } from './tally.js';

/** How far to look, and how hard; all of it has defaults. */
export interface OddsOptions<Action, View> {
  /**
   * What is played after the action, until it is nobody's turn or `null` comes: the player's action, from what they see, or
   * `null` when they wait. Where several may act, the lowest who does not wait goes first. Must give the same for the same
   * view. Without it nothing follows.
   */
  readonly policy?: ((view: DeepReadonly<View>, player: number) => Action | null) | undefined;
  /** How many actions follow at most; then the state counts as it is. Default 100. */
  readonly steps?: number | undefined;
  /** How many states are listed at most; what needs more is sampled. 0: sample always. Default 50,000. */
  readonly limit?: number | undefined;
  /** How many games are tried where not all can be listed. Default 10,000. */
  readonly samples?: number | undefined;
  /** Seed of the trials, nothing to do with that of a game. Default `'odds'`. */
  readonly seed?: string | undefined;
  /** How sure the interval of a sampled probability is to hold the true one. Default 0.95. */
  readonly confidence?: Confidence | undefined;
}

/** The probability of an event: `favourable / total` when it is exact. */
export type Odds =
  | {
      readonly kind: 'exact';
      /** Integer weights; `total` is a safe integer. */
      readonly favourable: number;
      readonly total: number;
    }
  | {
      readonly kind: 'sampled';
      /** In how many of the trials it happened. */
      readonly favourable: number;
      readonly samples: number;
      /** The Wilson interval. */
      readonly interval: Interval;
      readonly confidence: Confidence;
    };

/** How a number is distributed; the values ascend. */
export type Distribution =
  | {
      readonly kind: 'exact';
      /** Each value that is possible, and its weight. */
      readonly values: readonly WeightedValue[];
      /** The sum of the weights, a safe integer. */
      readonly total: number;
      readonly mean: number;
    }
  | {
      readonly kind: 'sampled';
      /** Each value that came: its weight is how often, the interval its probability's (Wilson). */
      readonly values: readonly (WeightedValue & { readonly interval: Interval })[];
      readonly samples: number;
      readonly confidence: Confidence;
      readonly mean: number;
      /** Of the mean: how far off it typically is. */
      readonly standardError: number;
    };

function meanOf({ total, values }: Foreseen): number {
  return values.reduce((sum, { value, weight }) => sum + value * weight, 0) / total;
}

function standardErrorOf(foreseen: Foreseen): number {
  const { total, values } = foreseen;
  const mean = meanOf(foreseen);
  const squares = values.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** 2, 0);
  return total > 1 ? Math.sqrt(squares / (total - 1) / total) : Number.POSITIVE_INFINITY;
}

/** @throws GameError `INVALID_SETUP` */
function checkFunction(given: unknown): void {
  if (typeof given !== 'function') throw new GameError('INVALID_SETUP', 'odds: expected a function of the position');
}

/**
 * The distribution of a number of the state that a random action leads to, or that a policy leads to after it.
 *
 * What is hidden from the player of the action is not looked at: in place of the state they may give their view. Where
 * something is hidden, the answer is sampled, over states that their view allows. Skill has the odds of the game's model.
 *
 * @param state - the state, or the view of the player of the action
 * @param action - a legal action; an outcome that it carries is not looked at
 * @param value - a finite number for a state
 * @throws `GameError` when the action, or one of the policy, is not legal; RangeError for bad options and values that aren't
 * finite numbers
 */
export function distribution<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  state: DeepReadonly<S> | DeepReadonly<View>,
  action: DeepReadonly<Action>,
  value: (state: DeepReadonly<S>) => number,
  input?: OddsOptions<NoInfer<Action>, NoInfer<View>>,
): Distribution {
  const options = optionsIn(input, 'odds');
  const { policy, seed = 'odds', confidence = 0.95 } = options;
  const limit = countOf('limit', options.limit, 50_000, 0);
  const samples = countOf('samples', options.samples, 10_000);
  const steps = countOf('steps', options.steps, 100, 0);
  const rules = gameAtHand(game);
  checkFunction(value);
  if (policy !== undefined) checkFunction(policy);
  const asked = rules.canonical(action as AnyAction);
  const question: Question = {
    game: rules,
    sight: sightOf(rules, state as State, asked.player),
    action: asked,
    value: value as Question['value'],
    policy: policy ? (policy as Question['policy']) : () => null,
    steps,
  };
  const exact = limit > 0 ? listed(question, limit) : null;
  if (exact) return { kind: 'exact', values: exact.values, total: exact.total, mean: meanOf(exact) };
  const found = sampled(question, samples, createRng(seed));
  return {
    kind: 'sampled',
    values: found.values.map((one) => ({ ...one, interval: wilson(one.weight, samples, confidence) })),
    samples,
    confidence,
    mean: meanOf(found),
    standardError: standardErrorOf(found),
  };
}

/**
 * The probability that a random action, or a policy after it, leads to a state of which `event` is true.
 *
 * What it looks at, what it throws and what the options mean: as {@link distribution}.
 */
export function odds<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  state: DeepReadonly<S> | DeepReadonly<View>,
  action: DeepReadonly<Action>,
  event: (state: DeepReadonly<S>) => boolean,
  options: OddsOptions<NoInfer<Action>, NoInfer<View>> = {},
): Odds {
  checkFunction(event);
  const found = distribution(game, state, action, (after) => (event(after) ? 1 : 0), options);
  const favourable = found.values.find(({ value }) => value === 1)?.weight ?? 0;
  if (found.kind === 'exact') return { kind: 'exact', favourable, total: found.total };
  const { samples, confidence } = found;
  return { kind: 'sampled', favourable, samples, interval: wilson(favourable, samples, confidence), confidence };
}
