import { type BoardLike, dieAt } from '../../../../pyramid/board.js';
import { countCarried, freeCells } from '../../../../pyramid/heap.js';
import { type Axis, axes, type Cell } from '../../../../pyramid/lattice.js';
import { cellName } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';

/** The axes as actions name them. */
export const AXIS_NAMES = ['x', 'y', 'z'] as const;

/** The name of an axis. */
export type AxisName = (typeof AXIS_NAMES)[number];

/** The axis of the name. */
export const axisNamed = (name: AxisName): Axis => AXIS_NAMES.indexOf(name) as Axis;

/**
 * The dice that can be pulled out one after the other from a free die down along an axis: all of its colour, each free
 * when those before it are gone (ASP-6, ASP-7). The free die itself is the first.
 */
export function spear(board: BoardLike, top: Cell, axis: Axis): Cell[] {
  const colour = dieAt(board, top);
  const cells = [top];
  // Not by index: with a polluted prototype it would never end.
  for (let next = supports(top).at(axis); next !== undefined; next = supports(next).at(axis)) {
    // The die before is one of those that it carries.
    if (dieAt(board, next) !== colour || countCarried(board, next) > 1) break;
    cells.push(next);
  }
  return cells;
}

/** What can be taken: a die, or dice of a column. */
export interface Harvest {
  readonly cell: string;
  readonly axis?: AxisName | undefined;
  readonly count?: number | undefined;
}

/** All that can be taken from the board: each free die alone, and each column, or part of one, that begins with it. */
export function* harvests(board: BoardLike, column: 'part' | 'whole'): Generator<Harvest> {
  for (const top of freeCells(board)) {
    const cell = cellName(top);
    yield { cell };
    for (const axis of axes) {
      const most = spear(board, top, axis).length;
      const least = column === 'part' ? 2 : Math.max(most, 2);
      for (let count = least; count <= most; count++) yield { cell, axis: AXIS_NAMES[axis] as AxisName, count };
    }
  }
}
