/** The mathematics of The Clever Mole: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { possibleHills } from './clues.js';
import type { TheCleverMoleView } from './position.js';
import type { TheCleverMoleAction } from './the-clever-mole.js';

/** Bots of The Clever Mole, by the names by which tournaments know them. */
export const theCleverMoleBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TheCleverMoleView, TheCleverMoleAction>(
    'Point at a hill that the clue fits and nobody has tried; as the master, say something that fits several.',
    (view, action) => {
      const { board, poses, clue, claims, options } = view;
      if (action.type === 'hide') return action.clue.kind === 'text' ? 1 : 0;
      if (action.type !== 'claim' || clue === null) return 0;
      return possibleHills({ board, poses, hand: options.hand }, clue, claims).includes(action.hill) ? 1 : 0;
    },
  ),
};
