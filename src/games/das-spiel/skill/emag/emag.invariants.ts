import { attemptsInvariants } from '../attempts.invariants.js';
import { emagRow } from './emag.js';

/** What holds in every step of Emag. */
export const emagInvariants = attemptsInvariants(emagRow);
