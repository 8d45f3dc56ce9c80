/**
 * Mount(a)ing: mount dice, more than the others. 1 to 8 players.
 * Rules and sources: mounting.rules.md (clauses MTG-1 to MTG-8).
 *
 * @example
 * ```ts
 * import { mounting } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome reports what happened.
 * let state = mounting.setup({ players: 2 });
 * state = mounting.reduce(state, { type: 'attempt', player: 0, outcome: { mounted: 12 } });
 * state = mounting.reduce(state, { type: 'attempt', player: 1, outcome: { mounted: 9 } });
 * console.log(mounting.result(state)?.winners); // → [ 0 ]
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

/** A position of Mount(a)ing; results are numbers of dice. */
export type MountingState = AttemptsState<'mounting'>;

/** An attempt; its outcome is a number of dice (MTG-3). */
export type MountingAction = AttemptsAction<'mounted'>;

/** What makes Mount(a)ing another game than its neighbours. */
export const mountingRow: AttemptsRow<'mounting', 'mounted'> = {
  id: 'mounting',
  title: 'Mount(a)ing',
  number: 8,
  clauses: { turns: 'MTG-5', best: 'MTG-6', end: 'MTG-8' },
  // The least and the most dice that an attempt can come to (MTG-3); what the model draws (MTG-7).
  .../* @__PURE__ */ countedAttempts({ key: 'mounted', range: [0, 116], drawn: [0, 6, 30] }),
  told: (count) => `mounts ${dice(count ?? 0)}`,
};

/** The rules of Mount(a)ing; its options are the number of attempts (MTG-6), and the skill of the model (MTG-7). */
export const mounting: Game<MountingState, MountingAction, { [Name in keyof AttemptsOptions]: AttemptsOptions[Name] }> =
  attemptsGame(mountingRow);
