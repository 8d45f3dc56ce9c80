import type { BoardCell, BoardPart } from '../picture/picture.js';

/** Depth of the base plate, level 0. */
const PLATE_DEPTH = 8;

export interface LayerCell {
  readonly cell: BoardCell;
  readonly row: number;
  readonly column: number;
}

/** A level of a pyramid, or a layer of a block of dice. */
export interface Layer {
  readonly label: string;
  readonly rows: number;
  readonly columns: number;
  /** Rows begin half a cell further right each, as those of a triangle. */
  readonly triangular: boolean;
  /** What the three corners of the lowest level are called: lower, upper left, upper right. */
  readonly corners: readonly [string, string, string] | null;
  readonly cells: readonly LayerCell[];
}

function groups(cells: readonly BoardCell[], key: (cell: BoardCell) => number): Map<number, BoardCell[]> {
  const found = new Map<number, BoardCell[]>();
  for (const cell of cells) {
    const group = found.get(key(cell)) ?? [];
    found.set(key(cell), group);
    group.push(cell);
  }
  return new Map([...found].sort(([one], [other]) => one - other));
}

/** The levels of a pyramid from the plate up, each seen from above: x runs down, z to the right. */
function levelsOf(cells: readonly BoardCell[]): Layer[] {
  const levels = groups(cells, ({ at: [x, y, z] }) => PLATE_DEPTH - x - y - z);
  return [...levels].map(([level, own]) => ({
    label: `level ${level}`,
    rows: PLATE_DEPTH + 1 - level,
    columns: PLATE_DEPTH + 1 - level,
    triangular: true,
    corners: level === 0 ? ['A', 'B', 'C'] : null,
    cells: own.map((cell) => ({ cell, row: cell.at[0], column: cell.at[2] })),
  }));
}

function layersOf(cells: readonly BoardCell[]): Layer[] {
  const lowest = [0, 1, 2].map((axis) => Math.min(...cells.map(({ at }) => at[axis] ?? 0)));
  const [left = 0, top = 0] = lowest;
  const layers = groups(cells, ({ at }) => at[2]);
  return [...layers].map(([z, own]) => ({
    label: layers.size === 1 ? '' : `z = ${z}`,
    rows: Math.max(...cells.map(({ at }) => at[0])) - left + 1,
    columns: Math.max(...cells.map(({ at }) => at[1])) - top + 1,
    triangular: false,
    corners: null,
    cells: own.map((cell) => ({ cell, row: cell.at[0] - left, column: cell.at[1] - top })),
  }));
}

export function boardLayers({ cells: all, plate }: BoardPart): Layer[] {
  const cells = all.filter(({ latent }) => !latent);
  return plate === false ? layersOf(cells) : levelsOf(cells);
}
