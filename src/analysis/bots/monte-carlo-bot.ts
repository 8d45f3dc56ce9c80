import { playout } from '../../kernel/playout.js';
import { type AnyAction, anyGame, type Game } from '../../kernel/types.js';
import { countOf, worldOf } from '../worlds.js';
import { type Bot, botOf, type Choice } from './bot.js';
import { type Reward, rewardsOf, usualReward } from './rewards.js';

/** What {@link monteCarloBot} can be told. */
export interface MonteCarloBotOptions {
  /** Games that are played to the end for one decision, over all actions; each action gets one at least. */
  readonly playouts: number;
  /** What an end is worth. Default: alone the score, else the share of the victory. */
  readonly reward?: Reward | undefined;
  /** Actions that are looked at, at most; of more than that a random part. Default 200. */
  readonly actions?: number | undefined;
  /** Actions after which a game is broken off, which counts as a tie. Default 2,000. */
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
  options: MonteCarloBotOptions,
): Bot<Action, View> {
  const rules = anyGame(game);
  const playouts = countOf('playouts', options.playouts, 0);
  const maxActions = countOf('maxActions', options.maxActions, 2_000);
  const { reward = usualReward } = options;
  const choice: Choice = ({ sight, player }, actions, rng) => {
    const sums = actions.map(() => 0);
    const rounds = Math.max(1, Math.floor(playouts / actions.length));
    for (let round = 0; round < rounds; round++) {
      const world = worldOf(rules, sight, player, rng);
      for (const [i, action] of actions.entries()) {
        const outcome = rules.chance(world, action)?.sample(rng);
        const from = rules.reduce(world, outcome === undefined ? action : ({ ...action, outcome } as AnyAction));
        const end = playout(rules, { from, rng, maxActions }).outcome;
        sums[i] = (sums[i] as number) + (rewardsOf(end, sight.players, reward)[player] as number);
      }
    }
    return actions[sums.indexOf(Math.max(...sums))] as AnyAction;
  };
  return botOf(rules, countOf('actions', options.actions, 200), choice) as unknown as Bot<Action, View>;
}
