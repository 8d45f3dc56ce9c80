import { attemptsInvariants } from '../attempts.invariants.js';
import { coulombRow } from './coulomb.js';

/** What holds in every step of Coulomb. */
export const coulombInvariants = attemptsInvariants(coulombRow);
