import type { Choose, ErasedWorth, Rules } from '../../kernel/definition.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { headingFor } from '../../kernel/purpose.js';
import type { GameResult } from '../../kernel/types.js';
import { countOf, type State } from '../worlds.js';
import type { Position, Trial } from './trial.js';

/** What an end of the game is worth to a player; more is better. */
export type Reward = (result: GameResult, player: number) => number;

/** Alone one plays for the score, against others to win: a tie is worth its share of a victory. */
export const usualReward: Reward = ({ winners, scores }, player) => {
  if (scores !== null && scores.length === 1) return scores[0] as number;
  return winners.includes(player) ? 1 / winners.length : 0;
};

/** What a position is worth to a player who sees it so; more is better. */
export type Value = (view: State, player: number) => number;

/** What the game itself says is worth heading for, if it does. */
export const declaredWorth = ({ definition }: Rules): ErasedWorth | undefined => definition.purpose?.worth;

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
  /** Of a position that is not played on, for each player; `end` where it is over. */
  readonly rewards: (position: Position, end: GameResult | null) => number[];
  /** How a game is played out. */
  readonly choose: Choose;
  /** Actions after which a game is broken off. */
  readonly maxActions: number;
  /** Actions of it that are played out: none where positions are judged as they are met. */
  readonly playedOut: number;
}

const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, player) => player);

/** What a position that is not over is worth, in shares of a victory: a tie, and better or worse by the worth. */
function sharesOf(worths: readonly number[]): number[] {
  const all = worths.reduce((sum, one) => sum + one, 0);
  return worths.map((own) => (1 + own - (all - own) / (worths.length - 1)) / worths.length);
}

/** {@link Aims} as a bot was told them. @throws RangeError for a number of actions that is none, or for no worth to go by */
export function aimsOf(trial: Trial, told: AimsToTell): Aims {
  const { reward = usualReward, value } = told;
  const maxActions = countOf('maxActions', told.maxActions, 2_000);
  const worth = (told.worth as ErasedWorth | undefined) ?? declaredWorth(trial);
  const asked =
    (judge: unknown): ErasedWorth =>
    (view, player) =>
      trial.ask(view, () => (judge as ErasedWorth)(view, player));
  if (!worth && told.rollout === 'purposeful') {
    throw new RangeError(`${trial.definition.id}: nothing to head for: give a worth`);
  }
  // What a reward of one's own counts in is not known.
  const judge = value || (!told.reward && worth);
  return {
    rewards(position, end) {
      const seats = seatsOf(position.players);
      const isAlone = seats.length === 1;
      // Alone one plays for what the worth says, to the end: a score counts in something else.
      if (!judge || (end && (value || !isAlone))) {
        return trial.ask(position, () => rewardsOf(end, seats.length, reward));
      }
      const values = seats.map((player) => asked(judge)(trial.seenBy(position, player), player));
      return value || isAlone ? values : sharesOf(values);
    },
    choose: worth && told.rollout !== 'random' ? headingFor(asked(worth), trial) : trial.rulebook.sampleAction,
    maxActions,
    playedOut: judge && told.maxActions === undefined ? 0 : maxActions,
  };
}

/** Plays on in the position itself: what it brings to each player. */
export function playedOut(trial: Trial, position: Position, aims: Aims, rng: RandomGenerator): number[] {
  trial.playOn(position, rng, aims.playedOut, aims.choose);
  return aims.rewards(position, trial.result(position));
}

/** The rewards of all players; `null`, a game that was broken off, is a tie. */
export function rewardsOf(result: GameResult | null, players: number, reward: Reward): number[] {
  const seats = seatsOf(players);
  const end = result ?? { winners: players > 1 ? seats : [], scores: null, reason: '' };
  return seats.map((player) => reward(end, player));
}
