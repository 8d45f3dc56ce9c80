import type { DeepReadonly } from '../../../../kernel/types.js';
import { isOccupied } from '../../../../pyramid/board.js';
import { axes, type Cell } from '../../../../pyramid/lattice.js';
import { wallCells } from '../../../../pyramid/score.js';
import { chanceToLead } from '../../kit/lead.js';
import { ownPyramid } from '../corners.js';
import { LEVELS, type MuchoState, pointsOf } from './position.js';

/** What an outer face shows on average, and what a die still to be placed costs a player who is behind. */
const MEAN = 3.5;
const BEHIND = 3;

/** Outer faces of the player's pyramid that no die shows yet. */
function openFaces(poses: string, player: number): number {
  const top = ownPyramid(player, LEVELS).at(-1) as Cell;
  return axes.reduce((sum: number, axis) => {
    return sum + wallCells(axis, top).filter((cell) => !isOccupied(poses, cell)).length;
  }, 0);
}

/**
 * The chance to have most points in the end: those that each has, and an average number for each outer face that is
 * still open. With dominoes, where players don't place a die in every turn, the one behind will pay for rounds.
 */
export function muchoWorth(view: DeepReadonly<MuchoState>, player: number): number {
  const points = pointsOf(view);
  if (view.toPlay === null) return chanceToLead(points, player, 0);
  const open = points.map((_, one) => openFaces(view.poses, one));
  const least = Math.min(...view.supply);
  const late = view.options.variant === 'domino' ? BEHIND : 0;
  const ends = points.map((sum, one) => {
    return sum + MEAN * (open[one] as number) - late * ((view.supply[one] as number) - least);
  });
  return chanceToLead(ends, player, MEAN * open.reduce((sum, faces) => sum + faces, 0));
}
