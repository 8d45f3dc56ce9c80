import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { pickBest } from '../../kernel/dice/random.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction } from '../../kernel/types.js';
import { type AimsToTell, aimsOf, type PlayingOut, playedActions } from '../search/playing.js';
import type { Valuation } from '../search/valuation.js';
import { countOf } from '../worlds.js';
import type { ThinkingBot } from './bot.js';
import { limitsOf, type TimeLimit } from './effort.js';
import { type Decision, thinkingBot } from './thinking.js';
import { type Position, Trial } from './trial.js';

/** The options of {@link monteCarloBot}. */
export interface MonteCarloBotOptions<View> extends TimeLimit, PlayingOut<View> {
  /** Games played to the end for one decision, over all actions. */
  readonly playouts: number;
  /** Actions looked at, at most, and never more than `playouts`; of more, a random part. Default 200. */
  readonly actions?: number | undefined;
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
  input: MonteCarloBotOptions<NoInfer<View>>,
): ThinkingBot<Action, View> {
  const options = optionsIn(input, 'bot');
  const rules = gameAtHand(game);
  const playouts = countOf('playouts', options.playouts, 0);
  const trial = new Trial(rules);
  const aims = aimsOf(trial, options as AimsToTell);

  function think({ sight, ...decision }: Decision): Valuation {
    const { player, rng, actions } = decision;
    const rounds = Math.floor(playouts / actions.length);
    const imagine = (): Position => trial.imagine(sight, player, rng);
    const valued = playedActions({ ...decision, trial, aims, rounds, imagine });
    // Any of equal ones: always the first could go round in circles.
    const best = pickBest(rng, valued, ({ values }) => values[player] ?? Number.NEGATIVE_INFINITY);
    return { kind: 'sampled', actions: [best, ...valued.filter((one) => one !== best)] };
  }
  const most = Math.min(countOf('actions', options.actions, 200), playouts);
  const limit = limitsOf(Number.POSITIVE_INFINITY, options);
  return thinkingBot(rules, { trial, most, limit, think }) as ThinkingBot<Action, View>;
}
