/** The mathematics of Triangle: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellNamed, cellsNamed } from '../../../../pyramid/names.js';
import { turnTogether } from '../../../../pyramid/rigid.js';
import { carriedOver, liftedPiece, movedPiece } from './moving.js';
import type { TriangleState } from './position.js';
import { triangleWorth } from './triangle.heuristic.js';
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

/** Bots of Triangle, by the names by which tournaments know them. */
export const triangleBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<TriangleState, TriangleAction>(
    'Move the row after which your dice lie closest together, and most of them in one triangle.',
    (view, action) => {
      if (action.type === 'pass') return 0;
      const piece = cellsNamed(action.piece).sort((one, other) => one - other);
      const to = landings(view, action, piece);
      return to === undefined
        ? 0
        : triangleWorth({ ...view, board: carriedOver(view.board, piece, to) }, action.player);
    },
  ),
};
