import type { Invariant } from '../../../../kernel/types.js';
import { attemptsInvariants } from '../attempts.invariants.js';
import type { DuneAction, DuneState } from './dune.js';

/** What holds in every position of Dune and in every step between two. */
export const duneInvariants: readonly Invariant<DuneState, DuneAction>[] = attemptsInvariants(
  'milliseconds',
  'fewest',
  {
    turns: 'DUN-5',
    best: 'DUN-6',
    end: 'DUN-9',
  },
);
