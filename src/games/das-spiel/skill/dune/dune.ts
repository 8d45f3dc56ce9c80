/**
 * Dune: blow the four dice into a pyramid faster than the others. 1 to 8 players.
 * Rules and sources: dune.rules.md (clauses DUN-1 to DUN-9).
 *
 * @example
 * ```ts
 * import { dune } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome reports what happened; null: a die left the plate (DUN-4).
 * let state = dune.setup({ players: 2 });
 * state = dune.reduce(state, { type: 'attempt', player: 0, outcome: { milliseconds: 8500 } });
 * state = dune.reduce(state, { type: 'attempt', player: 1, outcome: { milliseconds: null } });
 * console.log(dune.result(state)?.winners); // → [ 0 ]
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

/** A position of Dune; results are times in milliseconds (DUN-7). */
export type DuneState = AttemptsState<'dune'>;

/** An attempt; its outcome is a time in milliseconds, or `null` when it failed (DUN-4). */
export type DuneAction = AttemptsAction<'milliseconds'>;

/** The funnels in which the dice lie at the start of an attempt (DUN-2). */
export const duneStart: readonly string[] = Object.freeze(['a9', 'a1', 'i1', 'c4']);

/** What makes Dune another game than its neighbours. */
export const duneRow: AttemptsRow<'dune', 'milliseconds'> = {
  id: 'dune',
  title: 'Dune',
  number: 2,
  clauses: { turns: 'DUN-5', best: 'DUN-6', end: 'DUN-9' },
  ...timedAttempts,
  told: (time) =>
    time === null
      ? 'has blown a die off the plate or given up'
      : `has blown the four dice into a pyramid in ${seconds(time)}`,
};

/** The rules of Dune; its options are the number of attempts (DUN-6), and the skill of the model (DUN-8). */
export const dune: Game<DuneState, DuneAction, { [Name in keyof AttemptsOptions]: AttemptsOptions[Name] }> =
  attemptsGame(duneRow);
