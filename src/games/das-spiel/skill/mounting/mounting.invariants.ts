import { attemptsInvariants } from '../attempts.invariants.js';
import { mountingRow } from './mounting.js';

/** What holds in every step of Mount(a)ing. */
export const mountingInvariants = attemptsInvariants(mountingRow);
