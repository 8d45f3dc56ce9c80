import { type BoardLike, isOccupied } from '../../../pyramid/board.js';
import { numberAt } from '../../../pyramid/funnel.js';
import { isPlaceable } from '../../../pyramid/heap.js';
import { axes, type Cell } from '../../../pyramid/lattice.js';
import type { Handedness } from '../../../pyramid/pose.js';
import { wallCells } from '../../../pyramid/score.js';
import { cornerPyramid } from '../../../pyramid/shapes.js';
import { playerAxis } from '../../../pyramid/stock.js';

// Small pyramids that three players build in their corners of the base plate. (Games 22 and 27.)

const pyramids = new Map<string, readonly Cell[]>();

/** The cells of the player's pyramid with that many levels, in order: 1, 4, 10, 20 dice for 1 to 4 levels. */
export function ownPyramid(player: number, levels: number): readonly Cell[] {
  const key = `${player} ${levels}`;
  let cells = pyramids.get(key);
  if (cells === undefined) {
    cells = cornerPyramid(playerAxis(player), levels);
    pyramids.set(key, cells);
  }
  return cells;
}

/** The cells of the player's pyramid in which a die can be placed, in order. */
export function placeableIn(board: BoardLike, player: number, levels: number): Cell[] {
  return ownPyramid(player, levels).filter((cell) => isPlaceable(board, cell));
}

/** How many dice lie in the player's pyramid. */
export function countIn(board: BoardLike, player: number, levels: number): number {
  let count = 0;
  for (const cell of ownPyramid(player, levels)) if (isOccupied(board, cell)) count++;
  return count;
}

/** The sum of the numbers on the outside of the player's pyramid, its wall inside the base plate included. */
export function eyesOutside(poses: BoardLike, player: number, levels: number, hand: Handedness): number {
  const top = ownPyramid(player, levels).at(-1) as Cell;
  let sum = 0;
  for (const axis of axes) {
    for (const cell of wallCells(axis, top)) if (isOccupied(poses, cell)) sum += numberAt(poses, cell, axis, hand);
  }
  return sum;
}
