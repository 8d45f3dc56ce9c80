/** The mathematics of Smuggling: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { diceCells, moveDie } from '../../../../pyramid/board.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { jumpsOver } from '../plate.js';
import type { SmugglingState } from './position.js';
import { isSmuggler, OFFICERS } from './position.js';
import type { SmugglingAction } from './smuggling.js';

/** Bots of Smuggling, by the names by which tournaments know them. */
export const smugglingBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<SmugglingState, SmugglingAction>(
    'Smugglers go where no officer can catch any of them, the foremost first; officers catch as many as they can, and else wait before the border.',
    (view, action) => {
      const { board } = view;
      if (action.type === 'jump') return 10 * action.path.length;
      if (action.type !== 'move') return 0;
      const [from, to] = [cellNamed(action.from), cellNamed(action.to)];
      const after = moveDie(board, from, to);
      if (action.player === OFFICERS) return -coordinate(to, 0);
      const isCaught = diceCells(after, 'r').some((officer) =>
        jumpsOver(after, officer).some(({ over }) => isSmuggler(after, over)),
      );
      return (isCaught ? -10 : 0) + coordinate(from, 0) - 2 * coordinate(to, 0);
    },
  ),
};
