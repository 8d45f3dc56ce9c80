/** The mathematics of Triangle: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { axes, type Cell, coordinate, levelOf } from '../../../../pyramid/lattice.js';
import { cellNamed, cellsNamed } from '../../../../pyramid/names.js';
import { carriedOver, liftedPiece, movedPiece } from './moving.js';
import { colourOf, type TriangleState } from './position.js';
import { turnTogether } from './rigid.js';
import type { TriangleAction } from './triangle.js';

/** Where the dice of a row go. */
function landings(
  view: DeepReadonly<TriangleState>,
  action: Exclude<DeepReadonly<TriangleAction>, { type: 'pass' }>,
  piece: readonly Cell[],
): Cell[] | undefined {
  switch (action.type) {
    case 'move':
      return movedPiece(view, piece, action.axes);
    case 'jump':
      return liftedPiece(view.board, piece, action.axes);
    case 'rotate':
      return turnTogether(view.board, piece, cellNamed(action.pivot), action.direction);
  }
}

/** How far a player's dice lie apart, along all axes. */
const spread = (cells: readonly Cell[]): number =>
  axes.reduce((sum: number, axis) => {
    const parts = cells.map((cell) => coordinate(cell, axis));
    return sum + Math.max(...parts) - Math.min(...parts);
  }, 0);

/** Bots of Triangle, by the names by which tournaments know them. */
export const triangleBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TriangleState, TriangleAction>(
    'Move the row after which your dice lie closest together, and none on another.',
    (view, action) => {
      if (action.type === 'pass') return 0;
      const piece = cellsNamed(action.piece).sort((one, other) => one - other);
      const to = landings(view, action, piece) ?? piece;
      const raised = to.filter((cell) => levelOf(cell) > 0).length;
      return -spread(diceCells(carriedOver(view.board, piece, to), colourOf(action.player))) - raised;
    },
  ),
};
