import type { DeepReadonly } from '../../../../kernel/types.js';
import { diceCells, dieAt } from '../../../../pyramid/board.js';
import { canMove } from './hops.js';
import { COLOURS, DICE, pointsOf, type ReductoState, VALUES } from './position.js';

/** What all dice are worth together. */
const ALL = DICE * VALUES.reduce((sum, value) => sum + value, 0);

/** The best die that whoever is on turn could take with a single hop, in points. */
function bestJump({ board, poses, options }: DeepReadonly<ReductoState>): number {
  const values = diceCells(board).map(
    (cell) => VALUES[COLOURS.indexOf(dieAt(board, cell) as (typeof COLOURS)[number])] ?? 0,
  );
  return diceCells(board).reduce((best, cell, i) => {
    const value = values[i] ?? 0;
    return value > best && canMove(board, cell, dieAt(poses, cell), options, 1) ? value : best;
  }, 0);
}

/**
 * How many points a player is ahead of the best of the others when whoever is on turn has taken the best die that can jump:
 * one half when they are level, 1 with the points of all dice.
 */
export function reductoWorth(view: DeepReadonly<ReductoState>, player: number): number {
  const { phase, toPlay } = view;
  const next = phase === 'play' ? bestJump(view) : 0;
  const points = pointsOf(view).map((sum, one) => sum + (one === toPlay ? next : 0));
  const others = points.filter((_, one) => one !== player);
  return (1 + ((points[player] ?? 0) - Math.max(...others)) / ALL) / 2;
}
