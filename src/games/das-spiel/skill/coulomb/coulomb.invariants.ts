import type { Invariant } from '../../../../kernel/types.js';
import { attemptsInvariants } from '../attempts.invariants.js';
import type { CoulombAction, CoulombState } from './coulomb.js';

/** What holds in every position of Coulomb and in every step between two. */
export const coulombInvariants: readonly Invariant<CoulombState, CoulombAction>[] = attemptsInvariants(
  'milliseconds',
  'fewest',
  {
    turns: 'COU-5',
    best: 'COU-6',
    end: 'COU-9',
  },
);
