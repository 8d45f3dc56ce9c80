/** The mathematics of Lookout: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { LookoutAction, LookoutState } from './lookout.js';

/** Bots of Lookout, by the names by which tournaments know them. */
export const lookoutBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<LookoutState, LookoutAction>('Place all dice that you may, then call stop.', (_, { type }) =>
    type === 'place' ? 2 : type === 'stop' ? 1 : 0,
  ),
};
