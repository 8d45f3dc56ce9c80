import type { Invariant } from '../../../../kernel/types.js';
import { attemptsInvariants } from '../attempts.invariants.js';
import type { DiceMikadoAction, DiceMikadoState } from './dice-mikado.js';

/** What holds in every position of Dice Mikado and in every step between two. */
export const diceMikadoInvariants: readonly Invariant<DiceMikadoState, DiceMikadoAction>[] = attemptsInvariants(
  'removed',
  'most',
  {
    turns: 'MIK-5',
    best: 'MIK-6',
    end: 'MIK-8',
  },
);
