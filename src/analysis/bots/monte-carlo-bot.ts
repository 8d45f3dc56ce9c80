import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { pickBest } from '../../kernel/dice/random.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, DeepReadonly } from '../../kernel/types.js';
import { countOf, worldOf } from '../worlds.js';
import { type Bot, botOf, type Choice } from './bot.js';
import { aimsOf, playedOut, type Reward, type Rollout } from './rewards.js';
import { Trial } from './trial.js';

/** What {@link monteCarloBot} can be told. */
export interface MonteCarloBotOptions<View> {
  /** Games that are played to the end for one decision, over all actions. */
  readonly playouts: number;
  /** What an end is worth. Default: alone the score, else the share of the victory. */
  readonly reward?: Reward | undefined;
  /** Actions that are looked at, at most, and never more than `playouts`; of more a random part. Default 200. */
  readonly actions?: number | undefined;
  /**
   * What a position is worth to the player, as he sees it, when a game is broken off there: in the same unit as `reward`.
   * Without it, and without a `worth`, such a game is a tie.
   */
  readonly value?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /**
   * What is worth heading for (the part `worth` of an entry). Positions in which games are broken off are shares of a victory by it;
   * who plays alone goes by it to the end. Neither holds where there is a `value`, or a `reward` of one's own. Default:
   * what the game declares, if it does.
   */
  readonly worth?: Worth<View> | undefined;
  /** How games are played out: as `purposefulBot` does, the default where there is a `worth`, or at random. */
  readonly rollout?: Rollout | undefined;
  /**
   * Actions after which a game is broken off. Default 2,000; with a `worth` or a `value`, positions are judged as they are
   * met unless this is told.
   */
  readonly maxActions?: number | undefined;
}

/**
 * The bot that plays each of its actions out again and again, at random or with a purpose, and takes the one that comes
 * off best. What is hidden is imagined (`complete`) anew for each round of games.
 *
 * @throws RangeError for bad options, such as a purposeful `rollout` with no worth to go by
 * @example
 * ```ts
 * import { createRng } from 'dicewright';
 * import { monteCarloBot } from 'dicewright/analysis';
 * import { rasanto } from 'dicewright/das-spiel';
 *
 * const bot = monteCarloBot(rasanto, { playouts: 100 });
 * const state = rasanto.setup({ players: 2 });
 * console.log(rasanto.check(state, bot(state, 0, createRng('hint')))); // → null
 * ```
 */
export function monteCarloBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  options: MonteCarloBotOptions<NoInfer<View>>,
): Bot<Action, View> {
  const rules = gameAtHand(game);
  const playouts = countOf('playouts', options.playouts, 0);
  const trial = new Trial(rules);
  const aims = aimsOf(trial, options);
  const choice: Choice = ({ sight, player }, actions, rng) => {
    const sums = actions.map(() => 0);
    const playRound = (): void => {
      const world = worldOf(rules, sight, player, rng);
      for (const [i, action] of actions.entries()) {
        const position = trial.copyOf(world);
        trial.play(position, action, trial.drawn(position, action, rng));
        sums[i] = (sums[i] as number) + (playedOut(trial, position, aims, rng)[player] as number);
      }
    };
    trial.guard(() => {
      for (let round = 1; round * actions.length <= playouts; round++) playRound();
    });
    // Any of equal ones: always the first could go round in circles.
    return pickBest(rng, actions, (action) => sums[actions.indexOf(action)] as number);
  };
  const most = Math.min(countOf('actions', options.actions, 200), playouts);
  return botOf(rules, most, choice) as unknown as Bot<Action, View>;
}
