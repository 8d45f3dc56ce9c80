import type { DeepReadonly } from '../../../../kernel/types.js';
import { countDice } from '../../../../pyramid/board.js';
import { chanceToFinish } from '../../kit/lead.js';
import type { TabulaRasaState } from './tabula-rasa.js';

/** The chance to use up the block first, by the dice that are left of each. */
export const tabulaRasaWorth = ({ blocks }: DeepReadonly<TabulaRasaState>, player: number): number =>
  chanceToFinish(
    blocks.map((block) => countDice(block)),
    player,
  );
