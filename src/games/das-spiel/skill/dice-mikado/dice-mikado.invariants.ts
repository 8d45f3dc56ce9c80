import { attemptsInvariants } from '../attempts.invariants.js';
import { diceMikadoRow } from './dice-mikado.js';

/** What holds in every step of Dice Mikado. */
export const diceMikadoInvariants = attemptsInvariants(diceMikadoRow);
