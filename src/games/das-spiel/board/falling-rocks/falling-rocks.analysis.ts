/** The mathematics of Falling Rocks: a rule of thumb. */
import type { NamedBot } from '../../../../advice/named-bot.js';
import { thumb } from '../../../../advice/thumb.js';
import { type Cell, coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { cellNamed } from '../../../../pyramid/names.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import type { FallingRocksAction } from './falling-rocks.js';
import type { FallingRocksState } from './position.js';
import { ownerOf } from './position.js';

/** How many rows a player's die in the cell has come. */
const gone = (cell: Cell, player: number): number => PLATE_EDGE - 1 - coordinate(cell, playerAxis(player));

/** Bots of Falling Rocks, by the names by which tournaments know them. */
export const fallingRocksBots: Readonly<Record<'thumb', NamedBot>> = {
  thumb: thumb<FallingRocksState, FallingRocksAction>(
    'Move the die that gets furthest towards the finish edge, and capture one that has come far.',
    (view, action) => {
      if (action.type !== 'move') return 0;
      const { player, from, to } = action;
      const [start, end] = [cellNamed(from), cellNamed(to)];
      const owner = ownerOf(view.board, end);
      return gone(end, player) - gone(start, player) + (owner < 0 ? 0 : gone(end, owner));
    },
  ),
};
