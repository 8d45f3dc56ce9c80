import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { chanceToFinish } from '../../kit/lead.js';
import type { QuadrulaRasaState } from './quadrula-rasa.js';

/** The chance to use up the cube first, by the dice that are left of each. */
export const quadrulaRasaWorth = ({ cubes }: DeepReadonly<QuadrulaRasaState>, player: number): number =>
  chanceToFinish(
    cubes.map((cube) => countDice(cube)),
    player,
  );
