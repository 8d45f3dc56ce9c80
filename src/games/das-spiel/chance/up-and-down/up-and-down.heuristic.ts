import { pick, type RandomGenerator, uniformInt } from '../../../../kernel/random.js';
import type { DeepReadonly } from '../../../../kernel/types.js';
import { dieAt } from '../../../../pyramid/board.js';
import { placeableCells } from '../../../../pyramid/heap.js';
import type { Cell } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { playerColours } from '../../../../pyramid/stock.js';
import { type UpAndDownState, variantOf } from './position.js';

/** Of so many dice that random play puts back in `demolition`, one is put anywhere. */
const ANYWHERE = 4;

/**
 * Where random play places a die. In `demolition` mostly where it lies on as few dice of the others as it can: players
 * who keep blocking each other hardly come to an end.
 */
export function samplePlace(
  state: Pick<DeepReadonly<UpAndDownState>, 'options' | 'players' | 'board'>,
  player: number,
  rng: RandomGenerator,
): { cell: string } | null {
  const { board } = state;
  const cells = placeableCells(board);
  const isAnywhere = variantOf(state) !== 'demolition' || uniformInt(rng, 1, ANYWHERE) === 1;
  const cell = pick(rng, isAnywhere ? cells : leastBlocking(board, player, cells));
  return cell === undefined ? null : { cell: cellName(cell) };
}

/** Those of the cells in which a die lies on the fewest dice of the others. */
function leastBlocking(board: string, player: number, cells: readonly Cell[]): Cell[] {
  const blocked = cells.map(
    (cell) => supports(cell).filter((one) => dieAt(board, one) !== playerColours[player]).length,
  );
  const least = Math.min(...blocked);
  return cells.filter((_, index) => blocked[index] === least);
}
