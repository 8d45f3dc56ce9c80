/** The mathematics of Quadrula Rasa: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { QuadrulaRasaAction, QuadrulaRasaState } from './quadrula-rasa.js';

/** Bots of Quadrula Rasa, by the names by which tournaments know them. */
export const quadrulaRasaBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<QuadrulaRasaState, QuadrulaRasaAction>('Add as many dice as you can.', (_, action) =>
    action.type === 'add' ? action.cells.length : 0,
  ),
};
