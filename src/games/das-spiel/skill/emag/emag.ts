/**
 * Emag: stack dice, more than the others. 1 to 8 players.
 * Rules and sources: emag.rules.md (clauses EMA-1 to EMA-8).
 *
 * @example
 * ```ts
 * import { emag } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome reports what happened.
 * let state = emag.setup({ players: 2 });
 * state = emag.reduce(state, { type: 'attempt', player: 0, outcome: { height: 12 } });
 * state = emag.reduce(state, { type: 'attempt', player: 1, outcome: { height: 9 } });
 * console.log(emag.result(state)?.winners); // → [ 0 ]
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
import { countedAttempts } from '../models.js';
import { dice } from '../words.js';

/** A position of Emag; results are numbers of dice. */
export type EmagState = AttemptsState<'emag'>;

/** An attempt; its outcome is a number of dice (EMA-3). */
export type EmagAction = AttemptsAction<'height'>;

/** What makes Emag another game than its neighbours. */
export const emagRow: AttemptsRow<'emag', 'height'> = {
  id: 'emag',
  title: 'Emag',
  number: 5,
  clauses: { turns: 'EMA-5', best: 'EMA-6', end: 'EMA-8' },
  // The least and the most dice that an attempt can come to (EMA-3); what the model draws (EMA-7).
  .../* @__PURE__ */ countedAttempts({ key: 'height', range: [1, 281], drawn: [1, 9, 25] }),
  told: (count) => `stacks ${dice(count ?? 0)}`,
};

/** The rules of Emag; its options are the number of attempts (EMA-6), and the skill of the model (EMA-7). */
export const emag: Game<EmagState, EmagAction, { [Name in keyof AttemptsOptions]: AttemptsOptions[Name] }> =
  attemptsGame(emagRow);
