/** The mathematics of Finish: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { FinishAction } from './finish.js';
import type { FinishState } from './position.js';
import { distance } from './position.js';

/** Bots of Finish, by the names by which tournaments know them. */
export const finishBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<FinishState, FinishAction>(
    'Jump with the die that comes nearer to the finish line by most.',
    (_, action) => {
      if (action.type !== 'move') return 0;
      const { player, from, to } = action;
      return distance(cellNamed(from), player) - distance(cellNamed(to), player);
    },
  ),
};
