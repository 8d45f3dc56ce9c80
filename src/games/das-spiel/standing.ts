import type { GameOutcome } from '../../kernel/types.js';

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

/** `'3 points are'`, `'1 point is'`. */
function counted(count: number, what: string): string {
  if (count !== 1) return `${count} ${what} are`;
  return `1 ${what.includes('dice') ? what.replace('dice', 'die') : what.replace(/s$/, '')} is`;
}

/**
 * The outcome of a game that is decided by a number: whoever has the best wins, ties share.
 *
 * @param why - how it ended, without a full stop: `'The pyramid is complete'`
 * @param what - what is counted, in the plural: `'outer faces'`, `'dice left'`
 */
export function decidedBy(
  scores: readonly number[],
  why: string,
  what: string,
  better: Better = 'most',
  among?: readonly number[],
): GameOutcome {
  const winners = leaders(scores, better, among);
  const best = scores[winners[0] ?? 0] ?? 0;
  return { winners, scores, reason: `${why}; ${counted(best, what)} the ${better}.` };
}
