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
  /** Of a position in which a game is broken off. */
  readonly value?: Value | undefined;
  /** Actions after which a game is broken off. */
  readonly maxActions: number;
  /** Actions after which it is looked, time and again, whether the position can be judged as well as an end. */
  readonly look: number;
}

/** {@link Aims} as a bot was told them. @throws RangeError for a number of actions that is none */
export function aimsOf(told: {
  readonly reward?: Reward | undefined;
  readonly value?: unknown;
  readonly maxActions?: number | undefined;
}): Aims {
  const maxActions = countOf('maxActions', told.maxActions, 2_000);
  return {
    reward: told.reward ?? usualReward,
    value: told.value as Value | undefined,
    maxActions,
    look: told.value !== undefined && told.maxActions === undefined ? 0 : maxActions,
  };
}

/** Random games that go on for more actions say little for what they cost. */
const LONG = 40;
/** Actions by which it has come out what the last one was good for. */
const SOON = 10;

/** The aims for a decision in the position: unless told otherwise, long games are broken off when somebody is ahead. */
export function aimsAt(trial: Trial, position: Position, aims: Aims, rng: RandomGenerator): Aims {
  if (aims.value !== undefined || aims.maxActions <= LONG) return aims;
  return trial.playOn(trial.copyOf(position), rng, LONG) < LONG ? aims : { ...aims, look: SOON };
}

/** Plays on at random, in the position itself: what it brings to each player. */
export function playedOut(
  trial: Trial,
  position: Position,
  { reward, value, maxActions, look }: Aims,
  rng: RandomGenerator,
): number[] {
  const { players } = position;
  for (let left = maxActions; ; ) {
    left -= trial.playOn(position, rng, Math.min(look, left));
    const end = trial.outcome(position);
    const isLast = end !== null || left <= 0;
    if (end === null && value !== undefined && (isLast || look === 0)) {
      const seats = Array.from({ length: players }, (_, player) => player);
      return seats.map((player) => trial.ask(trial.seenBy(position, player), (view) => value(view as State, player)));
    }
    const standing = end ?? trial.standing(position);
    const ahead = standing?.winners.length ?? 0;
    if (isLast || (ahead > 0 && ahead < players))
      return trial.ask(position, () => rewardsOf(standing, players, reward));
  }
}

/** The rewards of all players; `null`, a game that was broken off, is a tie. */
export function rewardsOf(outcome: GameOutcome | null, players: number, reward: Reward): number[] {
  const seats = Array.from({ length: players }, (_, player) => player);
  const end = outcome ?? { winners: players > 1 ? seats : [], scores: null, reason: '' };
  return seats.map((player) => reward(end, player));
}
