/** The mathematics of Hide Away: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { HideAwayAction } from './hide-away.js';
import type { HideAwayState } from './position.js';
import { facesToSee, topOf } from './position.js';

/** Bots of Hide Away, by the names by which tournaments know them. */
export const hideAwayBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<HideAwayState, HideAwayAction>(
    'Throw at the pyramid that you want to hide: your own, or where others are the object, the one of which least can be seen.',
    (view, action) => {
      if (action.type !== 'attempt' || action.at === undefined) return 0;
      const isOwn = action.at === action.player;
      if (view.options.object === 'own') return isOwn ? 1 : -1;
      return isOwn ? -1 : 10 - facesToSee(view.board, topOf(view.board, action.at));
    },
  ),
};
