import { pick, type RandomGenerator } from '../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../kernel/errors.js';
import { isOccupied } from '../../../pyramid/board.js';
import { freeCells, isFree } from '../../../pyramid/heap.js';
import { cellName, cellNamed } from '../../../pyramid/names.js';

// Taking single free dice, as all games of demolition have it that take from above.

/** Why the cell's die can't be taken, citing the game's clause; `undefined` when it can. */
export function checkFree(board: string, cell: string, clause: string): Violation | undefined {
  const at = cellNamed(cell);
  if (isFree(board, at)) return undefined;
  return illegal(clause, isOccupied(board, at) ? `the die in ${cell} carries another` : `no die lies in ${cell}`);
}

/** Every free die, as the fields of an action. */
export function* freeFields(board: string): Generator<{ cell: string }> {
  for (const cell of freeCells(board)) yield { cell: cellName(cell) };
}

/** A random one of them, `null` when there is none. */
export function sampleFree(board: string, rng: RandomGenerator): { cell: string } | null {
  const cell = pick(rng, freeCells(board));
  return cell === undefined ? null : { cell: cellName(cell) };
}
