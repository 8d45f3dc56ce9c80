/** The mathematics of Trulla: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { TrullaAction, TrullaState } from './trulla.js';

/** Bots of Trulla, by the names by which tournaments know them. */
export const trullaBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TrullaState, TrullaAction>('Pour a single die at a time.', (_, { dice }) => -dice),
};
