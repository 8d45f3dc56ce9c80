/** The mathematics of The Pharaoh's Curse: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { placeDie, swapDice } from '../../../../pyramid/board.js';
import { type Axis, type Cell, coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import type { ThePharaohsCurseState } from './position.js';
import { explorerCell, partnersOf } from './position.js';
import type { ThePharaohsCurseAction } from './the-pharaohs-curse.js';

/** Bots of The Pharaoh's Curse, by the names by which tournaments know them. */
export const thePharaohsCurseBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<ThePharaohsCurseState, ThePharaohsCurseAction>(
    'Change places with the die nearest to your corner, or turn so that such a die shows you its own number.',
    (view, action) => {
      const { player } = action;
      if (action.type !== 'swap' && action.type !== 'turn') return 0;
      const own = explorerCell(view.board, player);
      const at = action.type === 'swap' ? cellNamed(action.cell) : own;
      const board = swapDice(view.board, own, at);
      const poses = placeDie(swapDice(view.poses, own, at), own, action.pose);
      const height = (cell: Cell): number => coordinate(cell, player as Axis);
      const isOpen = partnersOf({ ...view, board, poses }, player).some((cell) => height(cell) > height(at));
      return 2 * height(at) + (isOpen ? 1 : 0);
    },
  ),
};
