import type { GivenGame } from '../../entry/entry.js';
import { gameAtHand } from '../../entry/given-game.js';
import type { AnyAction } from '../../kernel/types.js';
import { type State, sightOf } from '../worlds.js';
import { type Bot, noAction } from './bot.js';

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
  const bot: Bot<AnyAction, State> = (view, player, rng) => {
    const sight = sightOf(rules, view as State, player);
    const action = rules.playersToAct(sight).includes(player) ? rules.sampleAction(sight, rng, player) : null;
    if (action === null) throw noAction(rules, sight, player);
    return action;
  };
  return bot as unknown as Bot<Action, View>;
}
