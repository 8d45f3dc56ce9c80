import type { Invariant } from '../../../../kernel/types.js';
import { attemptsInvariants } from '../attempts.invariants.js';
import type { FaradayAction, FaradayState } from './faraday.js';

/** What holds in every position of Faraday and in every step between two. */
export const faradayInvariants: readonly Invariant<FaradayState, FaradayAction>[] = attemptsInvariants(
  'milliseconds',
  'fewest',
  {
    turns: 'FAR-5',
    best: 'FAR-6',
    end: 'FAR-9',
  },
);
