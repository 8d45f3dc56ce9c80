import { illegal, type Violation } from '../../../../kernel/errors.js';
import { dieAt } from '../../../../pyramid/board.js';
import { funnelColours } from '../../../../pyramid/funnel.js';
import { diceFunnels, isOpenFace } from '../../../../pyramid/heap.js';
import { type Axis, axes, type Cell, levelOf } from '../../../../pyramid/lattice.js';
import { cellName, cellNamed } from '../../../../pyramid/names.js';
import { supports } from '../../../../pyramid/neighbours.js';
import { checkPlaceable } from '../../kit/placing.js';

/**
 * Whether the dice below a cell along an axis, down to the plate, all have the colour and would be an edge with a die of
 * it in the cell: they show both faces of the other axes (CUI-11).
 */
function isEdgeOf(board: string, cell: Cell, axis: Axis, colour: string): boolean {
  const sides = axes.filter((one) => one !== axis);
  for (let below = supports(cell).at(axis); below !== undefined; below = supports(below).at(axis)) {
    if (dieAt(board, below) !== colour) return false;
    if (!sides.every((side) => isOpenFace(board, below as Cell, side))) return false;
  }
  return true;
}

/** Why a die of the colour can't be put in the cell; `undefined` when it can (CUI-7 to CUI-11). */
export function checkPut(board: string, cell: string, colour: string): Violation | undefined {
  const at = cellNamed(cell);
  if (levelOf(at) === 0) return illegal('CUI-7', 'nothing is put on the base plate');
  const problem = checkPlaceable(board, cell, 'CUI-7');
  if (problem !== undefined) return problem;
  const different = new Set(funnelColours(board, at));
  if (different.size === 2) return illegal('CUI-10', `the funnel ${cell} has two colours`);
  if (different.size === 1 && different.has(colour)) return illegal('CUI-9', `the funnel ${cell} has the die's colour`);
  const edge = axes.some((axis) => isEdgeOf(board, at, axis, colour));
  return edge ? illegal('CUI-11', `a die in ${cell} would complete an edge of one colour`) : undefined;
}

/** The names of the cells in which a die of the colour can be put. */
export function* putCells(board: string, colour: string): Generator<string> {
  for (const funnel of diceFunnels(board)) {
    const cell = cellName(funnel);
    if (checkPut(board, cell, colour) === undefined) yield cell;
  }
}
