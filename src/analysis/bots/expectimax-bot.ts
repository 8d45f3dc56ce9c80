import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { ErasedWorth } from '../../kernel/definition.js';
import { optionsIn } from '../../kernel/plain.js';
import type { Worth } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { deepened, USUAL_DRAWING } from '../search/deepening.js';
import { imagined } from '../search/imagined.js';
import { leafBy } from '../search/shares.js';
import type { Valuation, ValuedAction } from '../search/valuation.js';
import { countOf } from '../worlds.js';
import type { ThinkingBot } from './bot.js';
import { limitsOf, type TimeLimit } from './effort.js';
import { anyOfBest, type Decision, thinkingBot } from './thinking.js';
import { Trial } from './trial.js';

/** The options of {@link expectimaxBot}. */
export interface ExpectimaxBotOptions<View> extends TimeLimit {
  /**
   * What a position is worth to a player (the part `worth` of an entry), where looking ahead ends. Default: what the game
   * declares, if anything.
   */
  readonly worth?: Worth<View> | undefined;
  /** Turns that are looked at, the player's own included. Default 1; with `milliseconds`, as many as there is time for. */
  readonly depth?: number | undefined;
  /**
   * Positions tried out for a decision, at most, once it has looked one action ahead. Default 50,000; with `milliseconds`,
   * as many as there is time for.
   */
  readonly positions?: number | undefined;
  /** Different states imagined for what is hidden, at most. Default 60. */
  readonly worlds?: number | undefined;
  /** Actions looked at, at most; of more, a random part. Default 500. */
  readonly actions?: number | undefined;
}

const USUAL = { positions: 50_000, worlds: 60, actions: 500 } as const;

/**
 * The bot that looks ahead to the end of its turn, or further, and takes what is best on average: what the dice may show
 * counts by how likely it is, and others are taken to do what is best for them. Between two players it leaves out what can't
 * change the choice. What is hidden is imagined in as many ways as there are, or as `worlds` allows (`complete`), and the
 * same is done in all that look the same to the player. When its time is up it takes the best so far. Its `explain` thinks
 * twice.
 *
 * @throws RangeError for bad options
 * @example
 * ```ts
 * import { createRng } from 'dicewright';
 * import { expectimaxBot } from 'dicewright/analysis';
 * import { games } from 'dicewright/games';
 *
 * const race = await games.race.load();
 * const bot = expectimaxBot(race, { worth: await games.race.part('worth'), depth: 1 });
 * const state = race.setup({ players: 3 });
 * console.log(race.check(state, bot(state, 0, createRng('a seed')))); // → null
 * ```
 */
export function expectimaxBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  input?: ExpectimaxBotOptions<NoInfer<View>>,
): ThinkingBot<Action, View> {
  const rules: AnyGame = gameAtHand(game);
  const options = optionsIn(input, 'bot');
  const trial = new Trial(rules);
  const leaf = leafBy(trial, { worth: options.worth as ErasedWorth | undefined });
  const isTimed = options.milliseconds !== undefined;
  const most = countOf('positions', options.positions, isTimed ? Number.MAX_SAFE_INTEGER : USUAL.positions);
  const limit = limitsOf(most, options);
  const turns = countOf('depth', options.depth, isTimed ? 1_000 : 1);
  const mostWorlds = countOf('worlds', options.worlds, USUAL.worlds);

  function think({ sight, rng, ...decision }: Decision, explains: boolean): Valuation {
    const { player } = decision;
    const worlds = imagined(trial, sight, player, rng, mostWorlds);
    const asked = { ...decision, trial, leaf, drawing: { ...USUAL_DRAWING, rng }, worlds, turns };
    const found = deepened({ ...asked, all: false });
    const actions = anyOfBest(found.actions, player, rng);
    if (!explains) return { kind: 'search', actions };
    // What can't change the choice is only known to be no better.
    const { actions: all, isExact } = deepened({ ...asked, limit: limit(), all: true });
    const isTaken = ({ action }: ValuedAction): boolean => action === actions[0]?.action;
    return {
      kind: isExact ? 'exact' : 'search',
      actions: [...all.filter(isTaken), ...all.filter((one) => !isTaken(one))],
    };
  }
  const thinker = { trial, most: countOf('actions', options.actions, USUAL.actions), limit, think };
  return thinkingBot(rules, thinker) as ThinkingBot<Action, View>;
}
