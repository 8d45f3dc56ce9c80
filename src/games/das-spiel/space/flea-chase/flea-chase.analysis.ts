/** The mathematics of Flea Chase: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { FleaChaseAction } from './flea-chase.js';
import type { FleaChaseState } from './position.js';
import { advance } from './position.js';

/** Bots of Flea Chase, by the names by which tournaments know them. */
export const fleaChaseBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<FleaChaseState, FleaChaseAction>(
    'Jump with the die that comes nearer to the target by most, and with the rearmost of such.',
    (_, action) => {
      if (action.type !== 'move') return 0;
      const [from, to] = [cellNamed(action.from), cellNamed(action.to)];
      return 10 * (advance(to) - advance(from)) - advance(from);
    },
  ),
};
