/**
 * Mount(a)ing: mount dice, more than the others. 1 to 8 players.
 * Rules and sources: mounting.rules.md (clauses MTG-1 to MTG-8).
 *
 * @example
 * ```ts
 * import { mounting } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome says what came of it.
 * let state = mounting.setup({ players: 2 });
 * state = mounting.reduce(state, { type: 'attempt', player: 0, outcome: { mounted: 12 } });
 * state = mounting.reduce(state, { type: 'attempt', player: 1, outcome: { mounted: 9 } });
 * console.log(mounting.result(state)?.winners); // → [ 0 ]
 * ```
 *
 * @module
 */
import type { Game } from '../../../../kernel/types.js';
import { type AttemptsAction, type AttemptsOptions, type AttemptsState, attemptsGame } from '../attempts.js';
import { counted } from '../models.js';
import { dice } from '../words.js';

/** The least and the most dice that an attempt can come to (MTG-3). */
const RANGE = [0, 116] as const;

/** Options of Mount(a)ing: the number of attempts (MTG-6), and the skill of the model (MTG-7). */
export type MountingOptions = AttemptsOptions;

/** A position of Mount(a)ing; results are numbers of dice. */
export type MountingState = AttemptsState<'mounting'>;

/** An attempt; its outcome is a number of dice (MTG-3). */
export type MountingAction = AttemptsAction<'mounted'>;

/** The rules of Mount(a)ing. */
export const mounting: Game<MountingState, MountingAction, MountingOptions> = attemptsGame({
  id: 'mounting',
  title: 'Mount(a)ing',
  number: 8,
  key: 'mounted',
  range: RANGE,
  better: 'most',
  isScore: true,
  // What the model draws (MTG-7).
  chance: counted({ key: 'mounted', range: RANGE, drawn: [0, 6, 30] }),
  told: (count) => `mounts ${dice(count ?? 0)}`,
  counted: dice,
});
