import { isInteger, isRecord, numberOrType, plainCopy } from '../kernel/plain.js';
import { type End, lost, resignation } from '../record/ended.js';
import { isReason, isResult } from '../record/footer-fields.js';
import { outOfTime } from './clock.js';
import { type Position, type Rules, resultOf, toActIn } from './position.js';
import { haveCommitted, missingSeats, waitingSince } from './shared.js';
import { someInSentence } from './sharing.js';
import { type Entry, HOST } from './store.js';
import { checkSeat, overRefusal, refusal, type Submission, submissionOf } from './submission.js';

type Names = readonly string[] | undefined;

/** @throws `GameError` `INVALID_ACTION` */
function checkReason(reason: unknown): asserts reason is string {
  if (!isReason(reason)) throw refusal('INVALID_ACTION', 'expected a reason: one line of at most 500 characters');
}

/** Whoever ends a match ends it in the same way: with one entry, while it runs. */
function ending(rules: Rules, by: number, options: unknown, end: End): Submission {
  return submissionOf(by, options, { end }, (position) => {
    if (resultOf(rules, position)) throw overRefusal();
    return { entry: { seat: by, end } };
  });
}

export const resigning = (rules: Rules, names: Names, players: number, seat: number, options: unknown): Submission =>
  ending(rules, seat, options, resignation(players, seat, names));

/** @throws `GameError` `INVALID_ACTION` for a bad reason, as the others here */
export function abandoning(rules: Rules, reason: unknown, options: unknown): Submission {
  checkReason(reason);
  return ending(rules, HOST, options, {
    ended: { by: 'abandon', reason },
    result: { winners: [], scores: null, reason },
  });
}

export function forfeiting(
  rules: Rules,
  players: number,
  seat: unknown,
  reason: unknown,
  options: unknown,
): Submission {
  checkSeat(seat, players);
  checkReason(reason);
  return ending(rules, HOST, options, lost('forfeit', players, [seat], reason));
}

export function adjudicating(
  rules: Rules,
  players: number,
  told: unknown,
  reason: unknown,
  options: unknown,
): Submission {
  checkReason(reason);
  const given = plainCopy(told, 'INVALID_ACTION', 'match: result');
  const { winners, scores = null } = isRecord(given) ? given : {};
  const result = { winners, scores, reason };
  if (!isResult(result, { players })) {
    throw refusal(
      'INVALID_ACTION',
      'result: expected { winners, scores }, winners ascending, scores one number a player or null',
    );
  }
  return ending(rules, HOST, options, { ended: { by: 'adjudicate', reason }, result });
}

/** @throws `GameError` `INVALID_ACTION` for anything but a time */
export function checkTime(now: unknown): asserts now is number {
  if (isInteger(now, 0)) return;
  throw refusal('INVALID_ACTION', `expected milliseconds, an integer from 0, got ${numberOrType(now)}`);
}

const sentenceFor = (late: readonly number[], names: Names): string =>
  `${someInSentence(late, names)} ${late.length === 1 ? 'has' : 'have'} run out of time.`;

/** What a moment means where some are waited for, to commit or to reveal a link. */
function overdue({ sharing }: Rules, names: Names, { shares, state }: Position, now: number): Entry | null {
  const { revealWithin } = sharing ?? {};
  if (!shares || revealWithin === undefined) return null;
  const since = waitingSince(shares);
  if (since === undefined) return null;
  if (since === null) return { seat: HOST, now };
  if (now - since < revealWithin) return null;
  const missing = missingSeats(shares);
  const what = haveCommitted(shares) ? 'share in' : 'commit to';
  const reason = `${someInSentence(missing, names)} did not ${what} the dice in time.`;
  return { seat: HOST, end: lost('forfeit', state.players, missing, reason) };
}

function timedOut(rules: Rules, names: Names, position: Position, now: number): Entry | null {
  const { clock, state } = position;
  const { clock: settings } = rules.terms;
  if (!clock || !settings) return null;
  if (clock.now === null) return { seat: HOST, now };
  const late = outOfTime(clock, settings, toActIn(rules, position), now);
  if (late.length === 0) return null;
  return { seat: HOST, end: lost('clock', state.players, late, sentenceFor(late, names)) };
}

/** Time has reached a moment: the first starts the clock, and one at which a player's time is up ends the match. */
export function ticking(rules: Rules, names: Names, now: number): Submission {
  return submissionOf(HOST, undefined, 'tick', (position: Position) => {
    if (resultOf(rules, position)) return null;
    const entry = timedOut(rules, names, position, now) ?? overdue(rules, names, position, now);
    return entry && { entry };
  });
}

/**
 * What is submitted at a moment, stamped with it. Acting when the time is up is too late, even if nobody has said so yet.
 */
export function atTime(rules: Rules, submission: Submission, now: number | undefined): Submission {
  return {
    ...submission,
    judge(position) {
      const judged = submission.judge(position);
      const { clock } = position;
      const { clock: settings } = rules.terms;
      if (!judged || now === undefined) return judged;
      const { announced: thrown, commitment } = judged.entry;
      const isTimed = rules.sharing?.revealWithin !== undefined && (thrown ?? commitment) !== undefined;
      const timed = isTimed ? { ...judged, entry: { ...judged.entry, now } } : judged;
      if (!clock || !settings || clock.now === null || now <= clock.now) return timed;
      const { action, announced } = judged.entry;
      if (
        (action ?? announced) &&
        outOfTime(clock, settings, toActIn(rules, position), now).includes(submission.seat)
      ) {
        throw refusal('ILLEGAL', 'the time of the seat is up');
      }
      return { ...judged, entry: { ...judged.entry, now } };
    },
  };
}
