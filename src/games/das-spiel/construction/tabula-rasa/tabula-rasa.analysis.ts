/** The mathematics of Tabula Rasa: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { TabulaRasaAction, TabulaRasaState } from './tabula-rasa.js';

/** Bots of Tabula Rasa, by the names by which tournaments know them. */
export const tabulaRasaBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TabulaRasaState, TabulaRasaAction>('Break off as many dice as you can.', (_, { cells }) => cells.length),
};
