import type { DeepReadonly } from '../../../../kernel/types.js';
import { chanceToFinish } from '../../kit/lead.js';
import type { TheVainGuineaFowlState } from './position.js';

/** The chance to place all dice first, by those that each has left. */
export const theVainGuineaFowlWorth = ({ supply }: DeepReadonly<TheVainGuineaFowlState>, player: number): number =>
  chanceToFinish(supply, player);
