import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells } from '../../../../pyramid/board.js';
import { coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { playerAxis } from '../../../../pyramid/stock.js';
import { meanWorth } from '../rebuilding.heuristic.js';
import { DICE, type DiebylonState, EDGE, hasRebuilt, letterOf, PLAYERS, targetsOf } from './position.js';

/** The row at which a corner's pyramid begins. */
const CORNER = PLATE_EDGE - EDGE;
/** What the way to a corner counts in the fast game, as long as no die is on a top. */
const WAY = 0.9;

/**
 * How near a player's dice are to the next corner, on average, and not on others' dice, which want to get out: 1 when
 * their pyramid stands there. In the fast game (DIE-14) how near they are to either corner, and 1 with one on a top.
 */
export function diebylonWorth({ board, options }: DeepReadonly<DiebylonState>, player: number): number {
  if (hasRebuilt(board, player, options)) return 1;
  if (!options.fast) return meanWorth(board, letterOf(player), playerAxis((player + 1) % PLAYERS), EDGE, '.');
  const rows = diceCells(board, letterOf(player)).map((cell) =>
    Math.max(...targetsOf(player).map((corner) => Math.min(CORNER, coordinate(cell, playerAxis(corner))))),
  );
  return (WAY * rows.reduce((sum, row) => sum + row, 0)) / (DICE * CORNER);
}
