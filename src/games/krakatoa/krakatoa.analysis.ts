/**
 * The mathematics of Krakatoa: what a throw can bring, with exact weights, and what is worth throwing.
 *
 * @module
 */
import type { OddsQuestion } from '../../advice/advice.js';
import type { NamedBot } from '../../advice/named-bot.js';
import { thumb } from '../../advice/thumb.js';
import { pick } from '../../kernel/dice/random.js';
import { GameError } from '../../kernel/errors.js';
import type { DeepReadonly, Envelope } from '../../kernel/types.js';
import { choicesIn, type KrakatoaChoice } from './analysis/choices.js';
import { questions } from './analysis/questions.js';
import { type KrakatoaSetOdds, setOdds } from './analysis/set-odds.js';
import { type KrakatoaSpot, spotOf } from './analysis/spot.js';
import { type KrakatoaThrowOdds, throwOdds } from './analysis/throw-odds.js';
import type { KrakatoaAction, KrakatoaState, KrakatoaThrowSet } from './krakatoa.js';
import { scoreFaces, scoreSet } from './scoring.js';

export type { KrakatoaChoice } from './analysis/choices.js';
export type { KrakatoaSetOdds } from './analysis/set-odds.js';
export type { KrakatoaSpot } from './analysis/spot.js';
export type { KrakatoaResult, KrakatoaThrowOdds, KrakatoaWeight } from './analysis/throw-odds.js';

/** What {@link krakatoaAnalysis} can do. */
export interface KrakatoaAnalysis {
  /** The exact odds of what three dice of a set make when they are rolled, the dearest combination first. */
  readonly setOdds: () => readonly KrakatoaSetOdds[];
  /** The spot of the side to throw; `null` in the throw-off and when the game is over. */
  readonly spotOf: (view: DeepReadonly<KrakatoaState>) => KrakatoaSpot | null;
  /**
   * Everything that a throw can bring, with exact integer weights: points, bonuses, marks in the next two boxes. Throw 1
   * is looked at as if it were kept. Scratches and knocked dice have the odds of the model in the options
   * (KRK-27, KRK-28).
   *
   * @param set - `'all'` at throw 1, otherwise the set that is thrown
   * @throws RangeError for a set that may not be thrown there, or a spot that cannot be
   * @example
   * ```ts
   * import { games } from 'dicewright/games';
   *
   * const { krakatoaAnalysis } = await games.krakatoa.part('analysis');
   * const { points, total, mean } = krakatoaAnalysis.throwOdds({ throwNumber: 1, faces: null }, 'all');
   * console.log(points[0], total, mean.toFixed(3)); // → { value: 0, weight: 157464000 } 5159780352 3.785
   * ```
   */
  readonly throwOdds: (spot: KrakatoaSpot, set: KrakatoaThrowSet) => KrakatoaThrowOdds;
  /**
   * What the side to throw can do, the best first: keep throw 1 or throw all nine again, or which set to throw. Takes
   * milliseconds; where `knockChance` is not 0 seconds, and in round 6, with the bonus throws, up to half a minute.
   *
   * The best is that with the most expected points in this turn; what others do, and marks that run on into the next
   * round, are not looked at.
   *
   * @throws RangeError for a spot that cannot be
   * @example
   * ```ts
   * import { games } from 'dicewright/games';
   *
   * const { krakatoaAnalysis } = await games.krakatoa.part('analysis');
   * const faces = { steam: ['Y', 'Y', 'Y'], ash: ['R', 'B', 'B'], lava: ['R', 'R', 'B'] } as const;
   * const [best] = krakatoaAnalysis.choices({ throwNumber: 1, faces, awaitsKeep: true });
   * console.log(best?.choice, best?.points); // → keep 10
   * ```
   */
  readonly choices: (spot: KrakatoaSpot) => readonly KrakatoaChoice[];
}

/** The mathematics of Krakatoa. */
export const krakatoaAnalysis: KrakatoaAnalysis = { setOdds, spotOf, throwOdds, choices: choicesIn };

/** Questions about Krakatoa that have ready-made answers. */
export const krakatoaQuestions: readonly OddsQuestion[] = questions;

/** What nine dice make on average. */
const MEAN = 3.8;

/** Bots of Krakatoa, by the names by which tournaments know them. */
export const krakatoaBots: Readonly<Record<'turn' | 'thumb', NamedBot>> = {
  turn: {
    about: 'plays for the most expected points of its turn, worked out exactly; slow where dice are knocked',
    parameters: [],
    create:
      ({ game }) =>
      (given, player, rng) => {
        const actions = [...game.legalActions(given, player)] as KrakatoaAction[];
        const spot = actions.length > 1 ? spotOf(given as DeepReadonly<Envelope> as DeepReadonly<KrakatoaState>) : null;
        const best = spot && choicesIn(spot)[0]?.choice;
        // What is forced is played; in the throw-off all sets are alike.
        const action =
          actions.find((one) => best === (one.type === 'throw' ? one.set : one.type)) ?? pick(rng, actions);
        if (action === undefined) throw new GameError('NOT_YOUR_TURN', `krakatoa: Player ${player + 1} is not to act`);
        return action;
      },
  },
  thumb: thumb<KrakatoaState, KrakatoaAction>(
    'Keep a first throw of four points or more; when the set is yours to choose, throw the one that is worth least.',
    ({ faces }, action) => {
      if (faces === null || action.type === 'throwOff') return 0;
      if (action.type === 'keep') return scoreFaces(faces);
      return action.set === 'all' ? MEAN : -scoreSet(faces[action.set]);
    },
  ),
};
