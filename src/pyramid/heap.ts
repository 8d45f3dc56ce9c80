import { sortAscending } from './ascending.js';
import { type BoardLike, codeAt, codesOf, DOT, dieAt, isOccupied } from './board.js';
import { APEX, type Axis, axes, type Cell, PLATE_CELLS, PYRAMID_CELLS } from './lattice.js';
import { carried, FACES, faceSteps, stepTo } from './neighbours.js';

// A heap is a board on which every die rests on the plate or on three dice. All of this reads at most a few cells.

/** Whether all that a die in the cell would rest on is there: the base plate, or three dice. (Geometry §1.) */
export function isSupported(board: BoardLike, cell: Cell): boolean {
  return (
    cell < PLATE_CELLS ||
    (codeAt(board, stepTo(cell, 3)) > DOT &&
      codeAt(board, stepTo(cell, 4)) > DOT &&
      codeAt(board, stepTo(cell, 5)) > DOT)
  );
}

/** Whether a die can be placed in the cell: it is empty, and supported. (Geometry §1.) */
export function isPlaceable(board: BoardLike, cell: Cell): boolean {
  return codeAt(board, cell) === DOT && isSupported(board, cell);
}

/** Whether the cell is a funnel made of dice: placeable, above level 0. It shows three numbers. (Geometry §1.) */
export function isDiceFunnel(board: BoardLike, cell: Cell): boolean {
  return cell >= PLATE_CELLS && isPlaceable(board, cell);
}

/**
 * Whether a die lies in the cell that carries nothing, so that it can be removed. (Rule text, introduction.)
 */
export function isFree(board: BoardLike, cell: Cell): boolean {
  if (codeAt(board, cell) <= DOT) return false;
  const above = carried(cell);
  for (let i = 0; i < above.length; i++) if (codeAt(board, above[i] as Cell) > DOT) return false;
  return true;
}

/** How many dice rest on the cell's die: 0 to 3. */
export function countCarried(board: BoardLike, cell: Cell): number {
  let count = 0;
  for (const above of carried(cell)) if (codeAt(board, above) > DOT) count++;
  return count;
}

/** Whether an upper face can be seen: no die lies on it. (Geometry §1.) */
export function isOpenFace(board: BoardLike, cell: Cell, axis: Axis): boolean {
  const above = stepTo(cell, axis);
  return above < 0 || !isOccupied(board, above);
}

export function openFaces(board: BoardLike, cell: Cell): Axis[] {
  return axes.filter((axis) => isOpenFace(board, cell, axis));
}

/** The cells where a die can be placed, in order. Looks at the whole board. */
export function placeableCells(board: BoardLike): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < board.length; cell++) if (isPlaceable(board, cell)) cells.push(cell);
  return cells;
}

/** The funnels made of dice, in order. Looks at the whole board. */
export function diceFunnels(board: BoardLike): Cell[] {
  const cells: Cell[] = [];
  for (let cell = PLATE_CELLS; cell < board.length; cell++) if (isPlaceable(board, cell)) cells.push(cell);
  return cells;
}

/** The cells whose dice are free, in order; only those of a colour, where one is given. Looks at the whole board. */
export function freeCells(board: BoardLike, colour?: string): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < board.length; cell++) {
    if (isFree(board, cell) && (colour === undefined || dieAt(board, cell) === colour)) cells.push(cell);
  }
  return cells;
}

/**
 * The funnels that the die in the cell has just completed: at most three. For chains of funnels that fill.
 *
 * @param opened - a list to add them to; a new one unless given
 */
export function openedBy(board: BoardLike, cell: Cell, opened: Cell[] = []): Cell[] {
  const codes = codesOf(board);
  const steps = faceSteps;
  const from = FACES * cell;
  for (let face = 0; face < 3; face++) {
    const above = steps[from + face] as number;
    if (above < 0 || codes[above] !== DOT) continue;
    const at = FACES * above;
    const x = codes[steps[at + 3] as Cell] as number;
    const y = codes[steps[at + 4] as Cell] as number;
    const z = codes[steps[at + 5] as Cell] as number;
    if (x > DOT && y > DOT && z > DOT) opened.push(above);
  }
  return opened;
}

/** Whether every die of the board rests on the base plate or on three dice. Looks at the whole board. */
export function isHeap(board: BoardLike): boolean {
  for (let cell = PLATE_CELLS; cell < board.length; cell++) {
    if (isOccupied(board, cell) && !isSupported(board, cell)) return false;
  }
  return true;
}

export function isComplete(board: BoardLike): boolean {
  // A heap with its top die is complete.
  return isOccupied(board, APEX);
}

/**
 * The empty cells that must be filled before a die can lie in the cell, and the cell itself, in order: filled in this order,
 * each is supported. Empty when a die already lies there.
 */
export function missingBelow(board: BoardLike, cell: Cell): Cell[] {
  return missingWithin(board, cell, PYRAMID_CELLS) as Cell[];
}

/** {@link missingBelow}, `undefined` when there are more than the limit. @internal */
export function missingWithin(board: BoardLike, cell: Cell, limit: number): Cell[] | undefined {
  if (isOccupied(board, cell)) return [];
  const missing = [cell];
  for (const one of missing) {
    if (missing.length > limit) return undefined;
    for (let face = 3; face < 6; face++) {
      const below = stepTo(one, face);
      if (below >= 0 && !isOccupied(board, below) && !missing.includes(below)) missing.push(below);
    }
  }
  return sortAscending(missing);
}

/** All dice that would lose their support without the die in the cell, the highest first; without that die. */
export function loadOn(board: BoardLike, cell: Cell): Cell[] {
  const load = new Set<Cell>();
  const resting = (one: Cell): void => {
    for (const above of carried(one)) if (isOccupied(board, above)) load.add(above);
  };
  resting(cell);
  for (const one of load) resting(one);
  return [...load].sort((one, other) => other - one);
}
