/** The mathematics of Diebylon: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { worthOf } from '../rebuilding.heuristic.js';
import type { DiebylonAction } from './diebylon.js';
import type { DiebylonState } from './position.js';
import { EDGE, letterOf, targetsOf } from './position.js';

/** Bots of Diebylon, by the names by which tournaments know them. */
export const diebylonBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<DiebylonState, DiebylonAction>(
    'Bring the die nearer that gains most towards the next corner, and never onto dice of others.',
    (view, action) => {
      const { board } = view;
      // A swap lifts the die over that of another.
      if (action.type === 'swap') return 2;
      if (action.type !== 'move') return 0;
      const well = (cell: string): number => {
        const corners = view.options.fast ? targetsOf(action.player) : targetsOf(action.player).slice(0, 1);
        return Math.max(
          ...corners.map((corner) =>
            worthOf(board, cellNamed(cell), letterOf(action.player), playerAxis(corner), EDGE, '.'),
          ),
        );
      };
      return well(action.path.at(-1) ?? action.from) - well(action.from);
    },
  ),
};
