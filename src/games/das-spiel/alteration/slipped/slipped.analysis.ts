/** The mathematics of Slipped: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { afterTake } from '../spars.js';
import { nearness } from './patterns.js';
import type { SlippedView } from './position.js';
import { COVERED, isReady } from './position.js';
import type { SlippedAction } from './slipped.js';

/** Bots of Slipped, by the names by which tournaments know them. */
export const slippedBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SlippedView, SlippedAction>(
    'Take the die after which most signs of your object fit somewhere on an edge, and call when all do.',
    (view, action) => {
      const { player } = action;
      if (action.type === 'claim') return isReady(view, player) ? 2 : -1;
      if (action.type !== 'take') return 0;
      const poses = afterTake(view.poses, action);
      return nearness({ poses, options: view.options }, view.papers[player] ?? COVERED);
    },
  ),
};
