/** The mathematics of Mound Mover: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { worthOf } from '../rebuilding.heuristic.js';
import type { MoundMoverAction } from './mound-mover.js';
import type { MoundMoverState } from './position.js';
import { EDGE, letterOf, targetAxis } from './position.js';

/** Bots of Mound Mover, by the names by which tournaments know them. */
export const moundMoverBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<MoundMoverState, MoundMoverAction>(
    'Bring the die nearer that gains most towards the next corner, and never onto dice of others.',
    (view, action) => {
      if (action.type !== 'move') return 0;
      const { player, from, to } = action;
      const well = (cell: string): number =>
        worthOf(view.board, cellNamed(cell), letterOf(player), targetAxis(player), EDGE, 'b');
      return well(to) - well(from);
    },
  ),
};
