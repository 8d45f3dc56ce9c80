/**
 * Dice Mikado: take dice, more than the others. 1 to 8 players.
 * Rules and sources: dice-mikado.rules.md (clauses MIK-1 to MIK-8).
 *
 * @example
 * ```ts
 * import { diceMikado } from 'dicewright/das-spiel';
 *
 * // At a table the players play, and the outcome reports what happened.
 * let state = diceMikado.setup({ players: 2 });
 * state = diceMikado.reduce(state, { type: 'attempt', player: 0, outcome: { removed: 12 } });
 * state = diceMikado.reduce(state, { type: 'attempt', player: 1, outcome: { removed: 9 } });
 * console.log(diceMikado.result(state)?.winners); // → [ 0 ]
 * ```
 *
 * @module
 */

import * as z from '../../../../kernel/schemas/zod.js';
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

/** What Dice Mikado has besides the options of all games of attempts. */
export interface DiceMikadoEnding {
  /**
   * What ends an attempt besides the topmost die's fall: that the pyramid collapses, or that this die moves (MIK-4). Default
   * `'collapse'`.
   */
  readonly ends?: 'collapse' | 'top-moves' | undefined;
}

/** Options of Dice Mikado: the number of attempts (MIK-6), the skill of the model (MIK-7), and what ends an attempt. */
export type DiceMikadoOptions = AttemptsOptions & DiceMikadoEnding;

/** A position of Dice Mikado; results are numbers of dice. */
export type DiceMikadoState = AttemptsState<'dice-mikado', DiceMikadoEnding>;

/** An attempt; its outcome is a number of dice (MIK-3). */
export type DiceMikadoAction = AttemptsAction<'removed'>;

/** What makes Dice Mikado another game than its neighbours. */
export const diceMikadoRow: AttemptsRow<'dice-mikado', 'removed'> = {
  id: 'dice-mikado',
  title: 'Dice Mikado',
  number: 6,
  clauses: { turns: 'MIK-5', best: 'MIK-6', end: 'MIK-8' },
  // The least and the most dice that an attempt can come to (MIK-3); what the model draws (MIK-7).
  .../* @__PURE__ */ countedAttempts({ key: 'removed', range: [0, 164], drawn: [0, 25, 90] }),
  options: { ends: z._default(z.literal(['collapse', 'top-moves']), 'collapse') },
  variants: [{ ends: 'top-moves' }],
  editions: { english: { ends: 'collapse' }, french: { ends: 'top-moves' } },
  told: (count, { ends }) =>
    `takes ${dice(count ?? 0)} before the ${ends === 'collapse' ? 'pyramid collapses' : 'topmost die moves'}`,
};

/** The rules of Dice Mikado. */
export const diceMikado: Game<DiceMikadoState, DiceMikadoAction, DiceMikadoOptions> = attemptsGame<
  'dice-mikado',
  'removed',
  DiceMikadoEnding
>(diceMikadoRow);
