import type { GameResult } from '../../../kernel/types.js';

/** Whether the highest or the lowest number is the best. */
export type Better = 'most' | 'fewest';

/** The players with the best number, ascending; of those `among`, where given. Ties share. */
export function leaders(
  scores: readonly number[],
  better: Better = 'most',
  among: readonly number[] = [...scores.keys()],
): number[] {
  const numbers = among.map((player) => scores[player] as number);
  const best = better === 'most' ? Math.max(...numbers) : Math.min(...numbers);
  return among.filter((player) => scores[player] === best);
}

/** The singular of what is counted: `'green die'` for `'green dice'`. */
const oneOf = (what: string): string => what.replace(/\bdice\b/, 'die').replace(/s$/, '');

/**
 * The outcome of a game that is decided by a number: whoever has the best wins, ties share.
 *
 * @param why - how it ended, without a full stop: `'The pyramid is complete'`
 * @param what - what is counted, in the plural: `'outer faces'`
 */
export function decidedBy(
  scores: readonly number[],
  why: string,
  what: string,
  better: Better = 'most',
  among?: readonly number[],
): GameResult {
  const winners = leaders(scores, better, among);
  const best = scores[winners[0] ?? 0] ?? 0;
  const counted = best === 1 ? `1 ${oneOf(what)} is` : `${best} ${what} are`;
  return { winners, scores, reason: `${why}; ${counted} the ${better}.` };
}
