import { pick, type RandomGenerator, uniformInt } from '../../../kernel/dice/random.js';
import { type BoardLike, firstEmpty, isEmpty, isOccupied } from '../../../pyramid/board.js';
import { isConnected } from '../../../pyramid/connected.js';
import { type Cell, levelCells, PLATE_CELLS } from '../../../pyramid/lattice.js';
import { cellName, namesOf } from '../../../pyramid/names.js';
import { rowNeighbours } from '../../../pyramid/neighbours.js';

// Where dice go on the base plate, in games that build from it.

const LEVEL_0 = /* @__PURE__ */ levelCells(0);

/** Whether dice lie in all funnels of the base plate. */
export function isPlateFull(board: BoardLike): boolean {
  const empty = firstEmpty(board);
  return empty < 0 || empty >= PLATE_CELLS;
}

/** The empty funnels of the base plate, in order, as the fields of an action. */
export function* emptyFunnelFields(board: BoardLike): Generator<{ cell: string }> {
  for (const cell of LEVEL_0) if (isEmpty(board, cell)) yield { cell: cellName(cell) };
}

/** So often a funnel is drawn from all of the plate: the last empty one is found sooner, but for one plate in thousands of millions. */
const DRAWS = 1_000;

/** One of them, each equally likely; `null` when the plate is full. */
export function sampleEmptyFunnel(board: BoardLike, rng: RandomGenerator): { cell: string } | null {
  if (isPlateFull(board)) return null;
  for (let draws = 0; draws < DRAWS; draws++) {
    const cell = uniformInt(rng, 0, PLATE_CELLS - 1);
    if (isEmpty(board, cell)) return { cell: cellName(cell) };
  }
  // A generator that always gives the same number, as when games are shrunk, would never come to one.
  return pick(rng, [...emptyFunnelFields(board)]) ?? null;
}

/** Whether the cell is adjacent to a die in its row; for the first die on the plate every funnel will do. */
export function isAdjacentToDie(board: BoardLike, cell: Cell): boolean {
  return rowNeighbours(cell).some((near) => isOccupied(board, near)) || !LEVEL_0.some((one) => isOccupied(board, one));
}

/** Whether the dice of the base plate hang together, as they do where each is laid adjacent to another. */
export function isPlateConnected(board: BoardLike): boolean {
  return isConnected(
    LEVEL_0.filter((cell) => isOccupied(board, cell)),
    rowNeighbours,
  );
}

/** The empty funnels of the base plate adjacent to a die, in order. */
function funnelsAdjacentToDice(board: BoardLike): Cell[] {
  return LEVEL_0.filter((cell) => isEmpty(board, cell) && isAdjacentToDie(board, cell));
}

/** The empty funnels of the base plate adjacent to a die, in order, as the fields of an action. */
export function adjacentFields(board: BoardLike): { cell: string }[] {
  return namesOf(funnelsAdjacentToDice(board)).map((cell) => ({ cell }));
}

/** One of them, each equally likely; `null` when the plate is full. */
export function sampleAdjacent(board: BoardLike, rng: RandomGenerator): { cell: string } | null {
  const cell = pick(rng, funnelsAdjacentToDice(board));
  return cell === undefined ? null : { cell: cellName(cell) };
}
