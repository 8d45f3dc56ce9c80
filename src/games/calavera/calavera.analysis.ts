/**
 * The mathematics of Calavera: the chance of the third skull, what a plan leads to, and whether to roll on.
 *
 * @module
 */
import type { ExactChance, OddsQuestion } from '../../advice/advice.js';
import type { NamedBot } from '../../advice/named-bot.js';
import { thumb } from '../../advice/thumb.js';
import { GameError } from '../../kernel/errors.js';
import type { DeepReadonly, Envelope } from '../../kernel/types.js';
import { type CalaveraGoal, type CalaveraPlay, playsIn } from './analysis/plays.js';
import { questions } from './analysis/questions.js';
import { type CalaveraPlan, type CalaveraPlanOdds, curseOdds, planOdds } from './analysis/skulls.js';
import type { CalaveraAction } from './calavera.js';
import { countOf } from './dice.js';
import type { CalaveraState } from './position.js';
import { BOXES, type CalaveraSheet, colours, rowScore, zoneOf } from './sheet.js';

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

/** Crosses that a row must have before points are counted, and not crosses. */
const FAR = 4;

/** Skulls with which one rolls no more. */
const ENOUGH_SKULLS = 2;

/** How good it looks at first sight: to roll all but the best colour and the jokers; or crosses, where they do no harm. */
function atFirstSight({ sheets, dice, options }: DeepReadonly<CalaveraState>, action: DeepReadonly<CalaveraAction>) {
  const { rows } = sheets[action.player] as CalaveraSheet;
  switch (action.type) {
    case 'roll': {
      const open = colours.filter((colour) => !rows[colour].frozen);
      const best = [...open].sort((one, other) => countOf(dice, other) - countOf(dice, one))[0];
      const isRight = dice.every(
        (face, i) => (face !== best && face !== 'joker' && face !== 'skull') === action.dice.includes(i),
      );
      return isRight && countOf(dice, 'skull') < ENOUGH_SKULLS ? 10 : -20;
    }
    case 'mark': {
      const row = rows[action.row];
      const crosses = Math.min(BOXES, row.crosses + countOf(dice, action.dice));
      if (zoneOf(crosses) !== 'death') return crosses - row.crosses;
      return rowScore({ crosses, frozen: true }, options.values) - rowScore(row, options.values);
    }
    case 'freeze':
      return rowScore(rows[action.row], options.values) / 2;
    default:
      return 0;
  }
}

/** Bots of Calavera, by the names by which tournaments know them. */
export const calaveraBots: Readonly<Record<'turn' | 'thumb', NamedBot>> = {
  turn: {
    about:
      'plays for the most expected crosses of its turn, from the middle of the sheet on for points; worked out exactly',
    parameters: [],
    create: () => (given, player) => {
      const view = given as DeepReadonly<Envelope> as DeepReadonly<CalaveraState>;
      const { rows } = view.sheets[player] as CalaveraSheet;
      const crosses = colours.reduce((sum, colour) => sum + rows[colour].crosses, 0);
      const [best] = playsIn(view, crosses < FAR * colours.length ? 'crosses' : 'points');
      if (best?.action.player === player) return best.action;
      throw new GameError('NOT_YOUR_TURN', `calavera: Player ${player + 1} is not to act`);
    },
  },
  thumb: thumb<CalaveraState, CalaveraAction>(
    'Roll again what is neither the colour you have most of nor a joker, until a second skull lies; then make the most crosses, but none beyond box 10.',
    atFirstSight,
  ),
};
