/** The mathematics of Summit Storm: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { facesThumb } from '../../kit/outer-faces.analysis.js';

/** Bots of Summit Storm, by the names by which tournaments know them. */
export const summitStormBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: facesThumb('Take the corners of the plate, then its rim.'),
};
