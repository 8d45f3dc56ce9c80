import type { ErasedState, ErasedWorth } from '../../kernel/definition.js';
import { engineOf } from '../../kernel/engine.js';
import { playout } from '../../kernel/playout.js';
import { headFor, type Worth } from '../../kernel/purpose.js';
import type { RandomGenerator } from '../../kernel/random.js';
import type { AnyAction, AnyGame, GameOutcome } from '../../kernel/types.js';
import { countOf, type State } from '../worlds.js';

/** What an end of the game is worth to a player; more is better. */
export type Reward = (outcome: GameOutcome, player: number) => number;

/** Alone one plays for the score, against others to win: a tie is worth its share of a victory. */
export const usualReward: Reward = ({ winners, scores }, player) => {
  if (scores !== null && scores.length === 1) return scores[0] as number;
  return winners.includes(player) ? 1 / winners.length : 0;
};

/** What a position is worth to a player who sees it so; more is better. */
export type Value = (view: State, player: number) => number;

/** An action of a player who is to act, on what he sees; `null` when he can do nothing. */
export type Policy = (view: State, player: number, rng: RandomGenerator) => AnyAction | null;

/** What the game itself says is worth heading for, if it does. */
export const declaredWorth = (game: AnyGame): Worth<State> | undefined =>
  engineOf(game).definition.purpose?.worth as unknown as Worth<State> | undefined;

/** Heads for what is worth it. The views may be positions that are changed in place. */
export const purposefulPolicy =
  (game: AnyGame, worth: Worth<State>): Policy =>
  (view, player, rng) =>
    headFor(worth as unknown as ErasedWorth, engineOf(game), view as unknown as ErasedState, player, rng);

/** How bots play games out. */
export type Rollout = 'purposeful' | 'random';

/** What bots that play games out can be told. */
export interface AimsToTell {
  readonly reward?: Reward | undefined;
  readonly value?: unknown;
  readonly worth?: unknown;
  readonly rollout?: Rollout | undefined;
  readonly maxActions?: number | undefined;
}

/** What the bots that play games out go by. */
export interface Aims {
  readonly reward: Reward;
  /** Of a position in which a game is broken off, for each player; without it that is a tie. */
  readonly values?: ((state: State) => number[]) | undefined;
  /** Who plays on; without it as `playout` does. */
  readonly policy?: Policy | undefined;
  readonly maxActions: number;
}

const seatsOf = ({ players }: State): number[] => Array.from({ length: players }, (_, player) => player);

/** What a position that is not over is worth to a player, in shares of a victory: a tie, and better or worse by his worth. */
function sharesOf(game: AnyGame, worth: Worth<State>, state: State): number[] {
  const worths = seatsOf(state).map((player) => worth(game.view(state, player), player));
  const all = worths.reduce((sum, one) => sum + one, 0);
  return worths.map((own) => (1 + own - (all - own) / (worths.length - 1)) / worths.length);
}

/** What it is to be broken off, for each player; `undefined` where nothing is known of it. */
function valuesOf(game: AnyGame, told: AimsToTell, worth: Worth<State> | undefined): Aims['values'] {
  const value = told.value as Value | undefined;
  if (value) return (state) => seatsOf(state).map((player) => value(game.view(state, player), player));
  // Alone one plays for the score, and what a reward of one's own counts in is not known.
  if (worth === undefined || told.reward) return undefined;
  return (state) => (state.players > 1 ? sharesOf(game, worth, state) : [0]);
}

/** {@link Aims} as a bot was told them. @throws RangeError for a number of actions that is none, or for no worth to go by */
export function aimsOf(game: AnyGame, told: AimsToTell): Aims {
  const maxActions = countOf('maxActions', told.maxActions, 2_000);
  const declared = declaredWorth(game);
  const worth = (told.worth as Worth<State> | undefined) ?? declared;
  const rollout = told.rollout ?? (worth ? 'purposeful' : 'random');
  if (rollout === 'purposeful' && !worth) throw new RangeError(`${game.id}: nothing to head for: give a worth`);
  const fair: Policy | undefined = declared && ((view, player, rng) => game.sampleAction(view, rng, player));
  const policy = rollout === 'purposeful' && worth ? purposefulPolicy(game, worth) : fair;
  return { reward: told.reward ?? usualReward, values: valuesOf(game, told, worth), policy, maxActions };
}

/** Plays on: what it brings to each player. */
export function playedOut(
  game: AnyGame,
  from: State,
  { reward, values, policy, maxActions }: Aims,
  rng: RandomGenerator,
): number[] {
  const own = policy && { choose: policy as (...asked: Parameters<Policy>) => AnyAction, trusted: true };
  const { state, outcome } = playout(game, { from, rng, maxActions, ...own });
  return outcome === null && values ? values(state as State) : rewardsOf(outcome, from.players, reward);
}

/** The rewards of all players; `null`, a game that was broken off, is a tie. */
export function rewardsOf(outcome: GameOutcome | null, players: number, reward: Reward): number[] {
  const seats = Array.from({ length: players }, (_, player) => player);
  const end = outcome ?? { winners: players > 1 ? seats : [], scores: null, reason: '' };
  return seats.map((player) => reward(end, player));
}
