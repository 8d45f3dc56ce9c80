import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish, restOf } from '../../kit/lead.js';
import { COLUMNS } from './block.js';
import type { TabulaRasaState } from './tabula-rasa.js';

/** The chance to use up the block first, by the dice that are left of each: the less it frays, the better. */
export const tabulaRasaWorth = ({ blocks }: DeepReadonly<TabulaRasaState>, player: number): number =>
  chanceToFinish(
    blocks.map((block) => restOf(block, COLUMNS)),
    player,
  );
