import { funnelNumbers } from '../../../../pyramid/funnel.js';
import { type Cell, PLATE_CELLS } from '../../../../pyramid/lattice.js';
import type { Handedness, Numbers } from '../../../../pyramid/pose.js';

/** The three numbers that are open where a die was taken (DOU-6); none on the plate. */
export function openedNumbers(poses: string, cell: Cell, hand: Handedness): Numbers | undefined {
  return cell < PLATE_CELLS ? undefined : funnelNumbers(poses, cell, hand);
}

/** How many more dice the numbers are good for: one for a double, two for a triple (DOU-7, DOU-8). */
export function bonusOf(numbers: Numbers | undefined): 0 | 1 | 2 {
  if (numbers === undefined) return 0;
  const different = new Set(numbers).size;
  return different === 3 ? 0 : different === 2 ? 1 : 2;
}
