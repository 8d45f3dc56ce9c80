import type { ErasedAction } from '../../kernel/definition.js';
import { pick } from '../../kernel/random.js';
import { type Position, Trial } from '../../kernel/trial.js';
import { type AnyAction, anyGame, type DeepReadonly, type Game } from '../../kernel/types.js';
import { countOf, worldOf } from '../worlds.js';
import { type Bot, botOf, type Choice } from './bot.js';
import { type Aims, aimsAt, aimsOf, playedOut, type Reward } from './rewards.js';

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
   * Without it such a game is a tie.
   */
  readonly value?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /**
   * Actions after which a game is broken off. Default 2,000. Where random play is long or slow, a few dozen with a
   * `value` say more in less time.
   */
  readonly maxActions?: number | undefined;
}

/**
 * The bot that plays each of its actions out at random again and again, and takes the one that comes off best. What is
 * hidden is imagined (`complete`) anew for each round of games.
 *
 * @throws RangeError for bad options
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
  game: Game<S, Action, Options, View>,
  options: MonteCarloBotOptions<NoInfer<View>>,
): Bot<Action, View> {
  const rules = anyGame(game);
  const playouts = countOf('playouts', options.playouts, 0);
  const aims = aimsOf(options);
  const choice: Choice = ({ sight, player }, actions, rng) => {
    const trial = new Trial(rules);
    const sums = actions.map(() => 0);
    const rounds = Math.floor(playouts / actions.length);
    const imagine = () => worldOf(rules, sight, player, rng);
    const playRound = (decision: Aims): void => {
      const world = imagine();
      for (const [i, action] of actions.entries()) {
        const position = trial.copyOf(world);
        trial.play(position, action, trial.rulebook.chance(position, action as ErasedAction)?.sample(rng));
        sums[i] = (sums[i] as number) + (playedOut(trial, position, decision, rng)[player] as number);
      }
    };
    trial.guard(() => {
      const decision = aimsAt(trial, imagine() as Position, aims, rng);
      for (let round = 0; round < rounds; round++) playRound(decision);
    });
    const best = Math.max(...sums);
    // Any of equal ones: always the first could go round in circles.
    return pick(
      rng,
      actions.filter((_, i) => sums[i] === best),
    ) as AnyAction;
  };
  const most = Math.min(countOf('actions', options.actions, 200), playouts);
  return botOf(rules, most, choice) as unknown as Bot<Action, View>;
}
