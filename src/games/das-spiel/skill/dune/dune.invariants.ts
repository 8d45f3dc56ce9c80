import { attemptsInvariants } from '../attempts.invariants.js';
import { duneRow } from './dune.js';

/** What holds in every step of Dune. */
export const duneInvariants = attemptsInvariants(duneRow);
