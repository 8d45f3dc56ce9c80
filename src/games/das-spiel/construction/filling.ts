import { type BoardBuffer, type BoardLike, codeOf, dieAt } from '../../../pyramid/board.js';
import { countBelow } from '../../../pyramid/funnel.js';
import { openedBy } from '../../../pyramid/heap.js';
import type { Cell } from '../../../pyramid/lattice.js';
import { type Colour, playerColours } from '../../../pyramid/stock.js';

// How funnels made of dice fill in the games of the Rasanto kind (23 to 26): the dice round a funnel say whose it is,
// and what fills it can complete further funnels.

/** The players' colours as a buffer has them. */
const CODES: readonly number[] = /* @__PURE__ */ playerColours.map(codeOf);

/** The player whose die lies in the cell, -1 for none. */
export function ownerOf(board: BoardLike, cell: Cell): number {
  return playerColours.indexOf(dieAt(board, cell) as Colour);
}

/** How many of the three dice round a funnel each player has: `[2, 1, 0]`. */
export function diceRound(board: BoardLike, funnel: Cell, players: number): number[] {
  const counts: number[] = [];
  for (let player = 0; player < players; player++) {
    counts.push(countBelow(board, funnel, playerColours[player] as Colour));
  }
  return counts;
}

/** Places one of the player's dice; a supply that is used up stays at 0, as stand-ins are used. */
export function putOwn(buffer: BoardBuffer, supply: number[], cell: Cell, player: number): void {
  buffer[cell] = CODES[player] as number;
  const left = supply[player] as number;
  if (left > 0) supply[player] = left - 1;
}

/**
 * Fills funnels made of dice, and those that the fillers complete, until nobody can fill any more.
 *
 * @param open - funnels that can be filled; those that were completed meanwhile are added
 * @param inOrder - fills them in the order of cells; otherwise in any, where it makes no difference
 * @param fill - puts a die into the funnel, or says with `false` that it stays open
 */
export function fillFunnels(
  buffer: BoardBuffer,
  open: Cell[],
  inOrder: boolean,
  fill: (funnel: Cell) => boolean,
): void {
  for (let next = 0; next < open.length; next++) {
    if (inOrder) open.splice(next, open.length, ...open.slice(next).sort((one, other) => one - other));
    const funnel = open[next] as Cell;
    if (fill(funnel)) openedBy(buffer, funnel, open);
  }
}
