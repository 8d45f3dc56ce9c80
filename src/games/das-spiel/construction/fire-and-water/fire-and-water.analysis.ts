/** The mathematics of Fire and Water: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { FireAndWaterAction, FireAndWaterState } from './fire-and-water.js';
import { leftOf } from './placing.js';

/** Bots of Fire and Water, by the names by which tournaments know them. */
export const fireAndWaterBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<FireAndWaterState, FireAndWaterAction>(
    'Place a die of the colour of which you have more left.',
    (view, action) =>
      action.type === 'pass' || action.colour === 'k' ? 0 : leftOf(view, action.player, action.colour),
  ),
};
