/** The mathematics of Doubles: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { DoublesAction, DoublesState } from './doubles.js';
import { bonusOf, openedNumbers } from './funnel-bonus.js';

/** Bots of Doubles, by the names by which tournaments know them. */
export const doublesBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<DoublesState, DoublesAction>(
    'Take a die that opens a triple, or else a double.',
    ({ poses, options }, action) => {
      if (action.type !== 'remove') return -1;
      return bonusOf(openedNumbers(poses, cellNamed(action.cell), options.hand));
    },
  ),
};
