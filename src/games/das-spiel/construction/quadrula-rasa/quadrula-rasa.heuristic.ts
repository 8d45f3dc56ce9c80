import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish, restOf } from '../../kit/lead.js';
import type { QuadrulaRasaState } from './quadrula-rasa.js';

/** The chance to use up the cube first, by the dice that are left of each: the less it crumbles, the better. */
export const quadrulaRasaWorth = (
  { cubes, options: { edge } }: DeepReadonly<QuadrulaRasaState>,
  player: number,
): number =>
  chanceToFinish(
    cubes.map((cube) => restOf(cube, edge, edge ** 2)),
    player,
  );
