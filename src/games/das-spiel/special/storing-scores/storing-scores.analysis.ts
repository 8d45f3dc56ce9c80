/** The mathematics of Storing Scores: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { funnelIndex, sum } from './funnels.js';
import type { StoringScoresAction, StoringScoresState } from './storing-scores.js';

/** Bots of Storing Scores, by the names by which tournaments know them. */
export const storingScoresBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<StoringScoresState, StoringScoresAction>(
    'Lift a die below which you know the total that stands; else roll, and if you must lift, lift what nobody has seen.',
    (view, action) => {
      if (action.type === 'roll') return 1;
      const seen = view.seen[funnelIndex(cellNamed(action.cell))] ?? null;
      if (seen === null) return 0;
      return sum(seen) === sum(view.rolled) ? 2 : -1;
    },
  ),
};
