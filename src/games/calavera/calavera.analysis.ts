/**
 * The mathematics of Calavera: the chance of the third skull, what a plan leads to, and whether to roll on.
 *
 * @module
 */
import type { ExactChance, OddsQuestion } from '../../advice/advice.js';
import type { DeepReadonly } from '../../kernel/types.js';
import { type CalaveraGoal, type CalaveraPlay, playsIn } from './analysis/plays.js';
import { questions } from './analysis/questions.js';
import { type CalaveraPlan, type CalaveraPlanOdds, curseOdds, planOdds } from './analysis/skulls.js';
import type { CalaveraState } from './position.js';

export type { CalaveraGoal, CalaveraPlay } from './analysis/plays.js';
export type { CalaveraPlan, CalaveraPlanOdds } from './analysis/skulls.js';

/** What {@link calaveraAnalysis} can do. All of it is exact. */
export interface CalaveraAnalysis {
  /**
   * The chance that the next roll brings the third skull.
   *
   * @param skulls - that lie already, 0 to 2
   * @param dice - that are rolled, 1 to 6, no more than the others
   * @throws RangeError for other numbers
   * @example
   * ```ts
   * import { games } from 'dicewright/games';
   *
   * const { calaveraAnalysis } = await games.calavera.part('analysis');
   * console.log(calaveraAnalysis.curseOdds(2, 3)); // → { favourable: 91, total: 216 }
   * ```
   */
  readonly curseOdds: (skulls: number, dice: number) => ExactChance;
  /**
   * What it leads to if one colour, or jokers, are collected: every die that shows neither that nor a skull is rolled
   * again, as long as there are rolls and such dice.
   *
   * @throws RangeError for other numbers of dice or rolls
   * @example
   * ```ts
   * import { games } from 'dicewright/games';
   *
   * const { calaveraAnalysis } = await games.calavera.part('analysis');
   * const dice = ['orange', 'orange', 'orange', 'pink', 'black', 'skull'] as const;
   * const { cursed, total, mean } = calaveraAnalysis.planOdds({ dice, rollsLeft: 1, target: 'orange' });
   * console.log(cursed / total === 1 / 36, mean.toFixed(3)); // → true 3.250
   * ```
   */
  readonly planOdds: (plan: CalaveraPlan) => CalaveraPlanOdds;
  /**
   * What the player to act can do (roll on with which dice, or stop and use them how), and what that is worth in this
   * turn, the best first; nothing when the game is over. Takes milliseconds. What the skulls make others mark is not
   * looked at.
   *
   * @param view - a state
   * @param goal - of the turn: as many crosses, or as many points, as possible; default `'crosses'`
   * @throws RangeError before the first roll, where the values of the options are too large for exact weights
   * @example
   * ```ts
   * import { games } from 'dicewright/games';
   * import { calavera } from 'dicewright/calavera';
   *
   * const { calaveraAnalysis } = await games.calavera.part('analysis');
   * const outcome = ['orange', 'orange', 'orange', 'orange', 'skull', 'skull'] as const;
   * const start = calavera.setup({ players: 2 });
   * const state = calavera.reduce(start, { type: 'roll', player: 0, dice: [0, 1, 2, 3, 4, 5], outcome });
   * const [best] = calaveraAnalysis.plays(state);
   * console.log(best?.action, best?.value); // → { type: 'mark', player: 0, dice: 'orange', row: 'orange' } 4
   * ```
   */
  readonly plays: (view: DeepReadonly<CalaveraState>, goal?: CalaveraGoal) => readonly CalaveraPlay[];
}

/** The mathematics of Calavera. */
export const calaveraAnalysis: CalaveraAnalysis = { curseOdds, planOdds, plays: playsIn };

/** Questions about Calavera that have ready-made answers. */
export const calaveraQuestions: readonly OddsQuestion[] = questions;
