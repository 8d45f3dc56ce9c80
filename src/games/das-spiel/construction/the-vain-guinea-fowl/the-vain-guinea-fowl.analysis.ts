/** The mathematics of The Vain Guinea Fowl: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { TheVainGuineaFowlAction, TheVainGuineaFowlState } from './the-vain-guinea-fowl.js';

/** Bots of The Vain Guinea Fowl, by the names by which tournaments know them. */
export const theVainGuineaFowlBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TheVainGuineaFowlState, TheVainGuineaFowlAction>('Place every die that can be placed.', (_, { type }) =>
    type === 'discard' ? 0 : 1,
  ),
};
