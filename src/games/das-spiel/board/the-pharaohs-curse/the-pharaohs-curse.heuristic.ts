import type { DeepReadonly } from '../../../../kernel/types.js';
import { type Axis, type Cell, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { explorerCell, isBuilt, partnersOf, type ThePharaohsCurseState } from './position.js';

/** What a die nearer to the corner with which the explorer could change places counts, in rows. */
const OPEN = 0.5;

/**
 * How near a player's explorer is to its corner, and whether a die that is nearer shows it the same number: 1 when it is
 * there.
 */
export function thePharaohsCurseWorth(view: DeepReadonly<ThePharaohsCurseState>, player: number): number {
  if (!isBuilt(view)) return 0;
  const height = (cell: Cell): number => coordinate(cell, player as Axis);
  const own = height(explorerCell(view.board, player));
  if (own === PLATE_EDGE - 1) return 1;
  const isOpen = partnersOf(view, player).some((cell) => height(cell) > own);
  return (own + (isOpen ? OPEN : 0)) / (PLATE_EDGE - 1);
}
