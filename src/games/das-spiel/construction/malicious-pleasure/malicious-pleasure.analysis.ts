/** The mathematics of Malicious Pleasure: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { upperNumbers } from '../../../../pyramid/pose.js';
import type { MaliciousPleasureAction, MaliciousPleasureState } from './malicious-pleasure.js';

/** Bots of Malicious Pleasure, by the names by which tournaments know them. */
export const maliciousPleasureBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<MaliciousPleasureState, MaliciousPleasureAction>(
    'Choose the highest number, and lay dice with high numbers up.',
    ({ options }, action) => {
      if (action.type === 'choose') return action.number;
      if (action.type !== 'place' || action.pose === undefined) return 0;
      return upperNumbers(action.pose, options.hand).reduce((sum, number) => sum + number, 0);
    },
  ),
};
