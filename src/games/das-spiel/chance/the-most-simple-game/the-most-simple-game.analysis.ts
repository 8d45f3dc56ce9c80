/** The mathematics of The Most Simple Game: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { facesThumb } from '../../kit/outer-faces.analysis.js';

/** Bots of The Most Simple Game, by the names by which tournaments know them. */
export const theMostSimpleGameBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: facesThumb('Take the top, then the edges, then the walls.'),
};
