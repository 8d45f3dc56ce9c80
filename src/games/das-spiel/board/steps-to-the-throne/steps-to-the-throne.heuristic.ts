import type { DeepReadonly } from '../../../../kernel/types.js';
import { coordinate, PLATE_EDGE } from '../../../../pyramid/lattice.js';
import { greenCell, greenPlayer, type StepsToTheThroneState } from './position.js';

/** How near the green die is to the throne, for the player of green; for the other player how far away: 0 to 1. */
export function stepsToTheThroneWorth(view: DeepReadonly<StepsToTheThroneState>, player: number): number {
  const near = coordinate(greenCell(view.board), 0) / (PLATE_EDGE - 1);
  return player === greenPlayer(view) ? near : 1 - near;
}
