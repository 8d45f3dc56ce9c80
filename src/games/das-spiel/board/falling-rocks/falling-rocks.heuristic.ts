import type { RandomGenerator } from '../../../../kernel/random.js';
import { coordinate } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { pickTowards } from '../purpose.js';

/** How many moves a player without a plan looks at, to take the one that leads farthest. */
const PURPOSE = 3;

/** One of the moves for a player without a plan: every one can be drawn, those towards his finish edge sooner. */
export function moveAhead<Move extends { readonly from: string; readonly to: string }>(
  rng: RandomGenerator,
  player: number,
  moves: readonly Move[],
): Move | undefined {
  const rowsFrom = (cell: string): number => coordinate(cellNamed(cell), playerAxis(player));
  return pickTowards(rng, moves, PURPOSE, ({ from, to }) => rowsFrom(from) - rowsFrom(to));
}
