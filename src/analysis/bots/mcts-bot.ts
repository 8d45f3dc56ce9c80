import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import { optionsIn } from '../../kernel/plain.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { type AimsToTell, aimsOf, type PlayingOut } from '../search/playing.js';
import type { Valuation } from '../search/valuation.js';
import { countOf, type State } from '../worlds.js';
import type { ThinkingBot } from './bot.js';
import { type Effort, iterationsOf, type Limit, limitsOf } from './effort.js';
import { searched } from './search.js';
import { type Decision, thinkingBot } from './thinking.js';
import { Scale } from './tree.js';
import { type Position, Trial } from './trial.js';

/** The options of {@link mctsBot}: how hard it thinks, and how. */
export type MctsBotOptions<View> = Effort & MctsBotSettings<View>;

/** How {@link mctsBot} thinks. */
export interface MctsBotSettings<View> extends PlayingOut<View> {
  /** Weight of what is little known against what is known to be good, from 0. Default √2. */
  readonly exploration?: number | undefined;
  /** Actions looked at in a position, at most; of more, a random part. Default 100. */
  readonly actions?: number | undefined;
}

/**
 * The bot that searches by Monte Carlo tree search, and takes what it has tried most. Each player is taken to play for
 * themselves, by UCB1; random actions have a node for each outcome (of many outcomes as many as the search has time for);
 * where several may act, any of them comes next. What is hidden is imagined anew for each game (`complete`), and the tree
 * tells apart only what the bot's player can tell apart, as in information set MCTS.
 *
 * @throws RangeError for bad options, such as a purposeful `rollout` with no worth to go by
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { mctsBot, randomBot } from 'dicewright/analysis';
 * import { rasanto } from 'dicewright/das-spiel';
 *
 * const searches = mctsBot(rasanto, { iterations: 30 });
 * const guesses = randomBot(rasanto);
 * const { result } = playout(rasanto, {
 *   players: 2,
 *   seed: 'one',
 *   choose: (view, player, rng) => (player === 0 ? searches : guesses)(view, player, rng),
 * });
 * console.log(result?.winners); // → [ 0 ]
 * ```
 */
export function mctsBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  input: MctsBotOptions<NoInfer<View>>,
): ThinkingBot<Action, View> {
  const options = optionsIn(input, 'bot');
  const rules = gameAtHand(game);
  const iterations = iterationsOf(options);
  const limit = limitsOf(Number.POSITIVE_INFINITY, options);
  return mctsWithin(rules, options as AimsToTell & MctsBotSettings<never>, iterations, limit) as ThinkingBot<
    Action,
    View
  >;
}

/** {@link mctsBot} with limits of any kind. */
export function mctsWithin(
  rules: AnyGame,
  options: AimsToTell & MctsBotSettings<never>,
  iterations: number,
  limit: () => Limit,
): ThinkingBot<AnyAction, State> {
  const most = countOf('actions', options.actions, 100);
  const trial = new Trial(rules);
  const aims = aimsOf(trial, options);
  const { exploration = Math.SQRT2 } = options;
  if (!(Number.isFinite(exploration) && exploration >= 0)) throw new RangeError('expected exploration to be from 0');

  function think({ sight, actions, limit, ...decision }: Decision): Valuation {
    const { player, rng } = decision;
    const search = { ...decision, trial, exploration, aims, most, scale: new Scale(), met: new Map() };
    const imagine = (): Position => trial.imagine(sight, player, rng);
    return { kind: 'sampled', actions: searched(search, actions, imagine, limit, iterations) };
  }
  return thinkingBot(rules, { trial, most, limit, think });
}
