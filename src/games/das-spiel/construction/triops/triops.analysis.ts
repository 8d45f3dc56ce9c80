/** The mathematics of Triops: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { facesThumb } from '../../kit/outer-faces.analysis.js';

/** Bots of Triops, by the names by which tournaments know them. */
export const triopsBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: facesThumb('Build where your dice show most faces on the outside.'),
};
