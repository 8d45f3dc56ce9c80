import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish, restOf } from '../../kit/lead.js';
import type { TabulaRasaState } from './tabula-rasa.js';

/** Dice in a row of a block. */
const ROW = 11;

/** The chance to use up the block first, by the dice that are left of each: the less it frays, the better. */
export const tabulaRasaWorth = ({ blocks }: DeepReadonly<TabulaRasaState>, player: number): number =>
  chanceToFinish(
    blocks.map((block) => restOf(block, ROW)),
    player,
  );
