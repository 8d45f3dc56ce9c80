import type { GameId } from '../catalogue.js';
import { analyses } from './analyses.generated.js';

/** What the built-in games that have mathematics of their own export of it, by id of the game. */
export type Analyses = { readonly [Id in keyof typeof analyses]: Awaited<ReturnType<(typeof analyses)[Id]>> };

/** The id of a built-in game that has mathematics of its own. */
export type AnalysisId = keyof Analyses & GameId;

/** Whether the value is the id of a game that {@link loadAnalysis} knows. */
export const hasAnalysis = (value: unknown): value is AnalysisId =>
  typeof value === 'string' && Object.hasOwn(analyses, value);

/**
 * Loads the mathematics of a game, all that `dicewright/analysis` exports under the game's name: for programs that learn
 * at run time which game it is.
 *
 * @throws RangeError (as a rejection) where no built-in game of this id has mathematics of its own; {@link hasAnalysis}
 * tells before.
 *
 * @example
 * ```ts
 * import { loadAnalysis } from 'dicewright/analysis';
 *
 * const { kirikiAnalysis } = await loadAnalysis('kiriki');
 * const { kiriki } = kirikiAnalysis.patternOdds([6, 6, 6, 6, 1], 2);
 * console.log(kiriki.favourable / kiriki.total === 11 / 36); // → true
 * ```
 */
export async function loadAnalysis<Id extends AnalysisId>(id: Id): Promise<Analyses[Id]> {
  if (!hasAnalysis(id)) throw new RangeError('expected the id of a game that has mathematics of its own');
  const load: () => Promise<unknown> = analyses[id];
  return (await load()) as Analyses[Id];
}
