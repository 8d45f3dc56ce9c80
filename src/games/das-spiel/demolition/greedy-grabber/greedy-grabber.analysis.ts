/** The mathematics of Greedy Grabber: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { GreedyGrabberAction } from './greedy-grabber.js';
import type { GreedyGrabberView } from './position.js';

/** Bots of Greedy Grabber, by the names by which tournaments know them. */
export const greedyGrabberBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<GreedyGrabberView, GreedyGrabberAction>(
    'Grab all that shows your number, call stop when there is no more, and grab nothing after the stop.',
    ({ phase }, { type }) => {
      if (type === 'grab') return phase === 'grab' ? 2 : -1;
      return type === 'stop' || type === 'roll' ? 1 : 0;
    },
  ),
};
