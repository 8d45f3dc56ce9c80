import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { ErasedState } from '../../kernel/definition.js';
import { engineOf } from '../../kernel/engine/engine.js';
import type { AnyAction } from '../../kernel/types.js';
import type { Bot } from './bot.js';
import { botBy, noAction } from './thinking.js';

/**
 * The bot that plays any legal action: first a type is drawn, then an action of it (`sampleAction`).
 *
 * @example
 * ```ts
 * import { playout } from 'dicewright';
 * import { randomBot } from 'dicewright/analysis';
 * import { kiriki } from 'dicewright/kiriki';
 *
 * const { result } = playout(kiriki, { players: 2, seed: 'one', choose: randomBot(kiriki) });
 * console.log(result?.scores?.length); // → 2
 * ```
 */
export function randomBot<S, Action extends AnyAction, Options, View>(
  game: GivenGame<S, Action, Options, View>,
): Bot<Action, View> {
  const rules = gameAtHand(game);
  const { rulebook } = engineOf(rules);
  const bot = botBy(rules, (sight, player, rng) => {
    const action = rulebook.sampleAction(sight as ErasedState, rng, player);
    if (action === null) throw noAction(rules, sight, player);
    return action;
  });
  return bot as Bot<Action, View>;
}
