import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { optionsIn } from '../../kernel/plain.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, DeepReadonly } from '../../kernel/types.js';
import { deepened } from '../search/deepening.js';
import { imagined } from '../search/imagined.js';
import { type Leaf, leafBy, type Value } from '../search/shares.js';
import type { Valuation } from '../search/valuation.js';
import { countOf, type State } from '../worlds.js';
import type { ThinkingBot } from './bot.js';
import { limitsOf } from './effort.js';
import { anyOfBest, type Decision, thinkingBot } from './thinking.js';
import { Trial } from './trial.js';

/** The options of {@link greedyBot}. */
export interface GreedyBotOptions<View> {
  /**
   * What a position is worth to the player, as they see it; more is better. Without it only the end counts: it takes
   * what wins at once, avoids what loses at once, and plays anything else at random, or by the `worth`.
   */
  readonly value?: ((view: DeepReadonly<View>, player: number) => number) | undefined;
  /**
   * What is worth heading for (the part `worth` of an entry), for the player and against the others: among positions that
   * are not over the better ones are preferred, but none to a victory, nor a defeat to any; a lone player goes by it to the
   * end. Default: what the game declares, if anything.
   */
  readonly worth?: Worth<View> | undefined;
  /**
   * How many outcomes of an action are listed (by their weights, so some may count more than once); where there are more,
   * some are drawn instead. Default 10,000.
   */
  readonly limit?: number | undefined;
  /** Outcomes drawn where they are not listed. Default 100. */
  readonly samples?: number | undefined;
  /** Different states imagined for what is hidden, at most. Default 60. */
  readonly worlds?: number | undefined;
  /** Actions looked at, at most; of more, a random part. Default 500. */
  readonly actions?: number | undefined;
}

/**
 * The bot that looks one action ahead and takes the one with the highest mean value; of several such, any. The mean is
 * exact where the outcomes of a random action can be listed. What is hidden is imagined (`complete`), in as many
 * ways as there are, or as `worlds` allows, the same for all actions.
 *
 * @throws RangeError for bad options
 * @example
 * ```ts
 * import { createRng } from 'dicewright';
 * import { greedyBot } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * // High dice, and nothing else: the three and the two are worth another roll, the four is not.
 * const bot = greedyBot(kiriki, { value: ({ dice }) => dice.reduce((sum, die) => sum + die, 0) });
 * const roll = { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4], outcome: [6, 3, 4, 2, 5] } as const;
 * const state = kiriki.reduce(kiriki.setup({ players: 1 }), roll);
 * console.log(bot(state, 0, createRng('hint'))); // → { type: 'roll', player: 0, dice: [ 1, 3 ] }
 * ```
 */
export function greedyBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  input?: GreedyBotOptions<NoInfer<View>>,
): ThinkingBot<Action, View> {
  const rules = gameAtHand(game);
  const options = optionsIn(input, 'bot');
  const trial = new Trial(rules);
  const value = options.value as Value | undefined;
  const goal = leafBy(trial, { worth: options.worth as ErasedWorth | undefined });
  const drawing = {
    most: countOf('limit', options.limit, 10_000, 0),
    samples: countOf('samples', options.samples, 100),
  };
  const most = { worlds: countOf('worlds', options.worlds, 60), actions: countOf('actions', options.actions, 500) };

  const leafFor = (player: number): Leaf => {
    if (!value) return goal;
    return (position) => {
      const view = trial.seenBy(position, player);
      const own = trial.ask(view, () => value(view as State, player));
      return Array.from({ length: position.players }, (_, seat) => (seat === player ? own : 0));
    };
  };

  function think({ sight, rng, ...decision }: Decision): Valuation {
    const { player } = decision;
    const worlds = imagined(trial, sight, player, rng, most.worlds);
    const ahead = { worlds, turns: 1, depth: 1, all: true, drawing: { ...drawing, rng } };
    const { actions, isExact } = deepened({ ...decision, ...ahead, trial, leaf: leafFor(player) });
    return { kind: isExact ? 'exact' : 'search', actions: anyOfBest(actions, player, rng) };
  }
  const limit = limitsOf(Number.POSITIVE_INFINITY, {});
  return thinkingBot(rules, { trial, most: most.actions, limit, think }) as ThinkingBot<Action, View>;
}
