/** The mathematics of Spotted Cow: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { fits, isBlank } from './position.js';
import type { SpottedCowAction, SpottedCowState } from './spotted-cow.js';

/** Bots of Spotted Cow, by the names by which tournaments know them. */
export const spottedCowBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SpottedCowState, SpottedCowAction>('Count before you call.', (view, action) => {
    if (action.type === 'claim') return fits(view, cellNamed(action.cell)) ? 1 : -1;
    if (action.type === 'blank') return isBlank(view) ? 1 : -1;
    return 0;
  }),
};
