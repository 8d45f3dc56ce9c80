import { playerInSentence } from '../kernel/naming.js';
import { isInteger, isRecord, type Json, numberOrType, oneLine, plainCopy } from '../kernel/plain.js';
import type { GameResult } from '../kernel/types.js';
import { type End, lost, resignation } from '../record/ended.js';
import { footerFields, isReason } from '../record/fields.js';
import { outOfTime } from './clock.js';
import { type Position, type Rules, resultOf, toActIn } from './position.js';
import { HOST } from './store.js';
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

/** @throws `GameError` `INVALID_ACTION` for a reason that is none, as the others here */
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
  const result = { winners, scores, reason } as Json;
  if (!footerFields.result?.accepts(result, { players })) {
    throw refusal(
      'INVALID_ACTION',
      'result: expected { winners, scores }, winners ascending, scores one number a player or null',
    );
  }
  return ending(rules, HOST, options, { ended: { by: 'adjudicate', reason }, result: result as unknown as GameResult });
}

/** @throws `GameError` `INVALID_ACTION` for what is no time */
export function checkTime(now: unknown): asserts now is number {
  if (isInteger(now, 0)) return;
  throw refusal('INVALID_ACTION', `expected milliseconds, an integer from 0, got ${numberOrType(now)}`);
}

function sentenceFor(late: readonly number[], names: Names): string {
  const [one, other] = late.map((seat) => playerInSentence(seat, names));
  if (late.length > 2) return `${late.length} players have run out of time.`;
  return oneLine(other === undefined ? `${one} has run out of time.` : `${one} and ${other} have run out of time.`);
}

/** Time has come to a moment: the first starts the clock, and one by which somebody's time is up ends the match. */
export function ticking(rules: Rules, names: Names, now: number): Submission {
  return submissionOf(HOST, undefined, 'tick', (position: Position) => {
    const { clock, state } = position;
    const { clock: settings } = rules.terms;
    if (!clock || !settings || resultOf(rules, position)) return null;
    if (clock.now === null) return { entry: { seat: HOST, now } };
    const late = outOfTime(clock, settings, toActIn(rules, position), now);
    if (late.length === 0) return null;
    return { entry: { seat: HOST, end: lost('clock', state.players, late, sentenceFor(late, names)) } };
  });
}

/**
 * What is submitted at a moment, stamped with it. Who acts when the time is up comes too late, though nobody has said so yet.
 */
export function atTime(rules: Rules, submission: Submission, now: number | undefined): Submission {
  return {
    ...submission,
    judge(position) {
      const judged = submission.judge(position);
      const { clock } = position;
      const { clock: settings } = rules.terms;
      if (!judged || !clock || !settings || clock.now === null || now === undefined || now <= clock.now) return judged;
      if (judged.entry.action && outOfTime(clock, settings, toActIn(rules, position), now).includes(submission.seat)) {
        throw refusal('ILLEGAL', 'the time of the seat is up');
      }
      return { ...judged, entry: { ...judged.entry, now } };
    },
  };
}
