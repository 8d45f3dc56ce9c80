import type { DeepReadonly } from '../../../../kernel/types.js';
import { swapDice } from '../../../../pyramid/board.js';
import { type Axis, type Cell, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { explorerCell, isBuilt, partnersOf, type ThePharaohsCurseState } from './position.js';

type State = DeepReadonly<ThePharaohsCurseState>;

/** What a row that can be gained without turning counts. */
const OPEN = 0.3;

/** How many dice, each nearer to the corner, the explorer can change places with one after the other, as it lies. */
function waysUp(view: State, player: number, own: Cell): number {
  let most = 0;
  for (const cell of partnersOf(view, player)) {
    if (coordinate(cell, player as Axis) <= coordinate(own, player as Axis)) continue;
    const [board, poses] = [swapDice(view.board, own, cell), swapDice(view.poses, own, cell)];
    most = Math.max(most, 1 + waysUp({ ...view, board, poses }, player, cell));
  }
  return most;
}

/** How near a player's explorer is to its corner, and how many rows it can go there without turning: 1 when it is there. */
export function thePharaohsCurseWorth(view: State, player: number): number {
  if (!isBuilt(view)) return 0;
  const own = explorerCell(view.board, player);
  return (coordinate(own, player as Axis) + OPEN * waysUp(view, player, own)) / (PLATE_EDGE - 1);
}
