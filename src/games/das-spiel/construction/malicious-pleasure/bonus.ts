import type { BoardLike } from '../../../../pyramid/board.js';
import { type Contact, touchingCells } from '../../../../pyramid/contact.js';
import { funnelColours, funnelNumbers } from '../../../../pyramid/funnel.js';
import { isPlaceable } from '../../../../pyramid/heap.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import type { Handedness } from '../../../../pyramid/pose.js';

/** What lies, and how. */
export interface Dice {
  readonly board: BoardLike;
  readonly poses: BoardLike;
  readonly hand: Handedness;
}

/**
 * The different numbers that dice of the colour show into the cell's funnel, rising: how many dice the turn may have
 * (MAL-10). None where no die of the colour is below, as in a funnel of the base plate (MAL-9).
 */
export function bonusNumbers({ board, poses, hand }: Dice, cell: Cell, colour: string): number[] {
  if (cell < PLATE_CELLS) return [];
  const numbers = funnelNumbers(poses, cell, hand);
  const own = funnelColours(board, cell).flatMap((one, i) => (one === colour ? [numbers[i] as number] : []));
  return [...new Set(own)].sort((one, other) => one - other);
}

/** The cells that take a die and touch one of the turn's, in order (MAL-13). */
export function bonusCells(board: BoardLike, laid: readonly Cell[], contact: Contact): Cell[] {
  const cells = new Set<Cell>();
  for (const die of laid) {
    for (const cell of touchingCells(die, contact)) if (isPlaceable(board, cell)) cells.add(cell);
  }
  return [...cells].sort((one, other) => one - other);
}

/** Whether a die in the cell touches one of the turn's (MAL-13). */
export function touchesLaid(cell: Cell, laid: readonly Cell[], contact: Contact): boolean {
  return touchingCells(cell, contact).some((near) => laid.includes(near));
}
