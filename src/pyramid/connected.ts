// Connected sets of cells, by any neighbourhood: pass `rowNeighbours`, or `faceNeighbours`, or the table
// of a block.

/** The neighbours of a cell, or of a place in a block. */
export type Neighbourhood = (cell: number) => readonly number[];

/**
 * Whether the cells are connected, as no cells and a single cell are. A list with a cell twice is not a set of cells, and so
 * not connected.
 *
 * @example
 * ```ts
 * import { cellsNamed, isConnected, rowNeighbours } from 'dicewright/pyramid';
 *
 * console.log(isConnected(cellsNamed(['a1', 'a2', 'b2']), rowNeighbours)); // → true
 * console.log(isConnected(cellsNamed(['a1', 'a3']), rowNeighbours)); // → false
 * ```
 */
export function isConnected(cells: readonly number[], neighbours: Neighbourhood): boolean {
  const waiting = new Set(cells);
  const [start] = cells;
  if (start === undefined) return true;
  waiting.delete(start);
  const reached = [start];
  for (const cell of reached) for (const near of neighbours(cell)) if (waiting.delete(near)) reached.push(near);
  return waiting.size === 0 && reached.length === cells.length;
}
