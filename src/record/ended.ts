import { isInteger, isRecord, type Json, plainEqual } from '../kernel/plain.js';
import type { DeepReadonly, GameResult } from '../kernel/types.js';
import type { Ended, RecordFooter } from './types.js';

/** What the rules did not bring about, and whether somebody must have lost by it. */
const ways: Readonly<Record<Ended['by'], 'one' | 'some' | 'nobody'>> = {
  resign: 'one',
  forfeit: 'one',
  clock: 'some',
  abandon: 'nobody',
  adjudicate: 'nobody',
};

const MAX_REASON = 500;

/** Whether it is one line that says something. */
export const isReason = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_REASON && /^[^\p{Cc}\p{Surrogate}]+$/u.test(value);

export const REASON = `a reason of 1 to ${MAX_REASON} characters, none of them a control character`;

/** How a game of so many players can have been ended. */
export const ENDED = `by: ${Object.keys(ways).join(', ')}; the seat that has lost by it, if one has; and ${REASON}`;

/** Whether it says how a game of so many players was ended. */
export function isEnded(value: Json, players: number | undefined): boolean {
  if (!isRecord(value)) return false;
  const { by, reason, seat, ...rest } = value;
  if (typeof by !== 'string' || !Object.hasOwn(ways, by) || !isReason(reason)) return false;
  const losers = ways[by as Ended['by']];
  const isSeat =
    seat === undefined
      ? losers !== 'one'
      : losers !== 'nobody' && isInteger(seat, 0, (players ?? Number.MAX_SAFE_INTEGER) - 1);
  return isSeat && Object.keys(rest).length === 0;
}

/** All but those who lose share what is left. */
export const othersWin = (players: number, losers: readonly number[], reason: string): GameResult => ({
  winners: Array.from({ length: players }, (_, seat) => seat).filter((seat) => !losers.includes(seat)),
  scores: null,
  reason,
});

type Footer = DeepReadonly<RecordFooter>;

/** How a recorded result contradicts that of the rules. The words of the reason are not compared: another version may say it differently. */
function resultProblem(told: Footer['result'], result: GameResult | null): string | undefined {
  if (told === undefined) return undefined;
  if (result === null) return 'the record has a result, but the game is not over';
  const words = ({ winners, scores }: DeepReadonly<GameResult>) =>
    `winners ${JSON.stringify(winners)}, scores ${JSON.stringify(scores)}`;
  const same = plainEqual(told.winners, result.winners) && plainEqual(told.scores, result.scores);
  return same ? undefined : `expected ${words(result)}, got ${words(told)}`;
}

/** Why a match that was running can't have been ended so. */
function endedProblem(
  ended: Ended,
  told: Footer['result'],
  result: GameResult | null,
  players: number,
): string | undefined {
  const { by, seat } = ended;
  if (result) return `by ${by}, but the game was over`;
  if (!told) return `by ${by}, but there is no result`;
  if (by === 'adjudicate' || (told.scores === null && isOf(told.winners))) return undefined;
  return `by ${by}, but its result is another`;

  function isOf(winners: readonly number[]): boolean {
    if (by === 'abandon') return winners.length === 0;
    // Those whose time ran out together are several, and not named.
    if (seat === undefined) return winners.length <= players - 2;
    return plainEqual(winners, othersWin(players, [seat], '').winners);
  }
}

/**
 * What is wrong with the end that a record tells; no `problem` when nothing is.
 *
 * @param result - as the rules have it after the last action
 */
export function endProblem(
  { ended, result: told }: Footer,
  result: GameResult | null,
  players: number,
): { readonly kind: 'ended' | 'result'; readonly problem: string | undefined } {
  if (ended) return { kind: 'ended', problem: endedProblem(ended, told, result, players) };
  return { kind: 'result', problem: resultProblem(told, result) };
}
