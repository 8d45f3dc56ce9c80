import { illegal, type Violation } from '../../../kernel/errors.js';
import { diceCells, isEmpty, isOccupied } from '../../../pyramid/board.js';
import type { Cell } from '../../../pyramid/lattice.js';
import { cellName, cellNamed } from '../../../pyramid/names.js';
import { rowNeighbours } from '../../../pyramid/neighbours.js';
import { cellBetween, jumpsOver, rowSteps } from './plate.js';

// The usual move on the base plate: into an adjacent funnel, or straight over one die into the funnel behind it.

/** Where a die can step, then where it can jump to. */
export function moveTargets(board: string, from: Cell): Cell[] {
  return [...rowSteps(board, from), ...jumpsOver(board, from).map(({ to }) => to)];
}

/** Whether a die can step or jump at all. */
export function canMove(board: string, from: Cell): boolean {
  return rowSteps(board, from).length > 0 || jumpsOver(board, from).length > 0;
}

/** Every step and jump of the dice of a colour, as the fields of an action. */
export function* moveFields(board: string, colour: string): Generator<{ from: string; to: string }> {
  for (const from of diceCells(board, colour)) {
    for (const to of moveTargets(board, from)) yield { from: cellName(from), to: cellName(to) };
  }
}

/** The die that the move jumps over; `undefined` for a step, and for anything else. */
export function jumpedOver(board: string, from: Cell, to: Cell): Cell | undefined {
  const over = cellBetween(from, to);
  return over !== undefined && isOccupied(board, over) ? over : undefined;
}

/**
 * Why the die cannot step or jump like this, citing the game's clauses for either; `undefined` when it can. Whose die it
 * is doesn't matter here.
 */
export function checkMove(
  board: string,
  from: string,
  to: string,
  clauses: { readonly step: string; readonly jump: string },
): Violation | undefined {
  const [start, end] = [cellNamed(from), cellNamed(to)];
  const isStep = rowNeighbours(start).includes(end);
  const over = isStep ? undefined : cellBetween(start, end);
  if (!isStep && over === undefined) return illegal(clauses.step, `${to} is no neighbour of ${from}`);
  const clause = isStep ? clauses.step : clauses.jump;
  if (!isEmpty(board, end)) return illegal(clause, `a die lies in ${to}`);
  if (over !== undefined && !isOccupied(board, over)) {
    return illegal(clause, `there is no die in ${cellName(over)} to jump over`);
  }
  return undefined;
}
