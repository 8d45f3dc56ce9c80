import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { ErasedState, ErasedWorth } from '../../kernel/definition.js';
import { pick, type RandomGenerator } from '../../kernel/dice/random.js';
import { engineOf } from '../../kernel/engine/engine.js';
import { GameError } from '../../kernel/errors.js';
import { optionsIn } from '../../kernel/plain.js';
import { headingFor, type Worth } from '../../kernel/purpose.js';
import type { AnyAction, AnyGame } from '../../kernel/types.js';
import { declaredWorth } from '../search/shares.js';
import type { State } from '../worlds.js';
import type { Bot } from './bot.js';
import { botBy, noAction } from './thinking.js';

/** The options of {@link purposefulBot}. */
export interface PurposefulBotOptions<View> {
  /**
   * What is worth heading for. Default: what the game declares; other games may have it as the part `worth` of their
   * entries.
   */
  readonly worth?: Worth<View> | undefined;
}

/**
 * The bot that heads for what is worth most: it looks one action ahead, at a dozen legal actions at most, and takes the one
 * that leads to the greatest worth, whatever its dice do this time; any of equal ones, and one time in eight any at all.
 * So its games end, and yet everything can happen in them. What is hidden is imagined (`complete`).
 *
 * @throws `GameError` `INVALID_SETUP` without a worth, where the game declares none
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { purposefulBot } from 'dicewright/analysis';
 * import { triangle } from 'dicewright/das-spiel';
 * import { games } from 'dicewright/games';
 *
 * const choose = purposefulBot(triangle, { worth: await games.triangle.part('worth') });
 * console.log(playout(triangle, { players: 3, seed: 'one', choose }).actions.length < 500); // → true
 * ```
 */
export function purposefulBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
  input?: PurposefulBotOptions<NoInfer<View>>,
): Bot<Action, View> {
  const options = optionsIn(input, 'bot');
  const rules = gameAtHand(game);
  const engine = engineOf(rules);
  const worth = (options.worth as ErasedWorth | undefined) ?? declaredWorth(engine);
  if (worth === undefined) {
    throw new GameError('INVALID_SETUP', `${rules.id}: nothing is said to be worth heading for: give a worth`);
  }
  const choose = headingFor(worth, engine);
  const bot = botBy(rules, (sight, player, rng) => {
    const action = choose(sight as ErasedState, rng, player);
    if (action === null) throw noAction(rules, sight, player);
    return action;
  });
  return bot as Bot<Action, View>;
}

/**
 * What a game without policies plays next, in a state that a host holds; `null` when nobody can act. By the worth, or by
 * what the game declares, else any legal action.
 */
export function usualPlay(
  game: AnyGame,
  worth: Worth<State> | undefined = declaredWorth(engineOf(game)) as Worth<State>,
): (state: State, rng: RandomGenerator) => AnyAction | null {
  if (worth === undefined) return (state, rng) => game.sampleAction(state, rng);
  const bot = purposefulBot(game, { worth });
  return (state, rng) => {
    const player = pick(rng, game.playersToAct(state));
    return player === undefined ? null : bot(game.view(state, player), player, rng);
  };
}
