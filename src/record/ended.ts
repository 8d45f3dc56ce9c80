import { playerInSentence } from '../kernel/naming.js';
import { oneLine } from '../kernel/plain.js';
import type { DeepReadonly, GameResult } from '../kernel/types.js';
import type { Ended, RecordFooter } from './types.js';

/** How a match was ended, and what came of it. */
export interface End {
  readonly ended: Ended;
  readonly result: GameResult;
}

/** The end of a match that some have lost, named if only one has: the others share what is left. */
export function lost(by: Ended['by'], players: number, losers: readonly number[], reason: string): End {
  const winners = Array.from({ length: players }, (_, seat) => seat).filter((seat) => !losers.includes(seat));
  const [seat] = losers.length === 1 ? losers : [];
  return { ended: { by, reason, ...(seat !== undefined && { seat }) }, result: { winners, scores: null, reason } };
}

export const resignation = (players: number, seat: number, names?: readonly string[]): End =>
  lost('resign', players, [seat], oneLine(`${playerInSentence(seat, names)} resigns.`));

type Footer = DeepReadonly<RecordFooter>;

/** Whether this end of a running match can have had that result. */
function isResultOf({ by, seat }: Ended, { winners, scores }: DeepReadonly<GameResult>, players: number): boolean {
  if (by === 'adjudicate') return true;
  const lost = players - winners.length;
  if (seat !== undefined) return !scores && lost === 1 && !winners.includes(seat);
  return !scores && (by === 'abandon' ? lost === players : lost > 1);
}

/**
 * What is wrong with the end that a record gives; `undefined` when nothing is. The words of the reason are not compared:
 * another version may put it differently.
 *
 * @param result - as the rules have it after the last action
 */
export function endProblem(
  { ended, result: told }: Footer,
  result: GameResult | null,
  players: number,
): string | undefined {
  if (ended) {
    if (result) return 'but the game was over';
    return told && isResultOf(ended, told, players) ? undefined : `by ${ended.by}, but the result is none of that`;
  }
  if (!told) return undefined;
  if (!result) return 'the record has a result, but the game is not over';
  const words = ({ winners, scores }: DeepReadonly<GameResult>) =>
    `winners ${JSON.stringify(winners)}, scores ${JSON.stringify(scores)}`;
  return words(told) === words(result) ? undefined : `expected ${words(result)}, got ${words(told)}`;
}
