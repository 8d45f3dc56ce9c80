import type { Invariant } from '../../../../kernel/types.js';
import { attemptsInvariants } from '../attempts.invariants.js';
import type { MountingAction, MountingState } from './mounting.js';

/** What holds in every position of Mount(a)ing and in every step between two. */
export const mountingInvariants: readonly Invariant<MountingState, MountingAction>[] = attemptsInvariants(
  'mounted',
  'most',
  {
    turns: 'MTG-5',
    best: 'MTG-6',
    end: 'MTG-8',
  },
);
