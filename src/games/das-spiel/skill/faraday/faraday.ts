/**
 * Faraday: shake the three dice into the corners faster than the others. 1 to 8 players.
 * Rules and sources: faraday.rules.md (clauses FAR-1 to FAR-9).
 *
 * @example
 * ```ts
 * import { faraday } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome reports what happened; null: a die left the plate (FAR-4).
 * let state = faraday.setup({ players: 2 });
 * state = faraday.reduce(state, { type: 'attempt', player: 0, outcome: { milliseconds: 8500 } });
 * state = faraday.reduce(state, { type: 'attempt', player: 1, outcome: { milliseconds: null } });
 * console.log(faraday.result(state)?.winners); // → [ 0 ]
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

/** A position of Faraday; results are times in milliseconds (FAR-7). */
export type FaradayState = AttemptsState<'faraday'>;

/** An attempt; its outcome is a time in milliseconds, or `null` when it failed (FAR-4). */
export type FaradayAction = AttemptsAction<'milliseconds'>;

/** The funnels in which the dice lie at the start of an attempt (FAR-2). */
export const faradayStart: readonly string[] = Object.freeze(['c4', 'd4', 'd3']);

/** What makes Faraday another game than its neighbours. */
export const faradayRow: AttemptsRow<'faraday', 'milliseconds'> = {
  id: 'faraday',
  title: 'Faraday',
  number: 3,
  clauses: { turns: 'FAR-5', best: 'FAR-6', end: 'FAR-9' },
  ...timedAttempts,
  told: (time) =>
    time === null ? 'has lost a die or given up' : `has shaken the three dice into the corners in ${seconds(time)}`,
};

/** The rules of Faraday; its options are the number of attempts (FAR-6), and the skill of the model (FAR-8). */
export const faraday: Game<FaradayState, FaradayAction, { [Name in keyof AttemptsOptions]: AttemptsOptions[Name] }> =
  attemptsGame(faradayRow);
