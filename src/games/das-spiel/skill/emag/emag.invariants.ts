import type { Invariant } from '../../../../kernel/types.js';
import { attemptsInvariants } from '../attempts.invariants.js';
import type { EmagAction, EmagState } from './emag.js';

/** What holds in every position of Emag and in every step between two. */
export const emagInvariants: readonly Invariant<EmagState, EmagAction>[] = attemptsInvariants('height', 'most', {
  turns: 'EMA-5',
  best: 'EMA-6',
  end: 'EMA-8',
});
