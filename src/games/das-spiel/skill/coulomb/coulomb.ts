/**
 * Coulomb: shake the four dice into a pyramid faster than the others. 1 to 8 players.
 * Rules and sources: coulomb.rules.md (clauses COU-1 to COU-9).
 *
 * @example
 * ```ts
 * import { coulomb } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome reports what happened; null: a die left the plate (COU-4).
 * let state = coulomb.setup({ players: 2 });
 * state = coulomb.reduce(state, { type: 'attempt', player: 0, outcome: { milliseconds: 8500 } });
 * state = coulomb.reduce(state, { type: 'attempt', player: 1, outcome: { milliseconds: null } });
 * console.log(coulomb.result(state)?.winners); // → [ 0 ]
 * ```
 *
 * @module
 */
import type { Game } from '../../../../kernel/types.js';
import {
  type AttemptsAction,
  type AttemptsOptions,
  type AttemptsRow,
  type AttemptsState,
  attemptsGame,
} from '../attempts.js';
import { timedAttempts } from '../models.js';
import { seconds } from '../words.js';

/** A position of Coulomb; results are times in milliseconds (COU-7). */
export type CoulombState = AttemptsState<'coulomb'>;

/** An attempt; its outcome is a time in milliseconds, or `null` when it failed (COU-4). */
export type CoulombAction = AttemptsAction<'milliseconds'>;

/** The funnels in which the dice lie at the start of an attempt (COU-2). */
export const coulombStart: readonly string[] = Object.freeze(['a9', 'a1', 'i1', 'c4']);

/** What makes Coulomb another game than its neighbours. */
export const coulombRow: AttemptsRow<'coulomb', 'milliseconds'> = {
  id: 'coulomb',
  title: 'Coulomb',
  number: 4,
  clauses: { turns: 'COU-5', best: 'COU-6', end: 'COU-9' },
  ...timedAttempts,
  told: (time) =>
    time === null ? 'has lost a die or given up' : `has shaken the four dice into a pyramid in ${seconds(time)}`,
};

/** The rules of Coulomb; its options are the number of attempts (COU-6), and the skill of the model (COU-8). */
export const coulomb: Game<CoulombState, CoulombAction, { [Name in keyof AttemptsOptions]: AttemptsOptions[Name] }> =
  attemptsGame(coulombRow);
