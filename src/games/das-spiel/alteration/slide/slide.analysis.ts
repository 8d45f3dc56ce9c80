/** The mathematics of Slide: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { afterTake } from '../spars.js';
import { collected } from './analysis/collecting.js';
import type { SlideView } from './position.js';
import type { SlideAction } from './slide.js';

/** Bots of Slide, by the names by which tournaments know them. */
export const slideBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SlideView, SlideAction>(
    'Collect the number of which most lies in your roof: take the die after which fewest others lie between dice of it.',
    (view, action) => {
      if (action.type !== 'take') return 0;
      return collected({ ...view, poses: afterTake(view.poses, action) }, action.player);
    },
  ),
};
