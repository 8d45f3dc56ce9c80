import { pick, type RandomGenerator } from '../../../kernel/dice/random.js';
import { illegal, type Violation } from '../../../kernel/errors.js';
import { isEmpty, isOccupied } from '../../../pyramid/board.js';
import { isPlaceable, placeableCells } from '../../../pyramid/heap.js';
import { cellName, cellNamed, namesOf } from '../../../pyramid/names.js';

// Placing single dice anywhere on the heap, as many games of the book have it.

/** Why no die can be placed in the cell, citing the game's clause; `undefined` when one can. */
export function checkPlaceable(board: string, cell: string, clause: string): Violation | undefined {
  const at = cellNamed(cell);
  if (isOccupied(board, at)) return illegal(clause, `a die lies in ${cell} already`);
  if (!isEmpty(board, at)) return illegal(clause, `${cell} is not on this board`);
  return isPlaceable(board, at) ? undefined : illegal(clause, `a die in ${cell} would not rest on three dice`);
}

/** Every cell in which a die can be placed, as the fields of an action. */
export function* placeableFields(board: string): Generator<{ cell: string }> {
  for (const cell of namesOf(placeableCells(board))) yield { cell };
}

/** A random one of them, `null` when there is none. */
export function samplePlaceable(board: string, rng: RandomGenerator): { cell: string } | null {
  const cell = pick(rng, placeableCells(board));
  return cell === undefined ? null : { cell: cellName(cell) };
}

/** The next player after `player`, in turn order, for whom it holds; `player` comes last; `null` for none. */
export function nextPlayer(players: number, player: number, holds: (one: number) => boolean): number | null {
  for (let step = 1; step <= players; step++) {
    const one = (player + step) % players;
    if (holds(one)) return one;
  }
  return null;
}
