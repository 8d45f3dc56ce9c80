import { pickBest, type RandomGenerator } from '../kernel/dice/random.js';
import { GameError } from '../kernel/errors.js';
import type { AnyAction, DeepReadonly, Envelope } from '../kernel/types.js';
import type { BotMaterial, NamedBot } from './named-bot.js';

/** How many listed actions are rated for a decision; where there are more, {@link DRAWN} drawn ones, too. */
const MOST = 1_000;
const DRAWN = 100;

function* candidates(
  { game }: BotMaterial,
  view: DeepReadonly<Envelope>,
  player: number,
  rng: RandomGenerator,
): Generator<AnyAction> {
  let listed = 0;
  for (const action of game.legalActions(view, player)) {
    yield action;
    if (++listed >= MOST) break;
  }
  if (game.traits.enumerable && listed < MOST) return;
  for (let drawn = 0; drawn < DRAWN; drawn++) {
    const action = game.sampleAction(view, rng, player);
    if (action !== null) yield action;
  }
}

/**
 * A rule of thumb as a bot: it takes the action rated highest, any of equal ones. A game offers one as `thumb` among its
 * `<game>Bots`, so that what looks further can be measured against it.
 *
 * @param about - the rule in words, as you would say it at the table: one sentence
 * @param rate - how good an action of the player on turn looks, from what they see; in no unit
 * @throws GameError `INVALID_SETUP` for another kind of argument
 * @example
 * ```ts
 * import { thumb } from 'dicewright/analysis';
 * import type { KirikiAction, KirikiState } from 'dicewright/kiriki';
 *
 * // Your own game in the place of Kiriki: a part of what its entry has as `analysis`.
 * export const ownBots = {
 *   thumb: thumb<KirikiState, KirikiAction>('Never roll again.', (_, { type }) => (type === 'score' ? 1 : 0)),
 * };
 * console.log(ownBots.thumb.about); // → Never roll again.
 * ```
 */
export function thumb<View, Action extends AnyAction>(
  about: string,
  rate: (view: DeepReadonly<View>, action: DeepReadonly<Action>) => number,
): NamedBot {
  if (typeof about !== 'string' || typeof rate !== 'function') {
    throw new GameError('INVALID_SETUP', 'thumb: expected the rule in words, and a function that rates');
  }
  const rated = rate as (view: DeepReadonly<Envelope>, action: AnyAction) => number;
  return {
    about,
    parameters: [],
    create: (material) => (view, player, rng) => {
      const actions = [...candidates(material, view, player, rng)];
      return pickBest(rng, actions, (action) => rated(view, action));
    },
  };
}
