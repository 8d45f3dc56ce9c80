/** The mathematics of Wolf in a Sheep's Coat: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { WolfInASheepsCoatView } from './position.js';
import { sightOf, suspectsOf } from './position.js';
import type { WolfInASheepsCoatAction } from './wolf-in-a-sheeps-coat.js';

/** Bots of Wolf in a Sheep's Coat, by the names by which tournaments know them. */
export const wolfInASheepsCoatBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<WolfInASheepsCoatView, WolfInASheepsCoatAction>(
    'Place the dog that comes nearest to seeing half of the sheep that can still be the wolf; ask when there is one.',
    (view, action) => {
      if (action.type !== 'dog' && action.type !== 'ask') return 0;
      const suspects = suspectsOf(view);
      if (action.type === 'ask') return suspects.includes(action.cell) ? 1 / suspects.length : 0;
      const sight = sightOf(view, cellNamed(action.cell), view.dogs);
      const seen = suspects.filter((cell) => sight.has(cellNamed(cell))).length;
      return Math.min(seen, suspects.length - seen) / suspects.length;
    },
  ),
};
