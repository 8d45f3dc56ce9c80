import { isRecord, MAX_STRING } from '../kernel/plain.js';
import type { GameResult } from '../kernel/types.js';
import { type Field, isComment, isSeat, isTextOf, oneEach, type Plain } from './fields.js';

// A module of its own: not loaded by what only begins a game.

/** Whether it has the shape of a link of a chain. */
export const isLink = /* @__PURE__ */ isTextOf(/^[0-9a-f]{64}$/);

const isNumberList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

export function isResult(value: unknown, header: Plain): value is GameResult {
  const { winners, scores, reason, ...rest } = isRecord(value) ? value : {};
  return (
    typeof reason === 'string' &&
    isNumberList(winners) &&
    winners.every((winner, i) => isSeat(winner, header) && winner > (winners[i - 1] ?? -1)) &&
    (scores === null || (isNumberList(scores) && scores.length === (header.players ?? scores.length))) &&
    Object.keys(rest).length === 0
  );
}

/**
 * By the first two nobody loses; by the last a named player does; whoever runs out of time or forfeits is named, unless
 * several do at once.
 */
const ends: readonly unknown[] = ['abandon', 'adjudicate', 'clock', 'forfeit', 'resign'];

/** Whether it is one line that says why a match was ended. */
export const isReason = (value: unknown): value is string =>
  isComment(value) && value.length <= 500 && !value.includes('\n');

function isEnded(value: unknown, header: Plain): boolean {
  const { by, reason, seat, ...rest } = isRecord(value) ? value : {};
  const end = ends.indexOf(by);
  const isNamed = seat === undefined ? end >= 0 && end <= 3 : end >= 2 && isSeat(seat, header);
  return isNamed && isReason(reason) && Object.keys(rest).length === 0;
}

/** The fields of a footer, in the order in which a record lists them. */
export const footerFields: Readonly<Record<string, Field>> = {
  ended: {
    expected: 'by, a reason on one line, and the seat that has lost by it',
    accepts: isEnded,
  },
  result: {
    expected: '{ winners, scores, reason }, winners ascending, scores one number a player or null',
    accepts: isResult,
  },
  seed: {
    expected: `a string of at most ${MAX_STRING} characters, without lone surrogates`,
    accepts: isTextOf(/^\P{Surrogate}*$/u),
  },
  links: oneEach(isLink),
};
