import type { Choose } from '../../kernel/definition.js';
import type { RandomGenerator } from '../../kernel/dice/random.js';
import { headingFor, type Worth } from '../../kernel/purpose.js';
import type { AnyAction, DeepReadonly } from '../../kernel/types.js';
import type { Limit } from '../bots/effort.js';
import type { Position, Trial } from '../bots/trial.js';
import { student } from '../interval.js';
import { countOf } from '../worlds.js';
import { declaredWorth, type Goal, isJudged, type Leaf, leafBy, type Reward, type Shares } from './shares.js';
import type { ValuedAction } from './valuation.js';

/** How bots play games out. */
export type Rollout = 'purposeful' | 'random';

/** The options of bots that play games out. */
export interface PlayingOut<View> {
  /** What an end is worth. Default: alone the score, else the share of the victory. */
  readonly reward?: Reward | undefined;
  /**
   * What a position is worth to the player, as they see it, when a game is broken off there: in the same unit as `reward`.
   * Without it, and without a `worth`, such a game is a tie.
   */
  readonly value?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /**
   * What is worth heading for (the part `worth` of an entry). Positions in which games are broken off are shares of a victory by it;
   * a lone player goes by it to the end. Neither holds where a `value` or a `reward` is given. Default: what the game
   * declares, if anything.
   */
  readonly worth?: Worth<View> | undefined;
  /** How games are played out: as `purposefulBot` does, the default where there is a `worth`, or at random. */
  readonly rollout?: Rollout | undefined;
  /**
   * Actions after which a game is broken off. Default 2,000; with a `worth` or a `value`, positions are judged as they are
   * met unless this is given.
   */
  readonly maxActions?: number | undefined;
}

/** {@link PlayingOut} for a game of any types. */
export type AimsToTell = Goal & Pick<PlayingOut<never>, 'rollout' | 'maxActions'>;

/** What the bots that play games out go by. */
export interface Aims {
  readonly leaf: Leaf;
  /** How a game is played out. */
  readonly choose: Choose;
  /** Actions after which a game is broken off. */
  readonly maxActions: number;
  /** Actions played out in it: none where positions are judged as they are met. */
  readonly playedOut: number;
}

/** {@link Aims} from a bot's options. @throws RangeError for a bad number of actions, or without a worth to go by */
export function aimsOf(trial: Trial, told: AimsToTell): Aims {
  const { worth = declaredWorth(trial) } = told;
  const maxActions = countOf('maxActions', told.maxActions, 2_000);
  if (!worth && told.rollout === 'purposeful') {
    throw new RangeError(`${trial.definition.id}: nothing to head for: give a worth`);
  }
  return {
    leaf: leafBy(trial, told),
    choose:
      worth && told.rollout !== 'random'
        ? headingFor((view, player) => trial.ask(view, () => worth(view, player)), trial)
        : trial.rulebook.sampleAction,
    maxActions,
    playedOut: isJudged(trial, told) && told.maxActions === undefined ? 0 : maxActions,
  };
}

/** Plays on in the position itself: what it brings to each player. */
export function playedOut(trial: Trial, position: Position, aims: Aims, rng: RandomGenerator): Shares {
  trial.playOn(position, rng, aims.playedOut, aims.choose);
  return aims.leaf(position, trial.result(position));
}

/** Which games are played out. */
export interface Playing {
  readonly trial: Trial;
  readonly aims: Aims;
  readonly player: number;
  readonly actions: readonly AnyAction[];
  readonly rng: RandomGenerator;
  readonly limit: Limit;
  /** Games with each action. */
  readonly rounds: number;
  /** A position that may be the case. */
  readonly imagine: () => Position;
}

/** What the actions are worth by games played out in turn after each of them, in their order. */
export function playedActions({ trial, aims, player, actions, rng, limit, rounds, imagine }: Playing): ValuedAction[] {
  const tallies = actions.map(() => ({ games: 0, sums: [] as number[], squares: 0 }));
  trial.within(limit, () => {
    for (let round = 0; round < rounds; round++) {
      const world = imagine();
      for (const [i, action] of actions.entries()) {
        const position = trial.copyOf(world);
        trial.play(position, action, trial.drawn(position, action, rng));
        const shares = playedOut(trial, position, aims, rng);
        const tally = tallies[i] as (typeof tallies)[number];
        tally.games++;
        tally.sums = shares.map((share, seat) => share + (tally.sums[seat] ?? 0));
        tally.squares += (shares[player] as number) ** 2;
      }
    }
  });
  return actions.map((action, i) => {
    const { games, sums, squares } = tallies[i] as (typeof tallies)[number];
    const values = sums.map((sum) => sum / games);
    const mean = values[player];
    if (mean === undefined || games < 2) return { action, values };
    const variance = (squares - games * mean ** 2) / (games - 1);
    const { low, high } = student(mean, Math.sqrt(Math.max(0, variance)), games);
    return { action, values, interval: { low, high } };
  });
}
