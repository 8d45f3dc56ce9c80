import type { RandomGenerator } from '../../kernel/random.js';
import type { Position, Trial } from '../../kernel/trial.js';
import type { GameOutcome } from '../../kernel/types.js';
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

/** What the bots that play games out go by. */
export interface Aims {
  readonly reward: Reward;
  /** Of a position in which a game is broken off; without it that is a tie. */
  readonly value?: Value | undefined;
  readonly maxActions: number;
}

/** {@link Aims} as a bot was told them. @throws RangeError for a number of actions that is none */
export function aimsOf(told: {
  readonly reward?: Reward | undefined;
  readonly value?: unknown;
  readonly maxActions?: number | undefined;
}): Aims {
  const maxActions = countOf('maxActions', told.maxActions, 2_000);
  return { reward: told.reward ?? usualReward, value: told.value as Value | undefined, maxActions };
}

/** Plays on at random, in the position itself: what it brings to each player. */
export function playedOut(
  trial: Trial,
  position: Position,
  { reward, value, maxActions }: Aims,
  rng: RandomGenerator,
): number[] {
  trial.playOn(position, rng, maxActions);
  const { players } = position;
  const outcome = trial.outcome(position);
  if (outcome !== null || value === undefined) return trial.ask(position, () => rewardsOf(outcome, players, reward));
  const seats = Array.from({ length: players }, (_, player) => player);
  return seats.map((player) => trial.ask(trial.seenBy(position, player), (view) => value(view as State, player)));
}

/** The rewards of all players; `null`, a game that was broken off, is a tie. */
export function rewardsOf(outcome: GameOutcome | null, players: number, reward: Reward): number[] {
  const seats = Array.from({ length: players }, (_, player) => player);
  const end = outcome ?? { winners: players > 1 ? seats : [], scores: null, reason: '' };
  return seats.map((player) => reward(end, player));
}
